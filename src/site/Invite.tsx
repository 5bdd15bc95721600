import { useState } from 'react'
import { atLineStart } from '#app/i18n/calendar.ts'
import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import s from './Invite.module.css'
import type { ShownTimetable } from '#app/schedule/next-in-words.ts'
import { useNext } from './useNext.ts'
import { Ways } from './Ways.tsx'

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

/** The ways to take a friend along: what the device offers, a message that is already written, a card. */
export function Invite({ invitation }: { invitation: Invitation }) {
  const { locale, t } = useLanguage()
  const { church, url, card, weekly, timetable } = invitation
  const { next } = useNext(timetable)
  const [copied, setCopied] = useState(false)
  const when = next ? `${atLineStart(next.day, locale)}, ${next.time}` : weekly
  const text = invitation.text.replace('{when}', when)
  const whole = encodeURIComponent(`${text}\n${url}`)

  /** What the device offers: its own messages, mail, friends. */
  const share = async () => {
    const device = navigator as { share?: Navigator['share'] }
    if (!device.share) return false
    try {
      await navigator.share({ title: church, text, url })
      return true
    } catch (problem) {
      // whoever closes the device's list has seen enough
      return (problem as Error).name === 'AbortError'
    }
  }
  const copy = async () => {
    await navigator.clipboard.writeText(`${text}\n${url}`)
    setCopied(true)
  }

  return (
    <Ways icon="people" label={t('invite')} about={church} atOnce={share}>
      <li>
        <a href={`https://wa.me/?text=${whole}`} target="_blank" rel="noopener">
          WhatsApp <span className="visually-hidden">{t('newTab')}</span>
        </a>
      </li>
      <li>
        <a href={`mailto:?subject=${encodeURIComponent(church)}&body=${whole}`}>{t('email')}</a>
      </li>
      <li className={s.copy}>
        <button type="button" onClick={() => void copy()}>
          {t('inviteCopy')}
        </button>{' '}
        <output>{copied && t('inviteCopied')}</output>
      </li>
      <li>
        <a href={card}>{t('inviteCard')}</a>
      </li>
    </Ways>
  )
}
