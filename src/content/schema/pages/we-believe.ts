import { group, words } from '../../fields.ts'
import { eyebrow, hero, lead, page, title } from './shared.ts'

export const weBelieveSchema = page('We Believe', 'Lo que creemos', {
  hero,
  list: group('List', 'Lista', { eyebrow, title, lead, ask: words('Link', 'Enlace') }),
})
