import { byTheClock } from './by-the-clock.ts'
import type { ShownNotice } from './next.ts'
import s from './Notices.module.css'
import { useTold } from './useNext.ts'

/** What is to be known now: what is not as always, and what somebody wrote; nothing where all is as always. */
export function Notices({ notices }: { notices: readonly ShownNotice[] }) {
  const told = useTold(notices)
  if (told.length === 0) return null
  return (
    <ul className={s.notices}>
      {told.map((notice) => (
        <li key={notice.key} {...byTheClock(notice.told)}>
          <strong>{notice.reason ? notice.text : said(notice)}</strong>{' '}
          {notice.reason && said(notice)}
          <UntilWhen notice={notice} />
        </li>
      ))}
    </ul>
  )
}

/** Until when it is true, for whoever has no script that takes it away. */
export function UntilWhen({ notice }: { notice: ShownNotice }) {
  return notice.untilWhen && <span className={s.until}> {notice.untilWhen}</span>
}

/** The reason, or the notice itself, with what one can tap. */
const said = ({ text, reason = text, pieces = [reason] }: ShownNotice) =>
  pieces.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={piece.to} href={piece.to}>
        {piece.text}
      </a>
    ),
  )
