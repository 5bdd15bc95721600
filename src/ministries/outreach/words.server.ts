import { group, picture } from '#app/content/fields.ts'
import { eyebrow, hero, interlude, pageFile, text, title } from '#app/page/words.server.ts'

const tile = (en: string, es: string) =>
  group(en, es, { title, text, picture: picture('Picture', 'Imagen', 'arch') })

export const outreachWords = pageFile('outreach', ['Outreach', 'Servicio y evangelismo'], {
  hero,
  tiles: group('Three ways', 'Tres maneras', {
    eyebrow,
    title,
    community: tile('Community', 'Comunidad'),
    evangelism: tile('Evangelism', 'Evangelismo'),
    missions: tile('Missions', 'Misiones'),
  }),
  interlude,
  contact: group('Contact', 'Contacto', { title, text }),
})
