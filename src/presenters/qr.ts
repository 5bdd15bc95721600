import { encodeQR } from 'qr'

/** A QR code as a drawing: how many dots wide it is, the margin included, and the dark ones as a path. */
export type QrCode = { width: number; path: string }

/** Readers need four light dots around the code: ISO/IEC 18004. */
const margin = 4

/** Draws a text as a QR code that may lose 15 % of its dots: a card is folded, and gets stains. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  const runs = rows.flatMap((dots, y) =>
    // dark dots side by side are one bar: two bars would show a seam between them
    [
      ...dots
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  )
  return { width: rows.length, path: runs.join('') }
}
