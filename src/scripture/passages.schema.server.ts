import { both, choice } from '#app/content/fields.ts'
import scripture from '#content/scripture.json' with { type: 'json' }

/** A passage of the Bible of those whose words are kept in `content/scripture.json`. */
export const passage = choice(
  'Passage of the Bible',
  'Pasaje de la Biblia',
  Object.fromEntries(
    scripture.passages.map(({ en, es }) => [en.reference, both(en.reference, es.reference)]),
  ),
)
