import type { Scene } from '#app/content/fields.ts'
import type { Locale } from '#app/language/locale.ts'
import { hasSky } from '#app/pictures/picture.server.ts'
import { foretold, iso } from '#app/time/next.ts'
import type { SunHour } from '#app/time/Sun.tsx'
import type { Church } from '../church.ts'
import { timesOf } from './timetable.server.ts'

/** The sun over a picture that leaves room for it: at the hour of what worship comes next in these churches. */
export function sunOver(
  picture: Scene,
  churches: readonly Church[],
  reading: { locale: Locale; now: number },
): readonly SunHour[] {
  if (!hasSky(picture)) return []
  const next = churches
    .flatMap((church) => foretold(timesOf(church, reading, 'worship'), reading.locale))
    .filter(({ off }) => !off)
    .toSorted((one, other) => one.until - other.until)
    .map(({ at, until }) => ({ at: standing(Number.parseInt(at)), until: iso(until) }))
  // while it stands still, once is enough
  const moves = next.filter(({ at }, index) => at.cx !== next[index + 1]?.at.cx)
  return moves.map((each, index) => (index < moves.length - 1 ? each : { at: each.at }))
}

/** It rises at six at the left, stands highest at one, and sets at eight at the right. */
function standing(hour: number): SunHour['at'] {
  const day = ((Math.min(20, Math.max(6, hour)) - 6) / 14) * Math.PI
  const percent = (part: number) => `${Math.round(part * 100)}%`
  return { cx: percent((1 - Math.cos(day)) / 2), cy: percent(1 - Math.sin(day)) }
}
