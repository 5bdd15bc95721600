import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.server.ts'

test('what a reader sees in the drawing is the text', async () => {
  const text = 'https://www.lighthouse.example/es/churches/san-bartolome'
  const { width, path } = qrCode(text)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" width="300" height="300"><path fill="#fff" d="M0 0h${width}v${width}H0z"/><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const seen = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  expect(decodeQR(seen)).toBe(text)
})
