import path from 'node:path'
import { both } from '#app/content/fields.ts'
import { picturesNamed, picturesThere } from '#app/content/pictures.ts'
import { keptFiles } from '#app/pictures/library.ts'
import type { Chapter } from './chapter.ts'

export function unusedPictures(): Chapter {
  const named = new Set(picturesNamed().map(({ scene }) => scene.src))
  const there = picturesThere()
  const names = new Set(there.map((src) => path.parse(src).name))
  const left = [...keptFiles()].filter(([name, files]) => !names.has(name) && files.length > 0)
  return {
    name: 'pictures',
    title: both('Pictures that no page shows', 'Imágenes que ninguna página muestra'),
    findings: [
      ...there
        .filter((src) => !named.has(src))
        .map((src) => ({ file: `content${src}`, text: both(src, src) })),
      ...left.map(([name, files]) => ({
        file: 'content/media',
        text: both(
          `${name} is gone, its sizes may be deleted too: ${files.join(', ')}`,
          `${name} ya no está; se pueden borrar también sus tamaños: ${files.join(', ')}`,
        ),
      })),
    ],
  }
}
