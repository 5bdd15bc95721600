import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { localeNames, type Locale } from '#app/language/locale.ts'

type Props = {
  locale: Locale
  to: string
  className?: string | undefined
  onChosen?: () => void
  children?: ReactNode
}

/**
 * A link to the same page in a language, by that language's own name. Its `hrefLang` also tells the
 * first-paint script to remember the choice.
 */
export function LanguageLink({ locale, to, className, onChosen, children }: Props) {
  const { locale: current, switchTo } = useLanguage()
  return (
    <a
      className={className}
      href={to}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === current ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onChosen?.()
        switchTo(locale)
      }}
    >
      {children ?? localeNames[locale]}
    </a>
  )
}
