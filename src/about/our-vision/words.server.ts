import { group, paragraph } from '#app/content/fields.ts'
import { eyebrow, hero, lead, pageFile, title } from '#app/page/words.server.ts'

export const ourVisionWords = pageFile('ourVision', ['Our Vision', 'Nuestra visión'], {
  hero,
  cards: group('Cards', 'Tarjetas', { eyebrow, title, lead }),
  details: group('What the three words mean', 'Qué significan las tres palabras', {
    win: paragraph('Win', 'Ganar'),
    build: paragraph('Build', 'Edificar'),
    send: paragraph('Send', 'Enviar'),
  }),
})
