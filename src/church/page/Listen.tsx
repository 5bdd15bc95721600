import { useState } from 'react'
import { Recordings } from '#app/recordings/Recordings.tsx'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Eyebrow } from '#app/ui/Eyebrow.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import s from './ChurchPage.module.css'
import type { ChurchProps } from './page.server.ts'

type Props = { listen: NonNullable<ChurchProps['listen']> }

/** What it is like to listen here: the latest sermons, and the way to the others. */
export function Listen({ listen: { name, title, lead, words, latest, earlier, all } }: Props) {
  const playing = useState<string>()
  const list = { words, playing }
  return (
    <Section ground="band" id="listen">
      <div className={s.services}>
        <div className={s.welcome}>
          <Eyebrow>{name}</Eyebrow>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          {all && (
            <p>
              <TextLink to={all.to}>{all.text}</TextLink>
            </p>
          )}
          {words.asks && (
            <small className={s.quiet} data-press>
              {words.asks}
            </small>
          )}
        </div>
        <div>
          <Recordings recordings={latest} {...list} />
          {earlier && (
            <Disclosure title={earlier.title} id="earlier">
              <Recordings recordings={earlier.recordings} {...list} />
            </Disclosure>
          )}
        </div>
      </div>
    </Section>
  )
}
