import { useDeferredValue, useMemo, useState } from 'react'
import s from '#app/church/country/CountryPage.module.css'
import finder from '#app/church/finder/ChurchFinder.module.css'
import { YourChurch } from '#app/church/your-church/YourChurch.tsx'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { searchable, withAll, wordsOf } from '#app/language/searchable.ts'
import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import { Recordings } from '#app/recordings/Recordings.tsx'
import { Field } from '#app/ui/Field.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { page } from './page.server.ts'

type Props = PropsOf<typeof page>

export function RecordingsPage({ words, hero, region, closing, newer, earlier, ...page }: Props) {
  const { recordings, files } = page
  const { t } = useLanguage()
  const [typed, setTyped] = useState('')
  const [fetched, setFetched] = useState<Props['recordings']>()
  const wanted = wordsOf(useDeferredValue(typed))
  const playing = useState<string>()
  const all = useMemo(
    () =>
      (fetched ?? recordings).map((each) => ({
        ...each,
        words: searchable([each.title, ...each.facts].join(' ')),
      })),
    [recordings, fetched],
  )
  const isSearch = wanted.length > 0
  const found = isSearch ? withAll(all, wanted) : recordings
  const told = found.length > 0 ? words.found : words.none
  const load = () => {
    if (fetched) return
    const pages = files.map((file) => (file ? recordingsIn(file) : recordings))
    // what cannot be fetched leaves the search to this page
    Promise.all(pages).then(
      (each) => setFetched(each.flat()),
      () => {},
    )
  }
  return (
    <>
      <PageHero form="night" hero={hero} crumb={`${t('churches')} · ${region}`} />
      <Section>
        <div className={finder.finder} data-press>
          <search className={finder.search}>
            <Field
              name="find"
              label={words.search}
              type="search"
              autoComplete="off"
              onFocus={load}
              onType={setTyped}
            />
            <output className={finder.status} htmlFor="find">
              {isSearch && told.replace('{count}', `${found.length}`)}
            </output>
          </search>
        </div>
        {[...new Set(found.map(({ year }) => year))].map((year) => (
          <section key={year} className={s.region}>
            <h2 className={s.name}>{year}</h2>
            <Recordings
              recordings={found.filter((each) => each.year === year)}
              words={words}
              playing={playing}
            />
          </section>
        ))}
        {!isSearch &&
          [newer, earlier].map(
            (link) =>
              link && (
                <p key={link.to}>
                  <TextLink to={link.to} icon={link === newer ? 'left' : 'right'}>
                    {link.text}
                  </TextLink>
                </p>
              ),
          )}
        {words.asks && <small data-press>{words.asks}</small>}
      </Section>
      <YourChurch {...closing} />
    </>
  )
}

async function recordingsIn(file: string): Promise<Props['recordings']> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  return ((await answer.json()) as { props: Props }).props.recordings
}
