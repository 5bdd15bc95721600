import { group } from '#app/content/fields.ts'
import { eyebrow, hero, interlude, pageFile, paragraphs, title } from '#app/page/words.server.ts'
import { passage } from '#app/scripture/passages.schema.server.ts'

export const connectGroupsWords = pageFile(
  'connectGroups',
  ['Connect Groups', 'Grupos de conexión'],
  {
    hero,
    passage,
    text: group('How it works', 'Cómo funciona', { eyebrow, title, paragraphs }),
    interlude,
  },
)
