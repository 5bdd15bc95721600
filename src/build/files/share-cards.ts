import { shareAddress, type ShareCard } from '#app/pictures/share-card.ts'
import { addresses } from '../html/every-address.ts'
import { missingAddresses } from '../html/missing.ts'

/** The card of every page, by the address it is served at. Pages of one title share one. */
export function shareCards(): Map<string, ShareCard> {
  const now = Date.now()
  const all = [...addresses(), ...missingAddresses()].map(({ page, locale, params }) => {
    const { card } = page.load({ locale, params, now }).head
    return [shareAddress(card), card] as const
  })
  return new Map(all)
}
