import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#app/i18n/locale.ts'
import type { PictureName } from '#app/model/picture.ts'
import made from '#content/media/made.json'

/** What is seen of a page where somebody shares its address. */
export type ShareCard = {
  locale: Locale
  title: string
  picture: PictureName
  /** A line in Telugu under the title. */
  telugu?: string
}

/** Raised when the cards are drawn in another way, so that all are drawn anew. */
const design = 1

export const shareFolder = path.resolve('content/media/share')

/** The file of a card. It carries a fingerprint of all that stands on it: another title, another file. */
export function shareFile(card: ShareCard): string {
  const { title, picture, locale, telugu } = card
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([design, title, telugu, made[picture]]))
    .digest('hex')
    .slice(0, 8)
  return `${picture}.${locale}.${fingerprint}.jpg`
}

/** The address of a card; none until `npm run pictures` has drawn it. */
export function shareAddress(card: ShareCard): string | undefined {
  const file = shareFile(card)
  return existsSync(path.join(shareFolder, file)) ? `/media/share/${file}` : undefined
}

/** Every card there is, with the address it is served at. */
export function shareFiles(): { file: string; address: string }[] {
  if (!existsSync(shareFolder)) return []
  return readdirSync(shareFolder)
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => ({ file: path.join(shareFolder, file), address: `/media/share/${file}` }))
}
