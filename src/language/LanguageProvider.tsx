import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Locale } from './locale.ts'

/**
 * The words that `t` knows. The site says which: see `src/frame/words.ts`.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- empty here so that a site can add to it
export interface Dictionary {}

type WordKey = keyof Dictionary & string

export type AllWords = { readonly [Key in WordKey]: string }

type Language = {
  locale: Locale
  /** A word of no page in particular. A missing one shows its key, and warns while developing. */
  t: (key: WordKey) => string
}

const LanguageContext = createContext<Language | undefined>(undefined)

type Props = {
  locale: Locale
  words: Partial<AllWords>
  children: ReactNode
}

/** Tells everything inside which language the page is in. */
export function LanguageProvider({ locale, words, children }: Props) {
  const language = useMemo<Language>(
    () => ({
      locale,
      t(key) {
        const word = words[key]
        if (import.meta.env.DEV && word === undefined)
          console.warn(`No translation for "${key}" in "${locale}"`)
        return word ?? key
      },
    }),
    [locale, words],
  )
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (import.meta.env.DEV && !language) throw new Error('useLanguage() needs a <LanguageProvider>')
  return language!
}
