import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { ShownNotice } from '#app/time/next.ts'
import { Notices } from '#app/time/Notices.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { PhoneLink, type ShownPhone } from '#app/ui/PhoneLink.tsx'
import s from './OfficeDetails.module.css'

export type Details = {
  address?: string[]
  phone: ShownPhone
  phoneNote?: string
  email?: string | undefined
  /** The form, where it does not stand beside these. */
  write?: { text: string; to: string }
  hours?: string
  closed?: readonly ShownNotice[]
}

export function OfficeDetails({ details }: { details: Details }) {
  const { t } = useLanguage()
  const { address, phone, phoneNote, email, write, hours, closed } = details
  return (
    <dl className={`links ${s.details}`}>
      {address && (
        <div className={s.detail}>
          <dt>
            <Icon name="pin" /> {t('address')}
          </dt>
          <dd className={s.lines}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      )}
      <div className={s.detail}>
        <dt>
          <Icon name="phone" /> {t('phone')}
        </dt>
        <dd className={s.lines}>
          <PhoneLink phone={phone} />
          {phoneNote && <span>{phoneNote}</span>}
        </dd>
      </div>
      {email && (
        <div className={s.detail}>
          <dt>
            <Icon name="mail" /> {t('email')}
          </dt>
          <dd className={s.lines}>
            <EmailLink email={email} />
            {write && (
              <a href={write.to} data-screen>
                {write.text}
              </a>
            )}
          </dd>
        </div>
      )}
      {hours && (
        <div className={s.detail}>
          <dt>
            <Icon name="clock" /> {t('officeHours')}
          </dt>
          <dd>
            {hours}
            {closed && <Notices notices={closed} />}
          </dd>
        </div>
      )}
    </dl>
  )
}
