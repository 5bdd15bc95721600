export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words ready to be searched, once: each stroke then only compares. */
export const searchable = (text: string) => ` ${wordsOf(text).join(' ')}`

/** Whether they have every typed word, or what begins with it. */
export function hasAll(searched: string, typed: readonly string[]): boolean {
  return typed.every((word) => searched.includes(` ${word}`))
}
