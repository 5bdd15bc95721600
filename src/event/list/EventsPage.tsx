import { Gatherings } from '#app/church/times/Gatherings.tsx'
import { EventList } from '#app/event/EventList.tsx'
import { Seasons } from '#app/event/season/Seasons.tsx'
import { isComing, useTimedEvents } from '#app/event/useTimedEvents.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Interlude } from '#app/ui/Interlude.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { AddToCalendar } from '#app/ways/AddToCalendar.tsx'
import { EventFilter } from './EventFilter.tsx'
import s from './EventsPage.module.css'
import type { page } from './page.server.ts'
import { useFilter } from './useFilter.ts'

type Props = PropsOf<typeof page>

export function EventsPage({ words, hero, ...page }: Props) {
  const { gathered, filters, events, gatherings } = page
  const { t } = useLanguage()
  const [chosen, choose] = useFilter(filters.map(({ value }) => value))
  const anythingIsComing = useTimedEvents(events.all, events.builtAt).some(isComing)
  const shown = events.all.filter(({ category }) => chosen === 'all' || category === chosen)
  const filter = (
    <EventFilter
      label={words.list.filter}
      choices={filters}
      chosen={chosen}
      onChoose={choose}
      shown={words.list.shown.replace('{count}', `${shown.length}`)}
    />
  )
  const empty = shown.length === 0 && chosen !== 'all' && (
    <p className={`raised ${s.empty}`}>
      {words.list.empty} <TextLink to={page.ask}>{words.follow.button}</TextLink>
    </p>
  )

  return (
    <>
      <PageHero
        form="night"
        hero={anythingIsComing ? hero : { ...hero, subtitle: t('nothingUpcoming') }}
      />
      <Seasons seasons={page.seasons} />
      <Section>
        <div className={s.head}>
          <h2>{words.list.title}</h2>
          {anythingIsComing && filter}
        </div>
        <div className={s.list}>
          {anythingIsComing && empty}
          <EventList
            events={{ ...events, all: shown }}
            most={events.all.length}
            pictured
            instead={
              !anythingIsComing && (
                <Gatherings
                  head={<p>{t('everyWeek')}</p>}
                  label={t('everyWeek')}
                  gatherings={gatherings}
                  picture={gathered}
                  foot={<TextLink to={page.firstVisit.to}>{page.firstVisit.text}</TextLink>}
                />
              )
            }
            // it chooses among events: with none to come, among those that were
            overEarlier={
              !anythingIsComing &&
              events.all.length > 0 && (
                <>
                  {filter}
                  {empty}
                </>
              )
            }
          />
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
