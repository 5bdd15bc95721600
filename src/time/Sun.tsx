import { byTheClock } from './by-the-clock.ts'
import s from './Sun.module.css'
import { useByTheClock } from './useNow.ts'

/** Where the sun stands, and until when; at the last one it stays. */
export type SunHour = {
  readonly at: { readonly cx: string; readonly cy: string }
  readonly until?: string
}

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
  return shown.map(({ at, ...told }) => (
    <div key={told.from} className={s.sun} {...byTheClock(told)}>
      <svg width="100%" height="100%" aria-hidden="true">
        <circle {...at} r="1em" />
      </svg>
    </div>
  ))
}
