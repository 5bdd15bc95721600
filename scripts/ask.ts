/** Asks on the command line for what a new file of content needs, in both languages. */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { inBoth } from '#app/language/command.ts'
import type { Told } from '#app/language/told.ts'

type Answers = Record<string, string>

type Question = {
  ask: Told
  wrong: (answer: string, before: Answers) => Told | undefined
  /** What an empty answer stands for. */
  empty?: (before: Answers) => string | undefined
}

/**
 * The answers to some questions: from the command line, `--name Madrid`, or else asked for one by one. A
 * wrong answer is asked for again; on the command line it ends the script.
 */
export async function answersTo<Name extends string>(
  questions: Readonly<Record<Name, Question>>,
): Promise<Record<Name, string>> {
  const all = Object.entries<Question>(questions)
  const names = Object.keys(questions)
  const given = givenFor(names)
  const found: Answers = {}
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  terminal.on('SIGINT', () => end('', 130))
  const nobodyAnswers = () => end(allAtOnce(names))
  terminal.once('close', nobodyAnswers)
  for (const [name, { ask, wrong, empty }] of all) {
    for (;;) {
      const said = given[name] ?? (await terminal.question(`${inBoth(ask)}\n> `))
      const answer = said.trim() || (empty?.(found) ?? '')
      const problem = wrong(answer, found)
      found[name] = answer
      if (!problem) break
      const sentence = inBoth(problem)
      if (given[name] !== undefined) end(sentence)
      console.error(sentence)
    }
  }
  terminal.off('close', nobodyAnswers).close()
  return found as Record<Name, string>
}

function givenFor(names: readonly string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ options }).values as Record<string, string | undefined>
  } catch {
    return end(allAtOnce(names))
  }
}

function allAtOnce(names: readonly string[]): string {
  const known = names.map((name) => `--${name} …`).join(' ')
  return `You can answer all at once: ${known}\n  Puede responder todo de una vez: ${known}`
}

function end(message: string, status = 1): never {
  console.error(message)
  process.exit(status)
}

/** A name in two languages is written down as it is answered. */
export function needed(text: string): Told | undefined {
  if (text === '') return { en: 'It needs a name.', es: 'Necesita un nombre.' }
  if (!/["{}<>]/.test(text)) return undefined
  return { en: 'Leave out these signs: " { } < >', es: 'Quite estos signos: " { } < >' }
}

/** `Santa Cruz` → `santa-cruz`: how a file, and the end of an address, is called. */
export function fileNameOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
