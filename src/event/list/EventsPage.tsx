import { useState } from 'react'
import { Gatherings } from '#app/church/Gatherings.tsx'
import { EventList } from '#app/event/EventList.tsx'
import { Seasons } from '#app/event/season/Seasons.tsx'
import { isComing, useTimedEvents } from '#app/event/useTimedEvents.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Interlude } from '#app/ui/Interlude.tsx'
import { Pills } from '#app/ui/Pills.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { AddToCalendar } from '#app/ways/AddToCalendar.tsx'
import s from './EventsPage.module.css'
import type { page } from './page.server.ts'
import { useFilter } from './useFilter.ts'

type Props = PropsOf<typeof page>

export function EventsPage({ words, hero, ...page }: Props) {
  const { gathered, filters, events, gatherings } = page
  const { t } = useLanguage()
  const [isAsked, setIsAsked] = useState(false)
  const [filter, choose] = useFilter(filters.map(({ value }) => value))
  const anythingIsComing = useTimedEvents(events.all, events.builtAt).some(isComing)
  const chosen = events.all.filter(({ category }) => filter === 'all' || category === filter)

  return (
    <>
      <PageHero form="night" hero={hero} />
      <Seasons seasons={page.seasons} />
      <Section>
        <div className={s.head}>
          <h2>{words.list.title}</h2>
          <Pills
            label={words.list.filter}
            choices={filters}
            chosen={filter}
            onChoose={(value) => {
              setIsAsked(true)
              choose(value)
            }}
          />
          <output className="visually-hidden">
            {/* two kinds may have as many: a new element is told, and the same text is not */}
            {isAsked && (
              <span key={filter}>{words.list.shown.replace('{count}', `${chosen.length}`)}</span>
            )}
          </output>
        </div>
        <div className={s.list}>
          {chosen.length > 0 || filter === 'all' ? (
            <EventList
              events={{ ...events, all: chosen }}
              most={events.all.length}
              pictured
              whenNothingIsUpcoming={
                filter === 'all' && (
                  <Gatherings
                    head={<p>{t('nothingUpcoming')}</p>}
                    label={t('everyWeek')}
                    gatherings={gatherings}
                    picture={gathered}
                    foot={<TextLink to={page.firstVisit.to}>{page.firstVisit.text}</TextLink>}
                  />
                )
              }
            />
          ) : (
            <p className={s.empty}>
              {words.list.empty} <TextLink to={page.ask}>{words.follow.button}</TextLink>
            </p>
          )}
        </div>
      </Section>
      <ActionBand title={words.follow.title} text={words.follow.text}>
        <AddToCalendar links={page.calendar} name={t('events')} />
        <Button to={page.ask} kind="line">
          {words.follow.button}
        </Button>
      </ActionBand>
      {anythingIsComing && (
        <>
          <Interlude picture={gathered} />
          <ActionBand title={words.host.title} text={words.host.text}>
            <Button to={page.lodging}>{words.host.button}</Button>
          </ActionBand>
        </>
      )}
    </>
  )
}
