import type { ReactNode } from 'react'
import { byTheClock } from '#app/time/by-the-clock.ts'
import type { Line, Period, ShownNotice } from '#app/time/next.ts'
import { Notices } from '#app/time/Notices.tsx'
import { usePieces } from '#app/time/useNext.ts'
import { CallFirstNote, type CallFirst } from '#app/ui/CallFirst.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { Picture, type PictureSource } from '#app/ui/Picture.tsx'
import s from './Gatherings.module.css'

export type Gathering = {
  church: string
  to: string
  times: readonly Line[]
  note?: CallFirst
  notices: readonly ShownNotice[]
  told?: Period
}

type Props = {
  head: ReactNode
  label: string
  gatherings: readonly Gathering[]
  picture?: PictureSource
  foot?: ReactNode
}

/** What takes place in several churches, and when: every week where no event is coming, or in a season. */
export function Gatherings({ head, label, gatherings, picture, foot }: Props) {
  return (
    <div className={`raised ${s.weekly}`}>
      {picture && (
        <div className={s.picture} data-screen>
          <Picture picture={picture} sizes="(width >= 80em) 1280px, 100vw" />
        </div>
      )}
      {head}
      <ul className={s.list} aria-label={label}>
        {gatherings.map((each) => (
          <li key={each.to} {...(each.told && byTheClock(each.told))}>
            <One {...each} />
          </li>
        ))}
      </ul>
      {foot && <p className={s.foot}>{foot}</p>}
    </div>
  )
}

function One({ church, to, times, note, notices }: Gathering) {
  return (
    <>
      <a href={to}>{church}</a>
      <Dots pieces={usePieces(times)} />
      <Notices notices={notices} />
      {note && (
        <small>
          <CallFirstNote note={note} />
        </small>
      )}
    </>
  )
}
