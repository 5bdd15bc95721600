import type { EventTime } from '#app/event/event.ts'
import { byTheClock } from '#app/time/by-the-clock.ts'
import { iso } from '#app/time/next.ts'
import { useTold } from '#app/time/useNext.ts'
import s from './NextDays.module.css'

type Props = { title: string; times: readonly EventTime[]; builtAt: number }

const most = 4

/** When something takes place again, after the time that one can come to next. */
export function NextDays({ title, times, builtAt }: Props) {
  const counted = times.filter(({ chip, off }) => chip && !off)
  const further = counted.slice(1).map((time, index) => {
    const [from, until] = [counted[index - most]?.until ?? 0, counted[index]!.until]
    const atBuild = from <= builtAt && builtAt < until
    return { ...time, told: { from: iso(from), until: iso(until), atBuild } }
  })
  const shown = useTold(further)
  const until = further.at(-1)?.told.until
  if (!until || shown.length === 0) return null
  return (
    <div className={s.next} {...byTheClock({ until, atBuild: builtAt < Date.parse(until) })}>
      <h2>{title}</h2>
      <ul>
        {shown.map(({ dates, time, told }) => (
          <li key={told.until} {...byTheClock(told)}>
            {time ? `${dates}, ${time}` : dates}
          </li>
        ))}
      </ul>
    </div>
  )
}
