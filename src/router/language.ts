import { savedLocale, saveLocale } from '#app/language/choice.ts'
import {
  defaultLocale,
  localeOf,
  withLocale,
  withoutLocale,
  type Locale,
} from '#app/language/locale.ts'

/** Marks a navigation that shows the same page in another language. */
export const switching = 'language'

/** Show the same page in another language, in place: scroll, tab, filter and typed text stay. */
export function switchLanguage(locale: Locale): void {
  saveLocale(locale)
  if (localeOf(location.pathname) === locale) return
  const path = withLocale(withoutLocale(location.pathname), locale)
  const address = path + location.search + location.hash
  if (window.navigation) navigation.navigate(address, { history: 'replace', info: switching })
  else location.replace(address)
}

/** A visitor who chose Spanish reads Spanish at an English address; a Spanish address is always Spanish. */
export function inSavedLanguage(path: string): string {
  const saved = savedLocale()
  return saved && localeOf(path) === defaultLocale ? withLocale(path, saved) : path
}
