import { group, picture, words } from '#app/content/fields.ts'
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
