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
  ways: readonly ShownWay[]
}

export type ShownWay = {
  link: string
  /** What the link says: `Open on YouTube`. */
  open: string
  /** `Watch` or `Listen`, where our page can play it. */
  play?: string
  /** The address of a film; without one, the link is an audio file. */
  frame?: string
}

type ListWords = Record<'failed', string> & {
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
      {recordings.map(({ title, language, facts, ways }) => {
        const open = ways.find(({ link }) => link === playing)
        const name = <span lang={language}>{title}</span>
        return (
          <li key={ways[0]!.link} className={s.recording}>
            {ways.map(
              (way) =>
                way.play && (
                  <RoundButton
                    key={way.link}
                    icon={way === open ? 'close' : way.frame ? 'play' : 'sound'}
                    isOpen={way === open}
                    opens={id}
                    onClick={() => play(way === open ? undefined : way.link)}
                  >
                    {way.play}: {name}
                  </RoundButton>
                ),
            )}
            <div className={s.said}>
              <h3 className={s.title} lang={language}>
                {title}
              </h3>
              <Dots pieces={facts} />
              {ways.map(({ link, open }) => (
                <p key={link}>
                  <TextLink to={link} newTab={t('newTab')}>
                    {open}
                    <span className="in-line-hidden">: {name}</span>
                  </TextLink>
                </p>
              ))}
            </div>
            {open && (
              <div id={id} className={s.player}>
                <Player
                  // what is pressed next begins anew
                  key={open.link}
                  title={title}
                  frame={open.frame}
                  link={open.link}
                  failed={words.failed}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
