import type { Scene } from '#app/content/fields.ts'
import { filmOf, pictureOf } from '#app/pictures/picture.server.ts'
import type { PageOpening } from './PageHero.tsx'

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
