import type { Counting } from './d1-store.ts'
import { day, hour } from './durations.ts'
import { networkOf } from './network.ts'
import { countingSecret } from './store.ts'
import { fingerprint } from './token.ts'

/** Answers whether one more of a kind may come from an address, or from all of them together. */
export type Limiter = (
  kind: 'message' | 'try',
  address: string | 'everybody',
  most: number,
  now: number,
) => Promise<boolean>

/** However many networks there are, memory stays flat. */
const mostNetworks = 10_000

/**
 * Counts what comes from each network for an hour. Networks are not kept: what is kept is their
 * fingerprint by a secret that is thrown away every day.
 */
export function createLimiter(): Limiter {
  let secret = ''
  let since = -Infinity
  let cleared = -Infinity
  const counts = new Map<string, { count: number; until: number }>()

  return async (kind, address, most, now) => {
    if (Math.abs(now - since) > day) {
      secret = crypto.randomUUID()
      since = now
      counts.clear()
    }
    if (counts.size >= mostNetworks && now - cleared > 60_000) {
      cleared = now
      for (const [name, { until }] of counts) if (until <= now) counts.delete(name)
    }
    const own = await fingerprint(secret, nameOf(kind, address))
    // whose turn it still is keeps its count; who comes when all places are taken shares one
    const isCrowded = counts.size >= mostNetworks && !counts.has(own)
    const name = isCrowded ? `${kind} of the others` : own
    const found = counts.get(name)
    const bucket = found && found.until > now ? found : { count: 0, until: now + hour }
    counts.set(name, bucket)
    bucket.count += 1
    return bucket.count <= (isCrowded ? most * 50 : most)
  }
}

/** The same in the database of the edge, where every place in the world has a memory of its own. */
export function createSharedLimiter({ first, count }: Counting): Limiter {
  return async (kind, address, most, now) => {
    const secret = await first(countingSecret(now), crypto.randomUUID())
    return (await count(await fingerprint(secret, nameOf(kind, address)), now, now + hour)) <= most
  }
}

function nameOf(kind: string, address: string): string {
  return `${kind} ${address === 'everybody' ? address : networkOf(address)}`
}
