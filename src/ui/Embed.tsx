import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { onEvents } from '#app/browser/on-events.ts'
import { store, stored } from '#app/browser/storage.ts'
import { Button } from './Button.tsx'
import s from './Embed.module.css'
import { Frame } from './Frame.tsx'
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
}

/**
 * A map or a film of another site. Nothing is asked of that site before the visitor says so; whoever is
 * tired of being asked ticks the box below it, and takes that back in the same place.
 */
export function Embed({ title, src, link, words, preview }: Props) {
  const always = useSyncExternalStore(onChoice, isAlways, () => false)
  const [asked, setAsked] = useState<'button' | 'box'>()

  return (
    <div className={s.embed} data-screen>
      {/* on paper a preview says nothing that the address beside it does not */}
      <div className={s.box}>
        {always || asked ? (
          <Frame
            // the button that was pressed is gone: without this the focus would fall to the page
            ref={asked === 'button' ? focus : undefined}
            title={title}
            src={src}
          />
        ) : (
          <>
            {preview && <div className={s.preview}>{preview}</div>}
            <div className={s.show}>
              <Button onClick={() => setAsked('button')} size="small">
                {words.show}
              </Button>
            </div>
          </>
        )}
      </div>
      <p className={s.explanation} data-press>
        {words.explanation}
      </p>
      <label className={s.always} data-press>
        <input
          type="checkbox"
          checked={always}
          onChange={({ target }) => {
            // an open map stays open, also when the choice is taken back
            setAsked('box')
            choose(target.checked)
          }}
        />
        {words.always}
      </label>
      <TextLink to={link} newTab={words.newTab}>
        {words.open}
      </TextLink>
    </div>
  )
}

const focus = (frame: HTMLIFrameElement | null) => frame?.focus()

const storageKey = 'embeds'
const chosen = 'embeds-chosen'

function isAlways(): boolean {
  return stored(storageKey) === 'always'
}

function choose(always: boolean): void {
  store(storageKey, always ? 'always' : null)
  window.dispatchEvent(new Event(chosen))
}

/** The choice may be made at another map of this page, or in another tab. */
const onChoice = onEvents('storage', chosen)
