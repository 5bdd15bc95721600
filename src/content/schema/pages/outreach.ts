import { group, shows } from '../../fields.ts'
import { eyebrow, hero, page, text, title } from './shared.ts'

export const outreachSchema = page('Outreach', 'Alcance', {
  hero,
  tiles: group('Three ways', 'Tres maneras', {
    eyebrow,
    title,
    community: group('Community', 'Comunidad', { title, text, picture: shows }),
    evangelism: group('Evangelism', 'Evangelismo', { title, text, picture: shows }),
    missions: group('Missions', 'Misiones', { title, text, picture: shows }),
  }),
  contact: group('Contact', 'Contacto', { title, text }),
})
