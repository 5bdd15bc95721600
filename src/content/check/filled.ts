import { locales } from '#app/language/locale.ts'
import { nearest } from '#app/language/nearest.ts'
import { fellowship } from '../fellowship.ts'
import { both } from '../fields.ts'
import type { FoundText } from './texts.ts'

/**
 * What is to be filled in and is called otherwise, or in one language only: a visitor would read
 * `{curch}` as it stands, or a sentence that lacks the day.
 */
export function filledFinding({ way, text }: FoundText, fills: readonly string[] = []) {
  const known = [...fills, fellowship]
  for (const locale of locales) {
    const unknown = namesIn(text[locale]).find(isNotIn(known))
    if (unknown !== undefined) return { way: [...way, locale], ...nothingCalled(unknown, known) }
    if (/[{}]/.test(text[locale].replace(filled, ''))) return { way: [...way, locale], ...alone }
  }
  const inSome = locales.flatMap((locale) => namesIn(text[locale]))
  for (const locale of locales) {
    const lacking = inSome.find(isNotIn(namesIn(text[locale])))
    if (lacking !== undefined) return { way: [...way, locale], ...onlyInOne(lacking) }
  }
  return undefined
}

const filled = /\{([^{}]*)\}/g
const namesIn = (text: string) => [...text.matchAll(filled)].map(([, name]) => name!)
const isNotIn = (names: readonly string[]) => (name: string) => !names.includes(name)

function nothingCalled(name: string, known: readonly string[]) {
  const meant = nearest(name, known)
  const names = known.map((each) => `{${each}}`).join(', ')
  return {
    problem: both(
      `nothing called "{${name}}" is filled in here`,
      `aquí no se completa nada llamado «{${name}}»`,
    ),
    remedy: meant
      ? both(`Did you mean {${meant}}?`, `¿Quiso decir {${meant}}?`)
      : both(`Take it out, or write one of these: ${names}`, `Quítelo o escriba: ${names}`),
  }
}

const alone = {
  problem: both('{ and } do not pair', '{ y } no forman pareja'),
  remedy: both(
    'Write both, around a name, or neither',
    'Escriba las dos, alrededor de un nombre, o ninguna',
  ),
}

function onlyInOne(name: string) {
  return {
    problem: both(
      `{${name}} is in the text of one language only`,
      `{${name}} está en el texto de un solo idioma`,
    ),
    remedy: both('Write it in each, or in none', 'Escríbalo en todos o en ninguno'),
  }
}
