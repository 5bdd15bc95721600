import type { Told } from '#app/language/told.ts'
import type { Size } from './shapes.ts'

/** Why a file cannot be shown, and what to do about it. */
export class PhotoRefused extends Error {
  readonly problem: Told
  readonly remedy: Told
  constructor(problem: Told, remedy: Told) {
    super(problem.en)
    this.problem = problem
    this.remedy = remedy
  }
}

export function tooSmall({ width, height }: Size, smallest: Size): PhotoRefused {
  const needed = `${smallest.width} × ${smallest.height}`
  return new PhotoRefused(
    {
      en: `the photograph is only ${width} × ${height} pixels`,
      es: `la fotografía mide solo ${width} × ${height} píxeles`,
    },
    {
      en: `Use one of at least ${needed}: ask for the original instead of a copy from a chat`,
      es: `Use una de al menos ${needed}: pida el original en lugar de la copia de un chat`,
    },
  )
}
