import { topics } from '#app/church/schema.server.ts'
import { group, mapEach, picture, words } from '#app/content/fields.ts'
import { eyebrow, hero, lead, pageFile, paragraphs, text, title } from '#app/page/words.server.ts'
import { passage } from '#app/scripture/passages.schema.server.ts'

export const newHereWords = pageFile('newHere', ['New Here', 'Primera visita'], {
  hero,
  passage,
  welcome: group('Welcome', 'Bienvenida', {
    eyebrow,
    title,
    paragraphs,
    picture: picture('Picture', 'Imagen', 'arch'),
    find: words('Button', 'Botón'),
  }),
  plan: group('Planning a visit', 'Planear una visita', {
    title,
    lead,
    before: words('Heading over what to know', 'Título sobre lo que hay que saber'),
    coming: words('Link: tell us', 'Enlace: avísenos'),
    see: words('Link to the church', 'Enlace a la iglesia'),
    topics: group(
      'What one wants to know',
      'Lo que uno quiere saber',
      mapEach(topics, ({ en, es }) => words(en, es)),
    ),
    ask: group('Asking', 'Preguntar', {
      title,
      text,
      other: words('Any other question', 'Cualquier otra pregunta'),
    }),
  }),
  social: group('Social media', 'Redes sociales', { eyebrow, title, lead }),
  contact: group('Contact', 'Contacto', {
    title,
    text,
  }),
})
