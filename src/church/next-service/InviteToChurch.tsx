import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { oneStop } from '#app/language/one-stop.ts'
import { type Times } from '#app/time/next.ts'
import { useNext } from '#app/time/useNext.ts'
import { Invite } from '#app/ways/Invite.tsx'

export type Invitation = {
  church: string
  /** What one says to a friend, with places for `{what}` and `{when}`; and that it is elsewhere, in `{place}`. */
  text: string
  elsewhere: string
  /** That its times are being confirmed. */
  note?: string
  /** The same with the times of every week, until the visitor's clock is known. */
  byRule: string
  url: string
  card: string
  times: Times
}

/** To the next worship; by a card as well. */
export function InviteToChurch({ invitation }: { invitation: Invitation }) {
  const { t } = useLanguage()
  const { church, url, card, times, text, elsewhere, byRule, note } = invitation
  const { next } = useNext(times)
  const said = next
    ? [
        text.replace('{what}', next.name).replace('{when}', `${next.day}, ${next.time}`),
        next.place && elsewhere.replace('{place}', next.place),
        next.unsure && `${t('serviceTimeUnsure')}.`,
      ]
    : [byRule]
  return (
    <Invite to={church} text={oneStop([...said, note].filter(Boolean).join(' '))} url={url}>
      <li>
        <a href={card}>{t('inviteCard')}</a>
      </li>
    </Invite>
  )
}
