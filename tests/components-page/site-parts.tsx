import { useEffect, useRef } from 'react'
import { LanguageProvider } from '#app/i18n/LanguageProvider.tsx'
import type { load as loadContact } from '#app/pages/contact-us/data.ts'
import type { load as loadHome } from '#app/pages/home/data.ts'
import type { PropsOf } from '#app/presenters/page.ts'
import type { ShownTimetable } from '#app/schedule/next-in-words.ts'
import { Changes } from '#app/site/Changes.tsx'
import { ContactForm } from '#app/site/ContactForm.tsx'
import { DropDown } from '#app/site/DropDown.tsx'
import { EventCard, type ShownEvent } from '#app/site/EventCard.tsx'
import { EventList } from '#app/site/EventList.tsx'
import { EventRow } from '#app/site/EventRow.tsx'
import type { Frame } from '#app/site/frame.ts'
import { LanguageMenu } from '#app/site/LanguageMenu.tsx'
import { NextService } from '#app/site/NextService.tsx'
import { Notices } from '#app/site/Notices.tsx'
import type { TimedEvent } from '#app/site/useTimedEvents.ts'
import { WeeklyGatherings } from '#app/site/WeeklyGatherings.tsx'
import s from './components.module.css'
import { Sheet, States } from './Sheet.tsx'
import { states } from './states.ts'

/** What the parts of the site are shown with: what pages are made of today. */
export type SiteShown = {
  frame: Frame
  home: PropsOf<typeof loadHome>
  contact: PropsOf<typeof loadContact>
}

const reason = 'The hall is painted.'
const cancelled = { key: 'cancelled', text: 'Canceled: Sunday, December 27, 10:00 AM.', reason }
const moved = { key: 'moved', text: 'Thursday, June 12, instead of Wednesday, June 11.', reason }

/** The parts of `src/site` that have states of their own. */
export function SiteParts({ frame, home, contact }: SiteShown) {
  const event = home.events.all[0]!
  const { timetable } = home.sundays[0]!
  const group = frame.menu.find((entry) => 'links' in entry)!
  const weekly = (
    <WeeklyGatherings
      text={frame.words.nothingUpcoming!}
      label={home.words.events.title}
      gatherings={home.gatherings}
    />
  )
  return (
    <LanguageProvider locale="en" words={frame.words} onSwitch={() => {}}>
      <Sheet title="Menus">
        <div className={s.dark}>
          <States>
            <DropDown group={group} path={group.links[0]!.to} />
          </States>
          <States>
            <LanguageMenu paths={{ en: '#en', es: '#es' }} />
          </States>
        </div>
      </Sheet>

      <Sheet title="The next service, changes, notices">
        <NextService timetable={timetable} weekly="Every week" longest="Sunday, December 27" />
        <NextService timetable={runningNow(timetable)} weekly="" longest="Sunday, December 27" />
        <Changes changes={[cancelled]} />
        <Changes changes={[cancelled, moved]} />
        <Notices notices={[{ from: '2020-01-01', to: '2099-12-31', text: 'A storm is near.' }]} />
      </Sheet>

      <Sheet title="An event: to come, on now, changed, called off, past">
        <div className={s.cards}>
          {timesOf(event).map((each) => (
            <EventCard key={each.id} event={each} />
          ))}
        </div>
        <div className={s.cards}>
          {states.map((state) => (
            <div key={state} data-state={state}>
              <EventCard event={{ ...timesOf(event)[0]!, id: state }} />
            </div>
          ))}
        </div>
        {states.map((state) => (
          <div key={state} data-state={state}>
            <EventRow event={{ ...timesOf(event).at(-1)!, id: `row-${state}` }} />
          </div>
        ))}
      </Sheet>

      {[0, 1, farAway.length].map((count) => (
        <Sheet key={count} title={`Events to come: ${count}`}>
          <EventList
            events={{ all: eventsToCome(home.events.all, count), builtAt: 0 }}
            most={6}
            whenNothingIsUpcoming={weekly}
          />
        </Sheet>
      ))}

      <Sheet title="The form: empty, refused, not sent, arrived">
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
          <Arrived>
            <ContactForm {...contact.form} />
          </Arrived>
        </div>
      </Sheet>
    </LanguageProvider>
  )
}

/** The states of one event; what its words are is made where times are told. */
function timesOf(event: ShownEvent): TimedEvent[] {
  const { atBuild, page } = event
  const coming: TimedEvent = {
    ...event,
    ...atBuild,
    state: 'coming',
    registering: 'open',
    register: page,
    changes: [],
  }
  return [
    { ...coming, id: 'coming' },
    { ...coming, id: 'on', state: 'on' },
    { ...coming, id: 'changed', repeats: 'Every first Saturday of the month', changes: [moved] },
    { ...coming, id: 'called-off', calledOff: true, changes: [cancelled] },
    { ...coming, id: 'past', state: 'past' },
  ]
}

const farAway = ['2099-01-12', '2099-02-09', '2099-03-14', '2099-04-01', '2099-05-30'] as const

/** As many events to come as asked for, and those of today. */
function eventsToCome(all: readonly ShownEvent[], count: number): ShownEvent[] {
  const coming = farAway.slice(0, count).map((from, index) => {
    const event = all[index % all.length]!
    return { ...event, id: `coming-${from}`, times: { ...event.times, from, to: from } }
  })
  return [...coming, ...all]
}

/** A church whose services never end. */
function runningNow(timetable: ShownTimetable): ShownTimetable {
  const [gathering] = timetable.gatherings
  const days = [
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
  ] as const
  const gatherings = days.map(
    (day) => ({ ...gathering!, day, at: '00:00', minutes: 1440 }) as const,
  )
  return { ...timetable, gatherings, exceptions: [] }
}

/** A form whose message has arrived, without one being sent. */
function Arrived({ children }: { children: React.ReactNode }) {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ;(around.current!.firstElementChild as HTMLElement).dataset.sent = 'true'
  }, [])
  return <div ref={around}>{children}</div>
}
