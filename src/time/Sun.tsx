import { byTheClock } from './by-the-clock.ts'
import s from './Sun.module.css'
import { useByTheClock } from './useNow.ts'

/** At which hour the sun stands, and until when; at the last one it stays. */
export type SunHour = { readonly hour: number; readonly until?: string }

/** The sun of a picture that has none, where the hour of what comes next puts it. */
export function Sun({ hours }: { hours: readonly SunHour[] }) {
  const all = hours.map((each, index) => ({
    ...each,
    from: hours[index - 1]?.until ?? '',
    atBuild: index === 0,
  }))
  const shown = useByTheClock(all, (now) => {
    const current = all.find(({ until }) => !until || now < Date.parse(until))
    return current ? [{ ...current, atBuild: true }] : []
  })
  return shown.map(({ hour, ...told }) => (
    <div key={told.from} className={s.sun} data-hour={hour} {...byTheClock(told)}>
      <svg width="100%" height="100%" aria-hidden="true">
        <circle {...placeAt(hour)} r="1em" fill="currentColor" />
      </svg>
    </div>
  ))
}

/** It rises at six at the left, stands highest at one, and sets at eight at the right. */
function placeAt(hour: number) {
  const day = ((Math.min(20, Math.max(6, hour)) - 6) / 14) * Math.PI
  const percent = (part: number) => `${Math.round(part * 100)}%`
  return { cx: percent((1 - Math.cos(day)) / 2), cy: percent(1 - Math.sin(day)) }
}
