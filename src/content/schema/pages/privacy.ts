import { both, group, list, paragraph } from '../../fields.ts'
import { hero, page, title } from './shared.ts'

const paragraphs = list('Paragraphs', 'Párrafos', paragraph('Paragraph', 'Párrafo'), {
  min: 1,
  help: both(
    '{days}, {email} and {hosts} are filled in: leave them as they are.',
    '{days}, {email} y {hosts} se completan solos: déjelos como están.',
  ),
})

export const privacySchema = page('Privacy', 'Privacidad', {
  hero,
  message: group('When somebody writes', 'Cuando alguien escribe', { title, paragraphs }),
  visit: group('When somebody looks around', 'Cuando alguien mira', { title, paragraphs }),
  others: group('Maps and videos', 'Mapas y videos', { title, paragraphs }),
})
