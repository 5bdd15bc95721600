import { group, words } from '#app/content/fields.ts'
import { eyebrow, hero, lead, page, title } from '#app/page/words.server.ts'

export const weBelieveSchema = page('We Believe', 'Lo que creemos', {
  hero,
  list: group('List', 'Lista', { eyebrow, title, lead, ask: words('Link', 'Enlace') }),
})
