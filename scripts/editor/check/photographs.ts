/** The photographs that were chosen for a form, and what keeps one from being shown. */
import { both } from '#app/content/fields.ts'
import { tooSmall } from '#app/pictures/photo-refused.ts'
import type { Size } from '#app/pictures/shapes.ts'

/** By their names without an ending, with how large they are. */
const chosen = new Map<string, Size>()

const nameOf = (file: string) => /([^/]*?)(?:\.\w+)?$/.exec(file)![1]!.toLowerCase()

function noteChosen(files: FileList | undefined | null): void {
  for (const file of files ?? []) {
    // what is no picture, its name tells
    createImageBitmap(file).then(
      ({ width, height }) => chosen.set(nameOf(file.name), { width, height }),
      () => undefined,
    )
  }
}
addEventListener('change', ({ target }) => noteChosen((target as HTMLInputElement).files), true)
addEventListener('drop', ({ dataTransfer }) => noteChosen(dataTransfer?.files), true)

export function whyNotShown(src: string, smallest: Size) {
  const size = chosen.get(nameOf(src))
  if (size && (size.width < smallest.width || size.height < smallest.height)) {
    const { problem, remedy } = tooSmall(size, smallest)
    return { problem, remedy }
  }
  if (/\.(jpe?g|png|webp|avif)$/i.test(src)) return undefined
  const kind = src.slice(src.lastIndexOf('.') + 1).toUpperCase()
  return {
    problem: both(
      `browsers do not show a ${kind} file as a picture`,
      `los navegadores no muestran un archivo ${kind} como imagen`,
    ),
    remedy: both(
      'Choose a photograph saved as JPEG or PNG; a phone makes one of a HEIC file when you email it to yourself',
      'Elija una fotografía guardada como JPEG o PNG; una HEIC se convierte en JPEG cuando usted se la envía por correo desde el teléfono',
    ),
  }
}
