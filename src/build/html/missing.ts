import {
  defaultLocale,
  localeOf,
  locales,
  withLocale,
  withoutLocale,
} from '#app/language/locale.ts'
import { addresses, inEveryLanguage, type Address } from './every-address.ts'
import { pages } from './pages.ts'

const plain = '/404'

/** The pages for addresses without one: a plain one, and one for each address that is often sought. */
export function missingAddresses(): Address[] {
  const found = soughtInVain().map((sought) => ({
    name: 'notFound' as const,
    page: pages.notFound,
    params: sought ? { sought } : {},
    twin: sought ? `${plain}/${sought}` : plain,
    seenAt: sought ? `/${sought}` : plain,
    ...(!sought && { elsewhere: elsewhere() }),
  }))
  return inEveryLanguage(found)
}

export function find(path: string): { address: Address; missing: boolean } {
  const address = addresses().find((each) => each.path === path)
  if (address) return { address, missing: false }
  const own = missingAddresses().filter(({ locale }) => locale === localeOf(path))
  const seen = withoutLocale(path)
  const fitting = own.find(
    (each) => each.path === path || each.seenAt === seen || seen.startsWith(`${each.seenAt}/`),
  )
  return { address: fitting ?? own.find(({ twin }) => twin === plain)!, missing: true }
}

/**
 * Many static hosts know a single page not found. It carries the addresses for which there is a better
 * one: those that are often sought, with what is below them, and all of another language.
 */
function elsewhere(): Record<string, string> {
  const sought = soughtInVain().filter((each) => each !== undefined)
  return Object.fromEntries([
    ...locales.flatMap((locale) =>
      sought.flatMap((each) => {
        const to = withLocale(`${plain}/${each}`, locale)
        return [`/${each}`, `/${each}/`].map((from) => [withLocale(from, locale), to])
      }),
    ),
    ...locales
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => [`${withLocale('/', locale)}/`, withLocale(plain, locale)]),
  ])
}

/** The addresses for which there is a better page not found; nothing for all others. */
function soughtInVain(): (string | undefined)[] {
  const params = pages.notFound.params() as { sought?: string }[]
  return params.map(({ sought }) => sought)
}
