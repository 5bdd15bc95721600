import { createInterface } from 'node:readline/promises'
import { say } from '#app/language/command.ts'
import type { Told } from '#app/language/told.ts'

const terminal = createInterface({ input: process.stdin, output: process.stdout })
terminal.on('SIGINT', leave)
let isOver = false
terminal.on('close', () => isOver || leave())

/** Asks for a line; `later` leaves, to be gone on with another day. */
async function ask(question: Told): Promise<string> {
  say(question)
  const answer = (await terminal.question('> ')).trim()
  return /^(later|luego)$/i.test(answer) ? leave() : answer
}

export async function askFor(
  question: Told,
  wrong: (answer: string) => Told | false | undefined,
): Promise<string> {
  for (;;) {
    const answer = await ask(question)
    const problem = wrong(answer)
    if (!problem) return answer
    say(problem)
  }
}

/** Waits until something has been done elsewhere. */
export const waitForEnter = () =>
  ask({
    en: 'Press Enter when that is done, or write "later".',
    es: 'Pulse Intro cuando esté hecho, o escriba «luego».',
  })

export async function askYes(question: Told): Promise<boolean> {
  const answer = await askFor(
    { en: `${question.en} (yes or no)`, es: `${question.es} (sí o no)` },
    (text) =>
      !/^(y(es)?|s[ií]?|no?)$/i.test(text) && {
        en: 'Write yes or no.',
        es: 'Escriba sí o no.',
      },
  )
  return !/^n/i.test(answer)
}

export function endAsking(): void {
  isOver = true
  terminal.close()
}

function leave(): never {
  isOver = true
  say({
    en: '\nWhat is done is done. Go on whenever you like: npm run launch',
    es: 'Lo hecho queda hecho. Siga cuando quiera: npm run launch',
  })
  process.exit()
}
