import type { Returned } from '#app/build/for-service/contact-page.tsx'
import type { SiteJson } from '#app/build/for-service/site-json.ts'
import { begunMessage } from '#app/contact/begun.ts'
import { localeOf, withoutLocale, type Locale } from '#app/language/locale.ts'

/** A message that a link has begun: `/es/contact-us?church=oakley&topic=children` */
export type Begun = { locale: Locale; returned: Returned }

/** Whoever reads it again is to get the page as it is then. */
export const begunHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
}

/** What an address begins a message with, where a page as a file cannot: it does not read addresses. */
export function begunOf(address: string, pages: SiteJson['contactPage']): Begun | undefined {
  // relative to a host, "//host/path" would be that other host
  const [path = '', search] = address.split('?', 2)
  if (!search || withoutLocale(path) !== '/contact-us') return undefined
  const locale = localeOf(path)
  const { data, sought } = pages[locale]
  const { form } = data.props
  const churches = sought.length > 0 ? sought : form.churches
  const typed = begunMessage(search, form.words, { ...form, churches }, locale)
  return Object.keys(typed).length > 0 ? { locale, returned: { typed, problems: {} } } : undefined
}
