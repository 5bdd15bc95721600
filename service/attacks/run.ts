/**
 * `npm run test:attacks`: what one small client can do to a server, each attack against a service of
 * its own on this machine, for ten seconds. A visitor from another address must hardly notice: the
 * slowest one in a hundred of the pages within five times what it is in quiet, less than 250 MB, no
 * file and no connection left open, nothing ended. Exits 1 when one of it is not so.
 */
import { attacks, type AttackName } from './attacks.ts'
import { trial } from './trial.ts'

const seconds = Number(process.argv[3] ?? 10)
const names = Object.keys(attacks) as AttackName[]
/** Those that only hold connections open do so by the thousand. */
const many = new Set<AttackName>(['slow headers', 'slow bodies', 'films that are not looked at'])
const wanted = process.argv[2]

if (process.platform !== 'linux') {
  console.error('npm run test:attacks measures by /proc, which only Linux has.')
  process.exit(1)
}

let failed = 0
for (const name of names.filter((each) => !wanted || each.includes(wanted))) {
  const connections = many.has(name) ? 3000 : 60
  const { quiet, during, unanswered, memory, leftOpen, ended } = await trial(
    name,
    connections,
    seconds,
  )
  const held =
    !ended &&
    unanswered === 0 &&
    memory < 250 &&
    leftOpen === 0 &&
    during <= Math.max(5 * quiet, 25)
  if (!held) failed += 1
  console.log(
    `${held ? '✓' : '✗'} ${name} (${connections} connections): 99 of 100 pages within ` +
      `${during.toFixed(1)} ms, in quiet ${quiet.toFixed(1)} ms; ${unanswered} not answered; ` +
      `${memory} MB; ${leftOpen} left open${ended ? '; the service ended' : ''}`,
  )
}
process.exit(failed ? 1 : 0)
