import type { Picture, Scene } from '#app/content/fields.ts'
import type { Locale } from '#app/language/locale.ts'
import type { VideoFiles } from '#app/ui/HeroVideo.tsx'
import type { PictureSource } from '#app/ui/Picture.tsx'
import { shownCuts, type Cuts } from './library.ts'

/** A picture as `<Picture>` wants it. Without a description it is decoration. */
export function pictureOf(scene: Scene & { alt?: string }): PictureSource {
  const { entry, address } = ready(scene)
  return { ...entry, files: address, alt: scene.alt ?? '' }
}

export function described(picture: Picture, locale: Locale): PictureSource {
  return pictureOf({ ...picture, alt: picture.alt[locale] })
}

/** The film that begins with this picture; another picture in its place has none. */
export function filmOf(scene: Scene): VideoFiles | undefined {
  const { address, files } = ready(scene)
  if (!files.has('loop.webm')) return undefined
  return address
}

/** Has it a sky without a sun, for the page to set it? */
export const hasSky = (scene: Scene): boolean => ready(scene).sky === true

function ready(scene: Scene): Cuts {
  const cuts = shownCuts(scene)
  if (!cuts) throw new Error(`content${scene.src} has not been cut: takeInPictures() comes first`)
  return cuts
}
