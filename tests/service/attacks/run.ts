/**
 * `npm run test:attacks`: what a small program can do to a server, each attack against a service of its
 * own on this machine, for ten seconds. A visitor from another address must hardly notice: the slowest
 * one in a hundred of the pages within five times what it is at the same time at a service that nobody
 * attacks, less than 200 MB, no file and no connection left open, nothing ended. Exits 1 when one of it is not so, twice in a row: a
 * machine that has something else to do for a moment is no fault of ours. `npm run test:attacks -- films 30`
 * takes those with the word in their name, for 30 seconds.
 */
import { attacks, type AttackName } from './attacks.ts'
import { trial, type Outcome } from './trial.ts'

const [wanted, seconds = '10'] = process.argv.slice(2)
/** Of quiet a hundredth is so short that nobody would notice five times as much. */
const unnoticed = 20

if (process.platform !== 'linux') {
  console.error('npm run test:attacks measures by /proc, which only Linux has.')
  process.exit(1)
}

const names = Object.keys(attacks) as AttackName[]
let failed = 0
for (const name of names.filter((each) => !wanted || each.includes(wanted))) {
  if (!(await isHeldOff(name)) && !(await isHeldOff(name))) failed += 1
}
process.exit(failed ? 1 : 0)

async function isHeldOff(name: AttackName): Promise<boolean> {
  const { clients } = attacks[name]
  const outcome = await trial(name, clients, Number(seconds))
  const { quiet, during, unanswered, memory, leftOpen, ended } = outcome
  const held = holds(outcome)
  console.log(
    `${held ? '✓' : '✗'} ${name} (${clients} clients): 99 of 100 pages within ` +
      `${during.toFixed(1)} ms, in quiet ${quiet.toFixed(1)} ms; ${unanswered} not answered; ` +
      `${memory} MB; ${leftOpen} left open${ended ? '; the service ended' : ''}`,
  )
  return held
}

function holds({ quiet, during, unanswered, memory, leftOpen, ended }: Outcome): boolean {
  const isQuick = during <= Math.max(5 * quiet, unnoticed)
  return isQuick && !ended && unanswered === 0 && memory < 200 && leftOpen === 0
}
