import { InviteToChurch } from '#app/church/next-service/InviteToChurch.tsx'
import { WayToDoor } from '#app/church/next-service/VisitTargets.tsx'
import { ServiceCard, ServiceTimes } from '#app/church/times/ServiceCard.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { PhoneLink } from '#app/ui/PhoneLink.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { AddToCalendar } from '#app/ways/AddToCalendar.tsx'
import s from './ChurchPage.module.css'
import type { ChurchProps } from './page.server.ts'

type Props = { words: ChurchProps['words']['services'] } & Pick<
  ChurchProps,
  'services' | 'invitation'
>

export function Services({ words, services, invitation }: Props) {
  const { welcome, greeting, lines, remarks, note, congregations } = services

  return (
    <Section id="services">
      <div className={s.services}>
        <div className={s.welcome}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.title}</h2>
          <p className="lead">{welcome}</p>
          {greeting && (
            <p className={`lead ${s.greeting}`} lang={greeting.language} dir="auto">
              {greeting.text}
            </p>
          )}
          <div>
            <AddToCalendar links={services.calendar} name={services.name} />
            <InviteToChurch invitation={invitation} />
            <TextLink to={services.firstVisit.to}>{services.firstVisit.text}</TextLink>
          </div>
        </div>
        <div className={s.cards}>
          {congregations ? (
            congregations.map((congregation) => (
              <Congregation key={congregation.name} {...congregation} note={note} />
            ))
          ) : (
            <>
              <ServiceCard title={words.times} icon="clock" note={note}>
                <ServiceTimes lines={lines} />
                <Remarks remarks={remarks} />
              </ServiceCard>
              <Location words={words} services={services} />
            </>
          )}
        </div>
      </div>
    </Section>
  )
}

/** What is true of all of them: in which language they are, when somebody last asked. */
function Remarks({ remarks }: { remarks: readonly string[] }) {
  return remarks.map((remark) => (
    <p key={remark} className={s.quiet}>
      {remark}
    </p>
  ))
}

type CongregationProps = NonNullable<Props['services']['congregations']>[number] & {
  note: Props['services']['note'] | undefined
}

function Congregation({ name, location, directions, lines, remarks, note }: CongregationProps) {
  return (
    <ServiceCard title={name} icon="pin" note={note}>
      {location && <p className={s.quiet}>{location}</p>}
      <ServiceTimes lines={lines} />
      <Remarks remarks={remarks} />
      <p className={s.onward} data-screen>
        <WayToDoor directions={directions} about={name} />
      </p>
    </ServiceCard>
  )
}

function Location({ words, services }: Omit<Props, 'invitation'>) {
  const { address, gettingThere, map, phone, email } = services
  const { t } = useLanguage()
  return (
    <ServiceCard title={words.location} icon="pin">
      {address ? (
        <address className={s.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <>
          <p className={s.quiet}>{words.noAddress}</p>
          <p className={`links ${s.reach}`}>
            <PhoneLink phone={phone} />
            <a href={services.askForPlace}>{t('askForPlace')}</a>
            {email && <EmailLink email={email} />}
          </p>
        </>
      )}
      {gettingThere && <p className={s.quiet}>{gettingThere}</p>}
      <p className={s.onward} data-screen>
        {!address && <TextLink to="#contact">{t('contactForLocation')}</TextLink>}
        {address && map && (
          <TextLink to={map} newTab={t('newTab')}>
            {t('openMap')}
          </TextLink>
        )}
      </p>
    </ServiceCard>
  )
}
