import { Fragment } from 'react'
import type { ServiceLine } from '#app/church/times/services-in-words.server.ts'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { byTheClock } from '#app/time/by-the-clock.ts'
import { useTold } from '#app/time/useNext.ts'
import { CutEdge } from '#app/ui/CutEdge.tsx'
import { Logo } from '#app/ui/Logo.tsx'
import { Picture, type PictureSource } from '#app/ui/Picture.tsx'
import s from './InvitationCard.module.css'
import type { page } from './page.server.ts'

type Props = { card: PropsOf<typeof page>['card'] }

/** An invitation as large as a postcard (A6): the same in both languages, side by side. */
export function InvitationCard({
  card: { site, church, picture, sides, phone, address, qr },
}: Props) {
  return (
    <article className={s.card}>
      <div className={s.picture}>
        <Picture picture={picture} sizes={`${widthOf(picture)}px`} eager />
        <CutEdge seed={7} />
      </div>
      <header className={s.name}>
        <Logo />
        <h2>
          {site} <span>{church}</span>
        </h2>
      </header>
      <div className={s.sides}>
        {sides.map((side) => (
          <section key={side.language} lang={side.language}>
            <h3 className={s.greeting}>{side.greeting}</h3>
            <ul className={s.lines}>
              <Lines lines={side.lines} />
            </ul>
            {side.notes.map((note) => (
              <p key={note} className={s.note}>
                {note}
              </p>
            ))}
            <p className={s.place}>
              {side.places.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          </section>
        ))}
      </div>
      <footer className={s.reach}>
        <svg viewBox={`0 0 ${qr.width} ${qr.width}`} className={s.code} aria-hidden="true">
          <path fill="var(--white)" d={`M0 0h${qr.width}v${qr.width}H0z`} />
          <path d={qr.path} />
        </svg>
        <p>
          <b>{phone}</b>
          <span>
            {address.split(/(?<=\/)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </span>
        </p>
      </footer>
    </article>
  )
}

/** Who comes to the young goes to another door. */
function Lines({ lines }: { lines: readonly ServiceLine[] }) {
  return useTold(lines).map(({ day, time, kind, congregation, remarks, place, told }) => (
    <li key={[day, time, kind, congregation, ...remarks].join()} {...(told && byTheClock(told))}>
      <b>
        {day}, {time}
      </b>{' '}
      <span>{[kind, congregation, ...remarks].filter(Boolean).join(', ')}</span>
      {place && <span className={s.door}>{place}</span>}
    </li>
  ))
}

/** How wide a picture is shown that covers a box of 400 by 196 pixels: of a map only the middle. */
function widthOf({ width, height }: PictureSource): number {
  return Math.max(400, Math.round((196 * width) / height))
}
