import { BeforeThat } from '#app/church/next-service/BeforeThat.tsx'
import { WayThere } from '#app/church/next-service/VisitTargets.tsx'
import { WhenAndWhere } from '#app/church/next-service/WhenAndWhere.tsx'
import { useNextInARow } from '#app/church/times/useNextInARow.ts'
import own from '#app/church/your-church/YourChurch.module.css'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import type { ShownTime } from '#app/time/next.ts'
import { useNext } from '#app/time/useNext.ts'
import { Button } from '#app/ui/Button.tsx'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { Ask } from '#app/ways/Ask.tsx'
import type { page } from './page.server.ts'
import s from './VisitPlan.module.css'

type Plan = PropsOf<typeof page>['plans'][number]
type Words = PropsOf<typeof page>['words']['plan']
type Props = { plan: Plan; words: Words; onToggle: (isOpen: boolean) => void }

/** A visit to one church: when, where, what it has told, and a way to ask the rest. */
export function VisitPlan({ plan, words, onToggle }: Props) {
  const { title, slug, visit, names, pastors, known, questions, ask, to, listen } = plan
  const { t } = useLanguage()
  const { next } = useNext(visit.times)
  const when = useNextInARow(visit.weekly, next)
  const coming = next ? withVisit(plan.coming, next, names) : plan.coming
  // without scripts the row says the rule, and what is not as always stands inside: it would say a time that does not hold
  const glance = (next || visit.times.notices.length === 0) && (
    <>
      <Dots pieces={when} />
      {visit.note && <small>{visit.note.text}</small>}
    </>
  )
  return (
    <Disclosure title={title} id={slug} group="plan" glance={glance} onToggle={onToggle}>
      <div className={s.plan}>
        <div className={own.when}>
          <WhenAndWhere visit={visit} next={next} classes={{ place: own.place }} />
          <BeforeThat visit={visit} />
          <div className={s.targets} data-screen>
            <WayThere visit={visit} next={next} kind="main" about={title} />
            <Button to={coming} kind="line" icon="mail" about={title}>
              {words.coming}
            </Button>
          </div>
          <p>
            <TextLink to={to} about={title}>
              {words.see}
            </TextLink>
          </p>
          {listen && (
            <p>
              <TextLink
                to={listen.to}
                about={title}
                newTab={'isElsewhere' in listen ? t('newTab') : undefined}
              >
                {listen.text}
              </TextLink>
            </p>
          )}
        </div>
        <div className={own.when}>
          {known.length > 0 && (
            <>
              <h4>{words.before}</h4>
              <dl className={s.known}>
                {known.map(({ name, topic, told }) => (
                  <div key={name}>
                    <dt>{topic}</dt>
                    <dd>{told}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <h4>{words.ask.title}</h4>
          <p data-screen>{words.ask.text}</p>
          <ul className={s.questions} data-screen>
            {questions.map(({ label, to: form }) => (
              <li key={form}>
                <Button to={form} kind="line" size="small" about={title}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
          {pastors && <p>{pastors}</p>}
          <Ask ask={ask} about={title} />
        </div>
      </div>
    </Disclosure>
  )
}

/** What somebody comes to goes along, so that the message can say it: `src/contact/begun.ts` reads it. */
function withVisit(form: string, { on, at, name }: ShownTime, names: Plan['names']): string {
  const [service = ''] = Object.entries(names).find(([, each]) => each === name) ?? []
  const visit = new URLSearchParams({ visit: `${on}T${at}`, service })
  return form.replace('#', `&${visit.toString()}#`)
}
