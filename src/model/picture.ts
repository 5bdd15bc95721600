import type { Text } from '#app/i18n/text.ts'
import type manifest from '#content/media/manifest.json'

/** The name of a picture in `content/media/`. */
export type PictureName = keyof typeof manifest

/** A picture that says something: `alt` describes it for somebody who cannot see it. */
export type Picture = {
  readonly src: PictureName
  readonly alt: Text
}
