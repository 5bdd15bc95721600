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
 * A link to the same page in a language, by that language's own name. By its `hrefLang` the head script
 * of a page knows it, which does the rest (src/language/choice.ts).
 */
export function LanguageLink({ locale, to, className, onChosen, children }: Props) {
  const { locale: current } = useLanguage()
  return (
    <a
      className={className}
      href={to}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === current ? 'true' : undefined}
      // another language brings another page, which is fetched ahead as long as its link is seen
      onClick={locale === current ? onChosen : undefined}
    >
      {children ?? localeNames[locale]}
    </a>
  )
}
