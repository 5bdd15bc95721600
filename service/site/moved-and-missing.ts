import { localeOf, withLocale, withoutLocale } from '#app/language/locale.ts'

/** An address with its letters as they are read, or nothing where it spells none. */
export function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}

/** Where what was asked for has moved to, if it has; both spelled as they are sent. */
export function movedTo(
  asked: string,
  redirects: Readonly<Record<string, string>>,
  isPage: (address: string) => boolean,
): string | undefined {
  const address = decoded(asked)
  if (address === undefined) return undefined
  const to = oneAddressOf(address, redirects, isPage)
  // one slash: two would name another host
  if (to === address || !/^\/(?!\/)/.test(to)) return undefined
  // these two are letters of an address only in another spelling
  return encodeURI(to).replace(/[?#]/g, encodeURIComponent)
}

/**
 * The one address of a page: without a slash, an ending or the capitals that print and people put into it, and
 * where it moved to; the address itself where it has none.
 */
function oneAddressOf(
  address: string,
  redirects: Readonly<Record<string, string>>,
  isPage: (address: string) => boolean,
): string {
  const bare = withoutSlashes(address)
  const small = bare.toLowerCase()
  const to = redirects[withoutLocale(small)]
  if (to) return withLocale(to, localeOf(small))
  const clean = withoutEnding(small) || '/'
  return isPage(clean) ? clean : bare
}

/** Without the slashes at its end. A regular expression would take a time of length squared here. */
function withoutSlashes(address: string): string {
  let end = address.length
  while (end > 1 && address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

function withoutEnding(address: string): string {
  const ending = ['/index.html', '.html'].find((each) => address.endsWith(each)) ?? ''
  return address.slice(0, address.length - ending.length)
}

/**
 * Where the page not found of an address stands, the one that fits best first: a church that is no more
 * has the page of `/churches`, which offers the others.
 */
export function missingPagesOf(address: string): string[] {
  const small = address.toLowerCase()
  const locale = localeOf(small)
  const twin = withoutLocale(small)
  const [, first = ''] = twin.split('/', 2)
  const fitting = new Set([`/404${twin}`, `/404/${first}`, '/404'])
  return [...fitting].map((each) => withLocale(each, locale))
}

/** Whether an address is that of a page not found, which nobody is meant to ask for. */
export function isMissingPage(address: string): boolean {
  const twin = withoutEnding(withoutLocale(address))
  return twin === '/404' || twin.startsWith('/404/')
}
