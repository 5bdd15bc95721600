import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Label } from '#app/ui/Label.tsx'
import { Ways } from './Ways.tsx'

export type CalendarLinks = {
  /** Kept up to date by the visitor's own calendar: `webcal://…` */
  subscribe: string
  file: string
  google: string
  outlook: string
}

/** The ways to take times into one's own calendar. Needs no scripts. */
export function AddToCalendar({ links, name }: { links: CalendarLinks; name: string }) {
  const { t } = useLanguage()
  const elsewhere = { target: '_blank', rel: 'noopener' }
  return (
    <Ways icon="calendar" label={t('addToCalendar')} about={name}>
      <li>
        <a href={links.subscribe}>{t('calendarSubscribe')}</a>
      </li>
      <li>
        <a href={links.google} {...elsewhere}>
          <Label newTab={t('newTab')}>Google</Label>
        </a>
      </li>
      <li>
        <a href={links.outlook} {...elsewhere}>
          <Label newTab={t('newTab')}>Outlook</Label>
        </a>
      </li>
      <li>
        <a href={links.file} download>
          {t('calendarFile')}
        </a>
      </li>
    </Ways>
  )
}
