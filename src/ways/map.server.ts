import type { PlaceName } from '#app/content/common-fields.ts'
import type { Picture } from '#app/content/fields.ts'
import type { Locale } from '#app/language/locale.ts'
import { described } from '#app/pictures/picture.server.ts'
import { frameHosts, mapHost } from '#app/ui/frame-hosts.ts'
import type { MapAddress } from './MapEmbed.tsx'

/** A map around a place: its addresses, for the frame and for the site that shows it, and our picture. */
export function mapOf(
  { latitude, longitude, zoom }: PlaceName,
  picture: Picture | undefined,
  locale: Locale,
): MapAddress {
  // the frame wants a box: at zoom 0 the world is 360 degrees wide, and each step halves it
  const width = 360 / 2 ** (zoom - 1)
  const height = width / 4
  const box = [
    longitude - width / 2,
    latitude - height / 2,
    longitude + width / 2,
    latitude + height / 2,
  ]
  const frame = new URL('/export/embed.html', frameHosts[mapHost])
  frame.searchParams.set('bbox', box.map((edge) => edge.toFixed(5)).join())
  frame.searchParams.set('layer', 'mapnik')
  frame.searchParams.set('marker', `${latitude},${longitude}`)
  const at = `${latitude}/${longitude}`
  return {
    src: frame.href,
    link: `${frameHosts[mapHost]}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${at}`,
    ...(picture && { picture: described(picture, locale) }),
  }
}
