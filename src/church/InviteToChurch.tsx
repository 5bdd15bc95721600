import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { whenInWords, type Times } from '#app/time/next.ts'
import { useNext } from '#app/time/useNext.ts'
import { Invite } from '#app/ways/Invite.tsx'
import type { WeeklyWorship } from './VisitTargets.tsx'

export type Invitation = {
  church: string
  /** What one says to a friend, with a place for `{when}`. */
  text: string
  /** The whole address of the church's page. */
  url: string
  /** The page of the card that one can print. */
  card: string
  /** When it worships every week, until the visitor's clock is known. */
  weekly: WeeklyWorship
  times: Times
}

/** To the next worship; by a card as well. */
export function InviteToChurch({ invitation }: { invitation: Invitation }) {
  const { locale, t } = useLanguage()
  const { church, url, card, weekly, times } = invitation
  const { next } = useNext(times)
  // a time never stands without what it is
  const [when, what] = next
    ? [whenInWords(next, locale), next.name]
    : [weekly.when, weekly.what.join(' · ')]
  const text = invitation.text.replace('{when}', `${when} (${what})`)
  return (
    <Invite to={church} text={text} url={url}>
      <li>
        <a href={card}>{t('inviteCard')}</a>
      </li>
    </Invite>
  )
}
