// one attack, in a process of its own that stands behind all others: it would be another machine, and
// what it costs there must not be measured as ours
import { constants, setPriority } from 'node:os'
import { attacks, type AttackName } from './attacks.ts'

setPriority(constants.priority.PRIORITY_LOW)
const [name, port, film, from, connections] = process.argv.slice(2) as [AttackName, ...string[]]
attacks[name]({ port: Number(port), film: film!, from: from! }, Number(connections))
