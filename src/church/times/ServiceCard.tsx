import type { ReactNode } from 'react'
import { byTheClock } from '#app/time/by-the-clock.ts'
import type { Period } from '#app/time/next.ts'
import { useTold } from '#app/time/useNext.ts'
import { CallFirstNote, type CallFirst } from '#app/ui/CallFirst.tsx'
import { Icon, type IconName } from '#app/ui/Icon.tsx'
import s from './ServiceCard.module.css'

export type ServiceTime = {
  day: string
  time: string
  kind: string
  /** In which languages, where services differ in them; from when on or until when; that it is not certain. */
  remarks: readonly string[]
  told?: Period
}

export function ServiceTimes({ lines }: { lines: readonly ServiceTime[] }) {
  return (
    <dl className={s.times}>
      {useTold(lines).map(({ day, time, kind, remarks, told }) => (
        <div key={[day, time, kind, ...remarks].join()} {...(told && byTheClock(told))}>
          <dt>
            {[day, kind, ...remarks].map((part) => (
              <span key={part}>{part} </span>
            ))}
          </dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  )
}

type Props = {
  title: string
  icon: IconName
  /** What one needs to know beforehand: that the times are not certain. */
  note?: CallFirst | undefined
  children: ReactNode
}

export function ServiceCard({ title, icon, note, children }: Props) {
  return (
    <div className={`raised ${s.card}`}>
      <h3 className={s.title}>
        <Icon name={icon} /> {title}
      </h3>
      {children}
      {note && (
        <p className={s.note}>
          <Icon name="alert" />
          <span>
            <CallFirstNote note={note} />
          </span>
        </p>
      )}
    </div>
  )
}
