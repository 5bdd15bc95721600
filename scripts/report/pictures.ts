import { both } from '#app/content/fields.ts'
import { picturesNamed, picturesThere } from '#app/content/pictures.ts'
import type { Chapter } from './chapter.ts'

/** Pictures that content does not name, so that no page shows them. */
export function unusedPictures(): Chapter {
  const named = new Set(picturesNamed().map(({ scene }) => scene.src))
  return {
    name: 'pictures',
    title: both('Pictures that no page shows', 'Imágenes que ninguna página muestra'),
    findings: picturesThere()
      .filter((src) => !named.has(src))
      .map((src) => ({ file: `content${src}`, text: both(src, src) })),
  }
}
