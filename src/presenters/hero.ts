import type { PictureName } from '#app/model/picture.ts'
import type { PageOpening } from '#app/site/PageHero.tsx'
import { pictureOf } from './picture.ts'

type Words = { title: string; hero: { title: string; subtitle: string } }

/** The head of a page that has a name and a sentence for a title. Its picture is decoration. */
export function heroOf({ title: name, hero: { title, subtitle } }: Words, picture: PictureName) {
  return { name, title, subtitle, picture: pictureOf(picture) } satisfies PageOpening
}
