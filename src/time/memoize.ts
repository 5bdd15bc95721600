/** Asks once for each answer and keeps it: to find it takes long, and it is asked for again and again. */
export function memoize<Asked extends readonly (string | number)[], Answer>(
  find: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const known = new Map<string, Answer>()
  return (...asked) => {
    const key = asked.join(' ')
    const answer = known.get(key) ?? find(...asked)
    known.set(key, answer)
    return answer
  }
}
