// one attack, in a process of its own that stands behind all others: it would be another machine, and
// what it costs there must not be measured as ours
import { constants, setPriority } from 'node:os'
import { attacks, type AttackName } from './attacks.ts'

setPriority(constants.priority.PRIORITY_LOW)
const [name, port, film, clients] = process.argv.slice(2) as [AttackName, string, string, string]
const attack = attacks[name]
const addresses = 'addresses' in attack ? attack.addresses : 1
// each attack from a part of this machine's network of its own: whoever went too far is not listened to
// for a while
const part = 1 + Object.keys(attacks).indexOf(name)
const from = (client: number) => `127.1.${part}.${1 + (client % addresses)}`
attack.begin({ port: Number(port), film, from }, Number(clients))
