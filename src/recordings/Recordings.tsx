import { useId } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Dots } from '#app/ui/Dots.tsx'
import { RoundButton } from '#app/ui/RoundButton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { Player } from './Player.tsx'
import s from './Recordings.module.css'

export type ShownRecording = {
  title: string
  /** The language of the title, where it is another than the page's. */
  language?: string
  /** When it was, on which passage, who speaks, in which languages. */
  facts: readonly string[]
  link: string
  /** What the link says: `Open on YouTube`. */
  open: string
  /** The address of its film, or that the link is an audio file: without either only its own site plays it. */
  frame?: string
  sound?: true
}

type ListWords = Record<'play' | 'failed', string> & {
  /** That playing asks another site. */
  asks?: string
}

type Props = {
  recordings: readonly ShownRecording[]
  words: ListWords
  /** The link of the one that plays, and how to play another: of all on a page one at a time. */
  playing: readonly [string | undefined, (link: string | undefined) => void]
}

/** Recordings, each with a link to where it is; what can be played here is, once somebody asks for it. */
export function Recordings({ recordings, words, playing: [playing, play] }: Props) {
  const { t } = useLanguage()
  const id = useId()
  return (
    <ul className={s.recordings}>
      {recordings.map(({ title, language, facts, link, open, frame, sound }) => {
        const isOpen = playing === link
        return (
          <li key={link} className={s.recording}>
            {(frame ?? sound) && (
              <RoundButton
                icon={isOpen ? 'close' : 'play'}
                isOpen={isOpen}
                opens={id}
                onClick={() => play(isOpen ? undefined : link)}
              >
                {words.play}: <span lang={language}>{title}</span>
              </RoundButton>
            )}
            <div className={s.said}>
              <h3 className={s.title} lang={language}>
                {title}
              </h3>
              <Dots pieces={facts} />
              <p>
                <TextLink to={link} icon="out" newTab newTabLabel={t('newTab')}>
                  {open}
                  <span className="visually-hidden">
                    : <span lang={language}>{title}</span>
                  </span>
                </TextLink>
              </p>
            </div>
            {isOpen && (
              <div id={id} className={s.player}>
                <Player title={title} frame={frame} link={link} failed={words.failed} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
