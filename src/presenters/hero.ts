import type { Scene } from '#app/model/picture.ts'
import type { PageOpening } from '#app/site/PageHero.tsx'
import { filmOf, pictureOf } from './picture.ts'

type Words = { title: string; hero: { title: string; subtitle: string; picture: Scene } }

/** The head of a page that has a name and a sentence for a title. Its picture is decoration. */
export function heroOf({ title: name, hero: { title, subtitle, picture } }: Words) {
  const video = filmOf(picture)
  return {
    name,
    title,
    subtitle,
    picture: pictureOf(picture),
    ...(video && { video }),
  } satisfies PageOpening
}
