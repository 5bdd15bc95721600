import { ChurchFinder } from '#app/church/ChurchFinder.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { Section } from '#app/ui/Section.tsx'
import s from './CountryPage.module.css'
import type { page } from './page.server.ts'

type Props = PropsOf<typeof page>

/** Every church of one country, by region. */
export function CountryPage({ hero, finder, regions }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero form="night" hero={hero} />
      <Section>
        {regions.map(({ name, count, churches }) => (
          <section key={name} className={s.region}>
            <h2 className={s.name}>
              {name} <small>{count}</small>
            </h2>
            <ul className={s.churches}>
              {churches.map((church) => (
                <li key={church.to}>
                  <a href={church.to}>{church.name}</a>
                  <small>
                    {t('sundays')} {church.times}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Section>
      <Section ground="band">
        <ChurchFinder {...finder} />
      </Section>
    </>
  )
}
