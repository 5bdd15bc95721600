import { locales, withLocale } from '#app/language/locale.ts'

export function redirectsFile(all: Readonly<Record<string, string>>): string {
  const lines = locales.flatMap((locale) =>
    Object.entries(all).map(
      ([from, to]) => `${withLocale(from, locale)} ${withLocale(to, locale)} 301`,
    ),
  )
  return `${lines.join('\n')}\n`
}
