import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import s from './Embed.module.css'
import { TextLink } from './TextLink.tsx'

export type EmbedWords = {
  /** On the button that loads it. */
  show: string
  /** That showing it contacts another site. */
  explanation: string
  /** On the choice to be asked no more. */
  always: string
  /** On the plain link beside it. */
  open: string
  newTab: string
}

type Props = {
  title: string
  /** The address of the frame, asked for only when the visitor wants it. */
  src: string
  /** The same on its own site. */
  link: string
  words: EmbedWords
  /** A picture of ours that stands in its place. */
  preview?: ReactNode
  /** Load at once: the whole site is set to it. */
  direct?: boolean
}

const storageKey = 'embeds'

/** A map or a film of another site. Nothing is asked of that site before the visitor says so. */
export function Embed({ title, src, link, words, preview, direct = false }: Props) {
  const remembered = useSyncExternalStore(onStorage, isAlways, () => false)
  const [asked, setAsked] = useState(false)
  const [always, setAlways] = useState(false)
  const shown = direct || remembered || asked

  const show = () => {
    if (always) rememberAlways()
    setAsked(true)
  }
  return (
    <div className={s.embed}>
      <div className={s.box}>
        {shown ? (
          <iframe
            className={s.frame}
            title={title}
            src={src}
            loading="lazy"
            // its own site needs scripts and its own storage; ours is another origin
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            allowFullScreen
          />
        ) : (
          <>
            {preview && <div className={s.preview}>{preview}</div>}
            <div className={s.ask}>
              <Button onClick={show} size="small">
                {words.show} <span className="visually-hidden">{title}</span>
              </Button>
              <label className={s.always}>
                <input
                  type="checkbox"
                  checked={always}
                  onChange={({ target }) => setAlways(target.checked)}
                />
                {words.always}
              </label>
              <p className={s.explanation}>{words.explanation}</p>
            </div>
          </>
        )}
      </div>
      <TextLink to={link} icon="out" newTab newTabLabel={words.newTab}>
        {words.open}
      </TextLink>
    </div>
  )
}

function isAlways(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'always'
  } catch {
    return false
  }
}

function rememberAlways(): void {
  try {
    localStorage.setItem(storageKey, 'always')
  } catch {
    // storage is blocked: the visitor is asked again next time
  }
}

function onStorage(notify: () => void) {
  window.addEventListener('storage', notify)
  return () => window.removeEventListener('storage', notify)
}
