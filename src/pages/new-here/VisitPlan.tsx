import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { NextService } from '#app/site/NextService.tsx'
import { VisitTargets } from '#app/site/VisitTargets.tsx'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { load } from './data.ts'
import s from './VisitPlan.module.css'

type Plan = ReturnType<typeof load>['plans'][number]
type Words = ReturnType<typeof load>['words']['plan']

/** A visit to one church: when, where, what one wants to know before, and whom to tell. */
export function VisitPlan({ plan, words }: { plan: Plan; words: Words }) {
  const { t } = useLanguage()
  const { slug, title, visit, before, coming, to } = plan
  return (
    <Disclosure title={title} id={slug} group="plan">
      <div className={s.plan}>
        <div className={s.when}>
          <NextService timetable={visit.timetable} weekly={visit.weekly} />
          {visit.note && (
            <p>
              {visit.note} <a href={visit.call}>{visit.phone}</a>
            </p>
          )}
          <p className={s.place}>
            <Icon name="pin" /> {visit.place}
          </p>
          <div className={s.targets}>
            <VisitTargets visit={visit} />
          </div>
          <p className={s.links}>
            <TextLink to={coming}>{words.coming}</TextLink>
            <TextLink to={to}>{words.see}</TextLink>
          </p>
        </div>
        <div>
          <h4 className={s.heading}>{words.before}</h4>
          <dl className={s.before}>
            {before.map(({ topic, told, ask }) => (
              <div key={topic}>
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
            ))}
          </dl>
        </div>
      </div>
    </Disclosure>
  )
}
