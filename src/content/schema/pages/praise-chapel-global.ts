import { group, shows, words } from '../../fields.ts'
import { eyebrow, lead, page, text, title } from './shared.ts'

export const praiseChapelGlobalSchema = page('Praise Chapel Global', 'Praise Chapel Global', {
  hero: group('Top of the page', 'Parte alta de la página', {
    title,
    subtitle: lead,
    visit: words('Button', 'Botón'),
  }),
  numbers: group('Numbers', 'Números', {
    churches: words('Beside the number of churches', 'Junto al número de iglesias'),
    nations: words('Beside the number of nations', 'Junto al número de naciones'),
    since: words('Beside the year', 'Junto al año'),
  }),
  blocks: group('What we do together', 'Lo que hacemos juntos', {
    eyebrow,
    title,
    planting: group('Church planting', 'Plantación de iglesias', { title, text, picture: shows }),
    leaders: group('Leaders', 'Líderes', { title, text, picture: shows }),
    missions: group('Missions', 'Misiones', { title, text, picture: shows }),
  }),
})
