import { ConnectBanner } from '#app/about/ConnectBanner.tsx'
import { Pillars } from '#app/about/Pillars.tsx'
import { NextService } from '#app/church/next-service/NextService.tsx'
import { VisitTargets } from '#app/church/next-service/VisitTargets.tsx'
import { ChurchCard } from '#app/church/on-home/ChurchCard.tsx'
import { ThisSunday } from '#app/church/on-home/ThisSunday.tsx'
import type { page as churchPage } from '#app/church/page/page.server.ts'
import { Gatherings } from '#app/church/times/Gatherings.tsx'
import { ServiceCard, ServiceTimes } from '#app/church/times/ServiceCard.tsx'
import { ContactForm } from '#app/contact/ContactForm.tsx'
import type { page as contactPage } from '#app/contact/page/page.server.ts'
import { EventCard } from '#app/event/EventCard.tsx'
import { EventList } from '#app/event/EventList.tsx'
import { EventRow } from '#app/event/EventRow.tsx'
import type { page as eventsPage } from '#app/event/list/page.server.ts'
import { RegistrationNote } from '#app/event/RegistrationNote.tsx'
import { DropDown } from '#app/frame/DropDown.tsx'
import type { Frame } from '#app/frame/frame.ts'
import { LanguageMenu } from '#app/frame/LanguageMenu.tsx'
import type { page as homePage } from '#app/home/page.server.ts'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PictureCards } from '#app/page/PictureCards.tsx'
import { People } from '#app/people/People.tsx'
import { Notices } from '#app/time/Notices.tsx'
import type { PictureSource } from '#app/ui/Picture.tsx'
import { ContactDetails } from '#app/ways/ContactDetails.tsx'
import { MapEmbed } from '#app/ways/MapEmbed.tsx'
import { SocialLinks } from '#app/ways/SocialLinks.tsx'
import { Around, paths } from './around.tsx'
import s from './components.module.css'
import { Finding } from './finding.tsx'
import {
  callFirst,
  cancelled,
  eventsOf,
  finder,
  moved,
  notice,
  running,
  timesOf,
  soon,
} from './made-up.ts'
import { After, Sheet, States } from './Sheet.tsx'
import { states } from './states.ts'

export type SiteShown = {
  frame: Frame
  home: PropsOf<typeof homePage>
  events: PropsOf<typeof eventsPage>
  contact: PropsOf<typeof contactPage>
  church: PropsOf<typeof churchPage>
}

type Props = SiteShown & { picture: PictureSource }

const write = { text: 'Write to us', to: '#form' }

export function SiteParts({ picture, frame, home, events, contact, church }: Props) {
  const times = timesOf(picture)
  const group = frame.menu.find((entry) => 'links' in entry)!
  const weekly = (
    <Gatherings
      head={<p>{frame.words.nothingUpcoming}</p>}
      label={home.words.events.title}
      gatherings={events.gatherings}
    />
  )
  return (
    <LanguageProvider locale="en" words={frame.words}>
      <Sheet title="Menus">
        <div className={s.dark}>
          <States>
            <DropDown group={group} path={group.links[0]!.to} />
          </States>
          <States>
            <LanguageMenu paths={paths} />
          </States>
        </div>
      </Sheet>

      <Sheet title="The next service, notices">
        <NextService visit={{ ...church.visit, times: soon }} />
        <NextService visit={{ ...church.visit, times: running }} />
        <Notices notices={[cancelled]} />
        <Notices notices={[cancelled, moved]} />
        <Notices notices={[notice]} />
      </Sheet>

      <Sheet title="Churches: this Sunday, cards, services, how to get there">
        <div className={s.below}>
          <ThisSunday places={home.churches} notices={[notice]} />
        </div>
        <div className={s.cards}>
          {home.churches.map((each) => (
            <ChurchCard key={each.to} church={each} see="See the church" sizes="25rem" />
          ))}
        </div>
        <div className={s.cards}>
          <ServiceCard title="Times" icon="clock">
            <ServiceTimes lines={church.services.lines} />
          </ServiceCard>
          <ServiceCard title="Times that are not certain" icon="clock" note={callFirst}>
            <ServiceTimes lines={church.services.lines} />
          </ServiceCard>
        </div>
        <div className={s.dark}>
          <VisitTargets visit={church.visit} next={undefined} />
          <VisitTargets visit={{ ...church.visit, usual: { text: '' } }} next={undefined} />
        </div>
      </Sheet>
      <Finding />

      <Sheet title="An event: to come, on now, changed, called off, before and after registration, past">
        <div className={s.cards}>
          {times.map((each) => (
            <EventCard key={each.id} event={each} />
          ))}
        </div>
        <div className={s.cards}>
          {states.map((state) => (
            <div key={state} data-state={state}>
              <EventCard event={{ ...times[0]!, id: state }} />
            </div>
          ))}
        </div>
        {states.map((state) => (
          <div key={state} data-state={state}>
            <EventRow event={{ ...times.at(-1)!, id: `row-${state}` }} />
          </div>
        ))}
        {times.map((each) => (
          <RegistrationNote key={each.id} event={each} />
        ))}
      </Sheet>

      {[0, 1, 5].map((count) => (
        <Sheet key={count} title={`Events to come: ${count}`}>
          <EventList
            events={{ all: eventsOf(picture, count), builtAt: 0 }}
            most={6}
            instead={weekly}
          />
        </Sheet>
      ))}

      <Sheet title="People, pictures, the three words">
        <People
          people={[
            { name: 'Ruth and Adam Keeper', initials: 'RA', role: 'Pastors', picture, write },
            {
              name: 'Clara Bell',
              initials: 'CB',
              role: 'Without a portrait',
              description: 'Who she is.',
              write,
              email: 'clara@praisechapel.example',
              phone: { text: '(925) 555-0100', to: '#phone' },
            },
          ]}
        />
        <PictureCards
          cards={['One', 'Two', 'Three'].map((title) => ({ title, text: 'A sentence.', picture }))}
        />
        <Pillars pillars={home.pillars} to="" />
      </Sheet>

      <Sheet title="How to reach somebody">
        <ContactDetails details={contact.office} />
        <SocialLinks links={frame.footer.social} />
        <MapEmbed title="A map" map={contact.map} />
      </Sheet>
      <ConnectBanner connect={home.connect} />

      <Sheet title="The form: empty, refused, not sent, arrived; with the search for one church of many">
        <div className={s.forms}>
          <ContactForm {...contact.form} />
          <ContactForm
            {...contact.form}
            returned={{
              typed: { name: 'Somebody', email: 'somebody' },
              problems: { email: 'email', subject: 'missing', message: 'long', consent: 'missing' },
            }}
          />
          <ContactForm
            {...contact.form}
            returned={{ typed: { name: 'Somebody' }, problems: {}, status: 'tooMany' }}
          />
          <After act={arrive}>
            <ContactForm {...contact.form} />
          </After>
          <ContactForm {...contact.form} churches={[]} finder={finder} />
        </div>
      </Sheet>
      <Around frame={frame} />
    </LanguageProvider>
  )
}

/** The message of a form has arrived, without one being sent. */
const arrive = (around: HTMLElement) => {
  ;(around.firstElementChild as HTMLElement).dataset.sent = 'true'
}
