import { useState, useSyncExternalStore } from 'react'
import { savedLocale } from '#app/i18n/choice.ts'
import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { defaultLocale, locales, type Locale } from '#app/i18n/locale.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import s from './LanguageOffer.module.css'

const dismissedKey = 'language-offer'

/**
 * One quiet line, in their own language, for visitors whose browser prefers another language of ours
 * and who never chose. Dismissed once, it stays away. Nobody is ever moved by their browser alone.
 */
export function LanguageOffer({ paths }: { paths: Record<Locale, string> }) {
  const { t, locale } = useLanguage()
  const offered = useSyncExternalStore(never, preferredLocale, () => undefined)
  const [closed, setClosed] = useState(false)
  // only where the other language is ours by default: a Spanish address is always Spanish
  if (!offered || locale !== defaultLocale || closed) return null

  const dismiss = () => {
    setClosed(true)
    try {
      localStorage.setItem(dismissedKey, 'no')
    } catch {
      // storage is blocked: it stays away until the page is loaded anew
    }
  }
  return (
    <aside className={s.offer} lang={offered} aria-label={t('languageOfferLabel')}>
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
  )
}

/** The language to offer: the browser's first, if it is ours and nothing was chosen or dismissed. */
function preferredLocale(): Locale | undefined {
  if (savedLocale() || dismissed()) return undefined
  const first = navigator.languages[0]?.split('-')[0]
  return locales.find((locale) => locale === first && locale !== defaultLocale)
}

function dismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null
  } catch {
    return false
  }
}

function never() {
  return () => {}
}
