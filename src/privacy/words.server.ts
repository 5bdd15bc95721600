import { fills, group, list, paragraph, words } from '#app/content/fields.ts'
import { hero, pageFile, title } from '#app/page/words.server.ts'

const paragraphsOf = (en: string, es: string) =>
  list(
    en,
    es,
    paragraph(
      'Paragraph',
      'Párrafo',
      fills('days', 'undelivered', 'backups', 'address', 'email', 'hosts', 'analytics'),
    ),
    { min: 1 },
  )

const paragraphs = paragraphsOf('Paragraphs', 'Párrafos')
const lead = paragraph('What the list is of', 'De qué es la lista')

/** Each thing that is kept has its line; src/privacy/stored.ts says what each line stands for. */
export const privacyWords = pageFile('privacy', ['Privacy', 'Privacidad'], {
  hero,
  numbers: group('At a glance', 'De un vistazo', {
    days: words('Beside the number of days', 'Junto al número de días'),
    cookies: words('Beside a zero: in the browser', 'Junto a un cero: en el navegador'),
    others: words('Beside a zero: other sites', 'Junto a un cero: otros sitios'),
  }),
  message: group('When somebody writes', 'Cuando alguien escribe', {
    title,
    lead,
    kept: group('What is kept of a message', 'Qué se guarda de un mensaje', {
      yours: paragraph('What one writes', 'Lo que se escribe'),
      choice: paragraph('What one chooses', 'Lo que se elige'),
      arrival: paragraph('When it came', 'Cuándo llegó'),
      delivery: paragraph('What became of it', 'Qué fue de él'),
    }),
    paragraphs,
  }),
  visit: group('When somebody looks around', 'Cuando alguien visita el sitio', {
    title,
    lead,
    remembered: group('What the browser remembers', 'Qué recuerda el navegador', {
      language: paragraph('The language', 'El idioma'),
      offer: paragraph('The offer of Spanish', 'La oferta del español'),
      embeds: paragraph('The choice about maps and videos', 'La elección sobre mapas y videos'),
      light: paragraph('The wish for less data', 'El deseo de usar menos datos'),
      church: paragraph('The church one chose', 'La iglesia que se eligió'),
      draft: paragraph('A message not sent', 'Un mensaje sin enviar'),
      place: paragraph('The place on a page', 'El lugar en una página'),
      pages: paragraph('Pages that were seen', 'Las páginas vistas'),
    }),
    paragraphs,
  }),
  embedded: group('Maps and videos', 'Mapas y videos', {
    title,
    paragraphs,
  }),
  counting: group('When visits are counted', 'Cuando se cuentan las visitas', {
    title,
    paragraphs,
  }),
})
