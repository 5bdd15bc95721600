import { sign } from './token.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Answers whether one more message may come from an address. */
export type Limiter = (address: string, most: number, now: number) => Promise<boolean>

/**
 * Counts the messages of each address for an hour. Addresses are not kept: what is kept is their
 * signature by a secret that is thrown away every day.
 */
export function createLimiter(): Limiter {
  let secret = ''
  let since = -Infinity
  const counts = new Map<string, { count: number; until: number }>()

  return async (address, most, now) => {
    if (now - since > day) {
      secret = crypto.randomUUID()
      since = now
      counts.clear()
    }
    const name = await sign(secret, address)
    const found = counts.get(name)
    const bucket = found && found.until > now ? found : { count: 0, until: now + hour }
    counts.set(name, bucket)
    bucket.count += 1
    // however many addresses there are, memory stays flat
    if (counts.size > 10_000) {
      for (const [old, { until }] of counts)
        if (until <= now || counts.size > 10_000) counts.delete(old)
    }
    return bucket.count <= most
  }
}
