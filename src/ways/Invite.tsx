import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Label } from '#app/ui/Label.tsx'
import { Ways } from './Ways.tsx'

type Props = {
  to: string
  text: string
  url: string
  /** Further ways: list items. */
  children?: ReactNode
}

/** The ways to take a friend along: what the device offers, or a message that is already written. */
export function Invite({ to, text, url, children }: Props) {
  const { t } = useLanguage()
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

  return (
    <Ways icon="people" label={t('invite')} about={to} atOnce={share}>
      <li>
        <a href={`https://wa.me/?text=${whole}`} target="_blank" rel="noopener">
          <Label newTab={t('newTab')}>WhatsApp</Label>
        </a>
      </li>
      <li>
        <a href={`mailto:?subject=${encodeURIComponent(to)}&body=${whole}`}>{t('email')}</a>
      </li>
      {children}
    </Ways>
  )
}
