import { wordsOf } from '#app/language/searchable.ts'
import type { Text } from '#app/language/text.ts'

/** Does a text name somebody? A couple is named by one of them with their family's name, too. */
export function names(name: Text, text: string): boolean {
  const said = new Set(wordsOf(text))
  return Object.values(name).some((written) => {
    const own = (written.match(/\p{Lu}[\p{L}\p{M}’'-]*/gu) ?? [written]).flatMap(wordsOf)
    return own.filter((word) => said.has(word)).length >= Math.min(2, own.length)
  })
}
