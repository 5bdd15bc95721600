import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { MenuItems } from '#app/page/MenuItem.tsx'
import { PageHero } from '#app/page/PageHero.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Section } from '#app/ui/Section.tsx'
import s from './NotFoundPage.module.css'
import type { page } from './page.server.ts'

export function NotFoundPage({ words, hero, home, contact, suggestions }: PropsOf<typeof page>) {
  const { t } = useLanguage()
  return (
    <>
      <PageHero form="night" hero={hero}>
        <Button to={home} kind="gold">
          {t('backToHome')}
        </Button>
        <Button to={contact} kind="ghost">
          {t('contactUs')}
        </Button>
      </PageHero>
      {suggestions.length > 0 && (
        <Section>
          <h2>{words.perhaps}</h2>
          <MenuItems
            links={suggestions}
            path=""
            list={s.suggestions}
            className={`raised apart ${s.suggestion}`}
          />
        </Section>
      )}
    </>
  )
}
