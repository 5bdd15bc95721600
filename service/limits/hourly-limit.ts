import { day, hour, minute } from '../durations.ts'
import { fingerprint } from '../form/token.ts'
import type { Counting } from '../store/d1-store.ts'
import { countingSecret } from '../store/store.ts'
import { homesInBlock, networksOf } from './network.ts'

/** Answers whether one more by this name may come within the hour. */
export type Limiter = (name: `${Kind} ${string}`, most: number, now: number) => Promise<boolean>
type Kind = 'try' | 'message' | 'church' | 'sign-in'

/** Whether one more of a kind may come from an address: from that home, and from the block around it. */
export async function mayCome(
  limiter: Limiter,
  kind: Kind,
  address: string,
  most: number,
  now: number,
): Promise<boolean> {
  const { home, block } = networksOf(address)
  if (!(await limiter(`${kind} ${home}`, most, now))) return false
  return !block || limiter(`${kind} ${block}`, most * homesInBlock, now)
}

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

  return async (name, most, now) => {
    if (Math.abs(now - since) > day) {
      secret = crypto.randomUUID()
      since = now
      counts.clear()
    }
    if (counts.size >= mostNetworks && now - cleared > minute) {
      cleared = now
      for (const [each, { until }] of counts) if (until <= now) counts.delete(each)
    }
    const own = await fingerprint(secret, name)
    // whose turn it still is keeps its count; who comes when all places are taken shares one
    const isCrowded = counts.size >= mostNetworks && !counts.has(own)
    const counted = isCrowded ? `${name.split(' ')[0]} of the others` : own
    const found = counts.get(counted)
    // an hour that is more than an hour away began by a clock that was ahead
    const isOn = found && found.until > now && found.until <= now + hour
    const bucket = isOn ? found : { count: 0, until: now + hour }
    counts.set(counted, bucket)
    bucket.count += 1
    return bucket.count <= (isCrowded ? most * 50 : most)
  }
}

/** The same in the database of the edge, where every place in the world has a memory of its own. */
export function createSharedLimiter({ first, count }: Pick<Counting, 'first' | 'count'>): Limiter {
  return async (name, most, now) => {
    const secret = await first(countingSecret(now), crypto.randomUUID())
    return (await count(await fingerprint(secret, name), now, now + hour)) <= most
  }
}
