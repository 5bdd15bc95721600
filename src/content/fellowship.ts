import { readEntry } from './entries.ts'

/** Where the name of the fellowship belongs, texts say `{fellowship}`: the name is in site.json alone. */
export const fellowship = 'fellowship'

/** A text as it is read, with the name that the fellowship has today. */
export function withItsName(): (text: string) => string {
  const { name } = readEntry('site') as { name: string }
  return (text) => text.replaceAll(`{${fellowship}}`, () => name)
}
