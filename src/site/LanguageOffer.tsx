import { store } from '#app/browser/storage.ts'
import { offerDismissedKey } from '#app/i18n/choice.ts'
import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { defaultLocale, locales, type Locale } from '#app/i18n/locale.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import s from './LanguageOffer.module.css'

/**
 * One quiet line, in their own language, for visitors whose browser prefers another language of ours
 * and who never chose. Dismissed once, it stays away. Nobody is ever moved by their browser alone.
 *
 * It is part of every page in the default language and shown by the style sheet: the first-paint script
 * knows before anything is painted whether it is meant for this visitor, so that nothing moves later.
 */
export function LanguageOffer({ paths }: { paths: Record<Locale, string> }) {
  const { t, locale } = useLanguage()
  // only where the other language is ours by default: a Spanish address is always Spanish
  if (locale !== defaultLocale) return null

  const dismiss = () => {
    delete document.documentElement.dataset.offer
    store(offerDismissedKey, 'no')
  }
  const others = locales.filter((each) => each !== defaultLocale)
  return others.map((offered) => (
    <aside key={offered} className={s.offer} lang={offered} aria-label={t('languageOfferLabel')}>
      <LanguageLink locale={offered} to={paths[offered]} className={s.link}>
        {t('languageOffer')}
      </LanguageLink>
      <button
        type="button"
        className={s.close}
        aria-label={t('languageOfferClose')}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </aside>
  ))
}
