import { group } from '#app/content/fields.ts'
import { eyebrow, hero, interlude, lead, page, title } from '#app/page/words.server.ts'

export const meetThePastorsSchema = page('Meet Our Pastors', 'Conozca a nuestros pastores', {
  hero,
  people: group('The pastors', 'Los pastores', { eyebrow, title, lead }),
  interlude,
  contact: group('The office', 'La oficina', { eyebrow, title }),
})
