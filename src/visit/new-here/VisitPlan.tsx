import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { BeforeThat } from '#app/church/BeforeThat.tsx'
import { CallFirstNote } from '#app/church/CallFirst.tsx'
import { NextService } from '#app/church/NextService.tsx'
import { useNext } from '#app/time/useNext.ts'
import { placeOf, VisitTargets } from '#app/church/VisitTargets.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import type { page } from './page.server.ts'
import s from './VisitPlan.module.css'

type Plan = PropsOf<typeof page>['plans'][number]
type Words = PropsOf<typeof page>['words']['plan']
type Props = { plan: Plan; words: Words; onToggle: (isOpen: boolean) => void }

/** A visit to one church: when, where, who answers, and what one wants to know before. */
export function VisitPlan({ plan, words, onToggle }: Props) {
  const { title, slug, visit, times, answers, before, to } = plan
  const { next } = useNext(visit.times)
  // the day goes along, so that the message can say it
  const coming = `${plan.coming}${next ? `&visit=${next.on}` : ''}#write`
  return (
    <Disclosure title={title} id={slug} group="plan" onToggle={onToggle}>
      <div className={s.plan}>
        <div className={s.when}>
          <NextService visit={visit} />
          <p className={s.weekly}>
            <Icon name="clock" />
            <span>
              <Dots pieces={times} />
            </span>
          </p>
          {visit.note && (
            <p>
              <CallFirstNote note={visit.note} />
            </p>
          )}
          <p className={s.place}>
            <Icon name="pin" /> {placeOf(visit, next).text}
          </p>
          <BeforeThat visit={visit} />
          <div className={s.targets}>
            <VisitTargets visit={visit} next={next} />
            <div className={s.coming}>
              <Button to={coming} kind="line" icon="mail">
                {words.coming}
              </Button>
            </div>
          </div>
          <h4 className={s.heading}>{words.answers}</h4>
          <p className={s.answers}>
            {answers.name && <span>{answers.name}</span>}
            <a href={answers.phone.to}>{answers.phone.text}</a>
            <EmailLink email={answers.email} />
          </p>
          <p>
            <TextLink to={to}>
              {words.see}
              <span className="visually-hidden">: {title}</span>
            </TextLink>
          </p>
        </div>
        <div>
          <h4 className={s.heading}>{words.before}</h4>
          <dl className={s.before}>
            {before.map((fact) => (
              <Fact key={fact.topic} {...fact} />
            ))}
          </dl>
        </div>
      </div>
    </Disclosure>
  )
}

/** What a church has told of something, or the way to ask. */
function Fact({ topic, told, ask }: Plan['before'][number]) {
  const { t } = useLanguage()
  return (
    <div>
      <dt>{topic}</dt>
      <dd>
        {told ?? (
          <a href={ask}>
            {t('askUs')}
            <span className="visually-hidden">: {topic}</span>
          </a>
        )}
      </dd>
    </div>
  )
}
