import type { Told } from '#app/language/told.ts'
import { ours, plainly } from './sveltia-words.ts'

export type Strings = { [key: string]: string | Strings }

/** What only those who set an editor up would read, in the words of those who make it. */
const isSetup = (name: string) => /^(config|prefs|open_authoring|cloud_storage)\./.test(name)

/** The words of the editor in a language: some of ours in place of its own, and no word of programmers. */
export function inOurWords(strings: Strings, locale: keyof Told): Strings {
  const result = structuredClone(strings)
  for (const [name, text] of Object.entries(changesOf(strings, locale))) {
    const way = name.split('.')
    let group = result
    for (const step of way.slice(0, -1)) group = (group[step] ??= {}) as Strings
    group[way.at(-1)!] = text
  }
  return result
}

/** The script of the editor, which holds its American English, with our words in place of some. */
export function scriptInOurWords(script: string, american: Strings): string {
  const theirs = Object.fromEntries(namedIn(american))
  const written = (name: string, words: string) => `${name.split('.').at(-1)}:\`${words}\``
  const changes = new Map(
    Object.entries(changesOf(american, 'en')).map(([name, said]) => [
      written(name, theirs[name]!),
      { name, said: written(name, said) },
    ]),
  )
  const left = new Map(changes)
  // one way through two megabytes, and not one for each of some hundred sentences
  const changed = script.replace(/\w+:`[^`]*`/g, (sentence) => {
    left.delete(sentence)
    return changes.get(sentence)?.said ?? sentence
  })
  // another edition may write it otherwise, and would bring its own words back without a sound
  for (const { name } of left.values()) throw new Error(`The editor no longer says ${name}`)
  return changed
}

export function namedIn(strings: Strings, before = ''): [name: string, text: string][] {
  return Object.entries(strings).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : namedIn(value, `${before + key}.`),
  )
}

function changesOf(strings: Strings, locale: keyof Told): Record<string, string> {
  const plain = namedIn(strings)
    .filter(([name]) => !isSetup(name))
    .map(([name, text]) => {
      // what it fills in, as `{$collection}`, it knows by that name
      const said = text.replace(/\{\$[^}]*\}|(?:(?!\{\$)[^])+/g, (part) =>
        part.startsWith('{$')
          ? part
          : plainly[locale].reduce((words, [what, how]) => words.replace(what, how), part),
      )
      return [name, said, text] as const
    })
    .filter(([, said, text]) => said !== text)
  return {
    ...Object.fromEntries(plain),
    ...Object.fromEntries(Object.entries(ours).map(([name, told]) => [name, told[locale]])),
  }
}
