import { firstPaintScript } from '#app/language/choice.ts'
import { clockScript } from '#app/time/by-the-clock.ts'

/** The only script inside the pages: what must be known of the visitor before anything is painted. */
export const headScript = [firstPaintScript, clockScript]
  .map((script) => script.trim().replace(/\n\s*/g, '\n'))
  .join(';\n')
