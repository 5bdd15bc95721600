import { group } from '../../fields.ts'
import { passage } from './passages.ts'
import { eyebrow, hero, interlude, page, paragraphs, title } from './shared.ts'

export const connectGroupsSchema = page('Connect Groups', 'Grupos de conexión', {
  hero,
  passage,
  text: group('How it works', 'Cómo funciona', { eyebrow, title, paragraphs }),
  interlude,
})
