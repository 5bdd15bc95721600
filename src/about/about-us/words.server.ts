import { group, list, paragraph, picture, scene, words } from '#app/content/fields.ts'
import {
  button,
  eyebrow,
  hero,
  lead,
  pageFile,
  paragraphs,
  text,
  title,
} from '#app/page/words.server.ts'

export const aboutUsWords = pageFile('aboutUs', ['About Us', 'Quiénes somos'], {
  hero,
  story: group('The beginning', 'El comienzo', { eyebrow, title, paragraphs }),
  timeline: list(
    'Dates',
    'Fechas',
    group('Date', 'Fecha', {
      when: words('When', 'Cuándo'),
      what: paragraph('What happened', 'Qué pasó'),
    }),
    { min: 1 },
  ),
  pastors: group('Pastors', 'Pastores', { text, button }),
  vision: group('Vision', 'Visión', { eyebrow, title, lead, button }),
  beliefs: group('Beliefs', 'Creencias', {
    eyebrow,
    quote: paragraph('Sentence', 'Frase'),
    button,
    picture: picture('Picture', 'Imagen', 'arch'),
  }),
  anniversary: group('Anniversary video', 'Video del aniversario', {
    eyebrow,
    title,
    picture: scene('Picture', 'Imagen', 'head'),
  }),
})
