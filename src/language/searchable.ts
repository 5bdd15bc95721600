export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words ready to be searched, once: each stroke then only compares. */
export const searchable = (text: string) => ` ${wordsOf(text).join(' ')}`

/** Those that have every typed word, or what begins with it. */
export function withAll<Searched extends { words: string }>(
  all: readonly Searched[],
  typed: readonly string[],
): readonly Searched[] {
  return typed.reduce((left, word) => {
    // once for all of them: a phone makes no thousand texts for a stroke
    const beginning = ` ${word}`
    return left.filter(({ words }) => words.includes(beginning))
  }, all)
}
