import { shareFile, type ShareCard } from '#app/media/share.ts'
import { addresses } from './addresses.ts'
import { missingAddresses } from './missing.ts'

/** The card of every page, and the file that should hold it. Pages of one title share one. */
export function shareCards(): { card: ShareCard; file: string }[] {
  const now = Date.now()
  const all = [...addresses(), ...missingAddresses()].map(({ make, locale }) => {
    const { card } = make(locale, now).head
    return [shareFile(card), card] as const
  })
  return [...new Map(all)].map(([file, card]) => ({ file, card }))
}
