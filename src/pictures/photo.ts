import { readFileSync } from 'node:fs'
import sharp, { type Metadata } from 'sharp'
import { paper } from './colours.ts'
import type { Pixels } from './encode.ts'
import { PhotoRefused, tooSmall } from './photo-refused.ts'
import type { Size } from './shapes.ts'

/** What a telephone or a camera makes today has fewer; more would fill the memory. */
const mostPixels = 120_000_000

/**
 * Opens a picture: turned as the camera was held, in the colours of the screen, and without
 * anything that the camera wrote into it (a position can be somebody's home). Refuses what cannot be
 * shown, and what is smaller than its smallest cut. What is larger than any cut is scaled down at once.
 */
export async function open(file: string, smallest: Size, largest: Size): Promise<Pixels> {
  const bytes = readFileSync(file)
  if (bytes.length === 0) throw broken
  if (isHeic(bytes)) throw heic
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken
    })
  if (!['jpeg', 'png', 'webp', 'avif', 'heif'].includes(metadata.format)) throw broken
  refuseSize(metadata, smallest)
  const { data, info } = await sharp(bytes, { failOn: 'truncated', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ ...largest, fit: 'outside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: paper })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw broken
    })
  return { bytes: data, width: info.width, height: info.height }
}

/** HEIC and HEIF say so in their first bytes, whatever the file is called; AVIF is no such file. */
function isHeic(bytes: Buffer): boolean {
  const kinds = bytes.toString('latin1', 4, 40)
  return /^ftyp(hei[cmsx]|hev[cx]|mif1|msf1)/.test(kinds) && !kinds.includes('avif')
}

function refuseSize({ autoOrient: { width, height } }: Metadata, smallest: Size): void {
  if (width * height > mostPixels) {
    const megapixels = Math.round((width * height) / 1_000_000)
    throw new PhotoRefused(
      {
        en: `the photograph has ${megapixels} megapixels`,
        es: `la fotografía tiene ${megapixels} megapíxeles`,
      },
      { en: 'Save it smaller', es: 'Guárdela más pequeña' },
    )
  }
  if (width >= smallest.width && height >= smallest.height) return
  throw tooSmall({ width, height }, smallest)
}

const heic = new PhotoRefused(
  {
    en: 'the photograph is a HEIC file, which browsers do not show',
    es: 'la fotografía es un archivo HEIC, que los navegadores no muestran',
  },
  {
    en: 'Email it to yourself from the phone, which makes it a JPEG, or choose Settings › Camera › Formats › Most Compatible on an iPhone before the next one',
    es: 'Envíela por correo desde el teléfono, que la convierte en JPEG, o elija en el iPhone Ajustes › Cámara › Formatos › El más compatible antes de la próxima',
  },
)

const broken = new PhotoRefused(
  {
    en: 'the file is broken, or is not a photograph',
    es: 'el archivo está dañado o no es una fotografía',
  },
  {
    en: 'Save the photograph again as JPEG or PNG, and put it in its place',
    es: 'Guarde otra vez la fotografía como JPEG o PNG y póngala en su lugar',
  },
)
