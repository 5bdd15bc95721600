import { dataPath, type FirstPage } from './page-data.ts'

/**
 * A static host knows one page not found. Print and phones put capitals into addresses: whoever came by such
 * a one is led to the page they meant; of others there may be a page not found that says more.
 */
export async function betterMissingPage({ elsewhere }: FirstPage): Promise<string | undefined> {
  if (!elsewhere) return
  const { pathname, search, hash } = location
  const small = pathname.toLowerCase()
  if (small !== pathname) {
    const { ok } = await fetch(dataPath(small))
    // the visitor may have gone elsewhere meanwhile
    if (location.pathname !== pathname) return
    if (ok) {
      location.replace(small + search + hash)
      return
    }
  }
  const [, path] =
    Object.entries(elsewhere).find(([address]) =>
      address.endsWith('/') ? small.startsWith(address) : small === address,
    ) ?? []
  return path
}
