import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { ShownNotice } from '#app/time/next.ts'
import { Notices } from '#app/time/Notices.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Icon, type IconName } from '#app/ui/Icon.tsx'
import { Label } from '#app/ui/Label.tsx'
import { PhoneLink, type ShownPhone } from '#app/ui/PhoneLink.tsx'
import s from './ContactDetails.module.css'

export type Details = {
  address?: string[]
  phone: ShownPhone
  phoneNote?: string
  email?: string | undefined
  /** The form, where it does not stand beside these. */
  write?: { text: string; to: string; about: string }
  hours?: string
  closed?: readonly ShownNotice[]
}

export function ContactDetails({ details }: { details: Details }) {
  const { t } = useLanguage()
  const { address, phone, phoneNote, email, write, hours, closed } = details
  return (
    <dl className={`links ${s.details}`}>
      {address && (
        <Detail icon="pin" label={t('address')} className={s.lines}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Detail>
      )}
      <Detail icon="phone" label={t('phone')} className={s.lines}>
        <PhoneLink phone={phone} />
        {phoneNote && <span>{phoneNote}</span>}
      </Detail>
      {email && (
        <Detail icon="mail" label={t('email')} className={s.lines}>
          <EmailLink email={email} />
          {write && (
            <a href={write.to} data-screen>
              <Label about={write.about}>{write.text}</Label>
            </a>
          )}
        </Detail>
      )}
      {hours && (
        <Detail icon="clock" label={t('officeHours')}>
          {hours}
          {closed && <Notices notices={closed} />}
        </Detail>
      )}
    </dl>
  )
}

type DetailProps = {
  icon: IconName
  label: string
  className?: string | undefined
  children: ReactNode
}

function Detail({ icon, label, className, children }: DetailProps) {
  return (
    <div className={s.detail}>
      <dt>
        <Icon name={icon} /> {label}
      </dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
