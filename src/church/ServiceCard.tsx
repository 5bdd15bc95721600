import type { ReactNode } from 'react'
import { CallFirstNote, type CallFirst } from '#app/ui/CallFirst.tsx'
import { Icon, type IconName } from '#app/ui/Icon.tsx'
import s from './ServiceCard.module.css'

export type ServiceTime = {
  day: string
  time: string
  kind: string
  /** In which languages, where the services of a church differ in them. */
  languages?: string
  /** That the time of this one is still being confirmed. */
  unsure?: string
}

/** The weekly services of a church, one a line. */
export function ServiceTimes({ lines }: { lines: readonly ServiceTime[] }) {
  return (
    <dl className={s.times}>
      {lines.map(({ day, time, kind, languages, unsure }) => (
        <div key={day + time + kind}>
          <dt>
            <span>{day}</span> <span>{kind}</span> {languages && <span>{languages}</span>}{' '}
            {unsure && <span>{unsure}</span>}
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

/** What a visitor wants to know first: when, or where. */
export function ServiceCard({ title, icon, note, children }: Props) {
  return (
    <div className={s.card}>
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
