import { useState } from 'react'
import { Frame } from '#app/ui/Frame.tsx'

type Props = {
  title: string
  /** The address of a film; without one, the link is an audio file. */
  frame?: string | undefined
  link: string
  failed: string
}

/** What was asked for, and so begins by itself. A film says by itself what is wrong with it, but not without a network. */
export function Player({ title, frame, link, failed }: Props) {
  const [fails, setFails] = useState(!navigator.onLine)
  return (
    <>
      {!fails && frame && <Frame title={title} src={frame} />}
      {!fails && !frame && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what is said
        <audio src={link} title={title} controls autoPlay onError={() => setFails(true)} />
      )}
      <output>{fails && failed}</output>
    </>
  )
}
