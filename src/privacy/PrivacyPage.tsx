import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { page } from './page.server.ts'
import s from './PrivacyPage.module.css'

export function PrivacyPage({ hero, facts, parts, contact }: PropsOf<typeof page>) {
  const { t } = useLanguage()
  return (
    <>
      <Hero form="type" {...hero} />
      <Section>
        <Facts facts={facts} />
        {parts.map(({ title, lead, list, paragraphs }) => (
          <section key={title} className={s.part}>
            <h2 className={s.title}>{title}</h2>
            <div className={s.said}>
              {lead && <p>{lead}</p>}
              {list && (
                <ul className={s.list}>
                  {list.map((thing) => (
                    <li key={thing}>{thing}</li>
                  ))}
                </ul>
              )}
              <Prose paragraphs={paragraphs} />
            </div>
          </section>
        ))}
        <p className={s.onward}>
          <TextLink to={contact}>{t('contactUs')}</TextLink>
        </p>
      </Section>
    </>
  )
}
