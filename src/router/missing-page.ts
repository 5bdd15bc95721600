import type { FirstPage } from './page-data.ts'

/** A static host knows one page not found; there may be one that says more of this address. */
export function betterMissingPage({ elsewhere = {} }: FirstPage): string | undefined {
  const { pathname } = location
  const [, path] =
    Object.entries(elsewhere).find(([address]) =>
      address.endsWith('/') ? pathname.startsWith(address) : pathname === address,
    ) ?? []
  return path
}
