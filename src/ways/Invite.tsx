import { useState, type ReactNode } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import s from './Invite.module.css'
import { Ways } from './Ways.tsx'

type Props = {
  /** What one is invited to. */
  to: string
  /** What one says to a friend. */
  text: string
  /** The whole address of its page. */
  url: string
  /** Further ways: list items. */
  children?: ReactNode
}

/** The ways to take a friend along: what the device offers, or a message that is already written. */
export function Invite({ to, text, url, children }: Props) {
  const { t } = useLanguage()
  const [copied, setCopied] = useState(false)
  const message = `${text}\n${url}`
  const whole = encodeURIComponent(message)

  /** What the device offers: its own messages, mail, friends. */
  const share = async () => {
    const device = navigator as { share?: Navigator['share'] }
    if (!device.share) return false
    try {
      await navigator.share({ title: to, text, url })
      return true
    } catch (problem) {
      // whoever closes the device's list has seen enough
      return (problem as Error).name === 'AbortError'
    }
  }
  const copy = async () => {
    await navigator.clipboard.writeText(message)
    setCopied(true)
  }

  return (
    <Ways icon="people" label={t('invite')} about={to} atOnce={share}>
      <li>
        <a href={`https://wa.me/?text=${whole}`} target="_blank" rel="noopener">
          WhatsApp <span className="visually-hidden">{t('newTab')}</span>
        </a>
      </li>
      <li>
        <a href={`mailto:?subject=${encodeURIComponent(to)}&body=${whole}`}>{t('email')}</a>
      </li>
      <li className={s.copy}>
        <button type="button" onClick={() => void copy()}>
          {t('inviteCopy')}
        </button>{' '}
        <output>{copied && t('inviteCopied')}</output>
      </li>
      {children}
    </Ways>
  )
}
