import { encodeQR } from 'qr'

/** A QR code as a drawing: how many dots wide it is, the margin included, and the dark ones as a path. */
export type QrCode = { width: number; path: string }

/** Readers need four light dots around the code: https://www.qrcode.com/en/howto/code.html */
const margin = 4

/** Draws a text as a QR code that may lose 15 % of its dots: a card is folded, and gets stains. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  let path = ''
  for (const [y, dots] of rows.entries()) {
    // dark dots side by side are one bar: two bars would show a seam between them
    for (let end = 0, x = dots.indexOf(true); x >= 0; x = dots.indexOf(true, end)) {
      // it is found in every row: the margin is light
      end = dots.indexOf(false, x)
      path += `M${x} ${y}h${end - x}v1h-${end - x}z`
    }
  }
  return { width: rows.length, path }
}
