import { group, words } from '#app/content/fields.ts'
import { eyebrow, hero, lead, pageFile, title } from '#app/page/words.server.ts'

export const weBelieveWords = pageFile('weBelieve', ['We Believe', 'Lo que creemos'], {
  hero,
  list: group('List', 'Lista', { eyebrow, title, lead, ask: words('Link', 'Enlace') }),
})
