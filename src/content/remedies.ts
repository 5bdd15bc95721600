import { locales } from '#app/language/locale.ts'
import type { Told } from '#app/language/told.ts'

/** How a text stands in a file. */
export const everyLanguage = `{ ${locales.map((locale) => `"${locale}": "…"`).join(', ')} }`

/** How a field is filled in, said to somebody who has filled it in otherwise. */
export const remedies = {
  text: { en: 'Write a text', es: 'Escriba un texto' },
  empty: { en: 'Write something, or take it out', es: 'Escriba algo o quítelo' },
  translated: {
    en: `Write it in every language: ${everyLanguage}`,
    es: `Escríbalo en cada idioma: ${everyLanguage}`,
  },
  line: {
    en: 'Write it between double quotes, "like this"',
    es: 'Escríbalo entre comillas dobles, "así"',
  },
  plain: { en: 'Write plain text, without HTML', es: 'Escriba texto sin marcas de HTML' },
  time: {
    en: 'Write the time on the 24-hour clock: 17:30 is 5:30 in the afternoon',
    es: 'Escriba la hora en formato de 24 horas: 17:30 son las cinco y media de la tarde',
  },
  date: {
    en: 'Write a day that is in the calendar, year-month-day: 2026-03-16; or a month: 2026-03',
    es: 'Escriba un día que esté en el calendario, año-mes-día: 2026-03-16; o un mes: 2026-03',
  },
  day: {
    en: 'Write a day that is in the calendar, year-month-day: 2026-12-25',
    es: 'Escriba un día que esté en el calendario, año-mes-día: 2026-12-25',
  },
  zone: {
    en: 'Write continent and city, as in America/Los_Angeles',
    es: 'Escriba el continente y la ciudad, como en America/Los_Angeles',
  },
  country: {
    en: 'Write the two small letters of a country, as in us, es or ke',
    es: 'Escriba las dos letras minúsculas de un país, como en us, es o ke',
  },
  language: {
    en: 'Write the small letters by which a language is known, as in en, es or fil',
    es: 'Escriba las letras minúsculas por las que se conoce un idioma, como en en, es o fil',
  },
  phone: {
    en: 'A phone number begins with + and the code of its country, and has only digits and spaces, as in +1 925 555 0100',
    es: 'Un teléfono empieza con + y el código de su país, y solo tiene cifras y espacios, como en +1 925 555 0100',
  },
  email: {
    en: 'Write the whole address, as in oakley@example.org',
    es: 'Escriba la dirección completa, como en oakley@example.org',
  },
  link: {
    en: 'A link begins with https:// and has no spaces, as copied from the browser: https://www.example.org/live',
    es: 'Un enlace empieza con https:// y no tiene espacios, como se copia del navegador: https://www.example.org/live',
  },
  origin: {
    en: 'Write https:// and the name, and nothing after it, not even a slash: https://www.example.org',
    es: 'Escriba https:// y el nombre, y nada después, ni siquiera una barra: https://www.example.org',
  },
  repository: {
    en: 'Write owner and name, as they stand in its address: praise-chapel/website',
    es: 'Escriba el dueño y el nombre, como están en su dirección: praise-chapel/website',
  },
  formerly: {
    en: 'Write the whole address without the name of the site: /churches/oakley',
    es: 'Escriba la dirección entera sin el nombre del sitio: /churches/oakley',
  },
  slug: {
    en: 'Use lowercase letters without accents, digits and hyphens: santa-cruz',
    es: 'Use minúsculas sin acentos, cifras y guiones: santa-cruz',
  },
  picture: {
    en: 'Write the file of a picture in content/pictures/: /pictures/IMG_0815.jpg',
    es: 'Escriba el archivo de una imagen de content/pictures/: /pictures/IMG_0815.jpg',
  },
  number: { en: 'Write a whole number in digits', es: 'Escriba un número entero en cifras' },
  decimal: { en: 'Write a number in digits', es: 'Escriba un número en cifras' },
  yes: {
    en: 'Write true or false, without quotation marks',
    es: 'Escriba true o false, sin comillas',
  },
  choice: { en: 'Choose one of these', es: 'Elija uno de estos' },
  group: { en: 'Write it like the ones next to it', es: 'Escríbalo como los que están al lado' },
  list: { en: 'Write a list between [ and ]', es: 'Escriba una lista entre [ y ]' },
  none: { en: 'Add at least one', es: 'Agregue al menos uno' },
} as const satisfies Record<string, Told>

export type RuleName = keyof typeof remedies
