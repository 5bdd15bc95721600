import { pathTo } from '#app/addresses.ts'
import { both } from '#app/content/fields.ts'
import type { Locale } from '#app/language/locale.ts'

/** What one may ask about. The words in which the form then begins stand in `content/pages/contact-us.json`. */
export const topics = {
  visit: both('A visit', 'Una visita'),
  prayer: both('Prayer', 'Oración'),
  faith: both('Faith', 'La fe'),
  baptism: both('Baptism', 'El bautismo'),
  groups: both('Connect groups', 'Los grupos de conexión'),
  serving: both('Lending a hand', 'Ayudar'),
  place: both('The address', 'La dirección'),
  parking: both('Parking', 'Estacionamiento'),
  stepFree: both('Getting in with a wheelchair', 'Entrar en silla de ruedas'),
  children: both('Children', 'Niños'),
  spoken: both('Language', 'Idioma'),
  length: both('How long the service lasts', 'Cuánto dura la reunión'),
}

export type Topic = keyof typeof topics

/** The form, with church and topic filled in: `src/contact/begun.ts` reads them. */
export function formFor(locale: Locale, about: { church?: string; topic?: Topic } = {}): string {
  const asked = new URLSearchParams(about).toString()
  return `${pathTo('contactUs', locale)}${asked && `?${asked}`}#write`
}
