import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { invitationToChurch } from '#app/time/invitation-in-words.ts'
import type { ShownTimetable } from '#app/time/next-in-words.ts'
import { Invite } from '#app/ways/Invite.tsx'
import { useNext } from '#app/time/useNext.ts'

export type Invitation = {
  church: string
  /** What one says to a friend, with a place for `{when}`. */
  text: string
  /** The whole address of the church's page. */
  url: string
  /** The page of the card that one can print. */
  card: string
  /** The days and times of every week, until the visitor's clock is known. */
  weekly: string
  timetable: ShownTimetable
}

/** To the next service; by a card as well. */
export function InviteToChurch({ invitation }: { invitation: Invitation }) {
  const { locale, t } = useLanguage()
  const { church, url, card, weekly, timetable } = invitation
  const { next } = useNext(timetable)
  const text = invitationToChurch(invitation.text, next, { weekly, locale })
  return (
    <Invite to={church} text={text} url={url}>
      <li>
        <a href={card}>{t('inviteCard')}</a>
      </li>
    </Invite>
  )
}
