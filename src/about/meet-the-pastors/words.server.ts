import { group } from '#app/content/fields.ts'
import { eyebrow, hero, interlude, lead, pageFile, title } from '#app/page/words.server.ts'

export const meetThePastorsWords = pageFile(
  'meetThePastors',
  ['Meet Our Pastors', 'Conozca a nuestros pastores'],
  {
    hero,
    people: group('The pastors', 'Los pastores', { eyebrow, title, lead }),
    interlude,
    contact: group('The office', 'La oficina', { eyebrow, title }),
  },
)
