/** `Clara Bell` → CB, `Ruth and Adam Keeper` → RA: a couple is told by their own two names. */
export function initialsOf(name: string): string {
  const capital = /^\p{Lu}/u
  const words = name.split(/\s+/)
  const names = words.some((word) => capital.test(word))
    ? words.filter((word) => capital.test(word))
    : words
  return names
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
}
