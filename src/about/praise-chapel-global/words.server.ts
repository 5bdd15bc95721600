import { group, picture, words } from '#app/content/fields.ts'
import { eyebrow, headPicture, lead, pageFile, text, title } from '#app/page/words.server.ts'
import { passage } from '#app/scripture/passages.schema.server.ts'

const block = (en: string, es: string) =>
  group(en, es, {
    title,
    text,
    ask: words('Link to ask', 'Enlace para preguntar'),
    picture: picture('Picture', 'Imagen', 'card'),
  })

export const praiseChapelGlobalWords = pageFile(
  'praiseChapelGlobal',
  ['The global network', 'La red mundial'],
  {
    hero: group('Top of the page', 'Parte alta de la página', {
      title,
      subtitle: lead,
      visit: words('Button', 'Botón'),
      picture: headPicture,
    }),
    numbers: group('Numbers', 'Números', {
      churches: words('Beside the number of churches', 'Junto al número de iglesias'),
      nations: words('Beside the number of nations', 'Junto al número de naciones'),
      since: words('Beside the year', 'Junto al año'),
    }),
    blocks: group('What we do together', 'Lo que hacemos juntos', {
      eyebrow,
      title,
      planting: block('Church planting', 'Plantación de iglesias'),
      leaders: block('Leaders', 'Líderes'),
      missions: block('Missions', 'Misiones'),
    }),
    passage,
  },
)
