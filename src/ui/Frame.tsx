import type { Ref } from 'react'
import s from './Embed.module.css'

type Props = {
  title: string
  src: string
  ref?: Ref<HTMLIFrameElement> | undefined
}

/** A map or a film of another site, which is asked for it as soon as it is here. */
export function Frame({ title, src, ref }: Props) {
  return (
    <iframe
      ref={ref}
      className={s.frame}
      title={title}
      src={src}
      loading="lazy"
      // the player needs scripts and the storage of its own origin, which is not ours:
      // https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      // what is asked for by a press may begin by itself
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
    />
  )
}
