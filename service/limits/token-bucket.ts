/** However many networks there are, memory stays flat: at most twice as many are known. */
const mostNetworks = 10_000

/** A token bucket for each network. Answers whether it has enough left. */
export function createTokenBuckets(perSecond: number, atOnce: number) {
  type Bucket = { left: number; at: number }
  /** Who has asked for nothing this long may ask for everything again: nobody needs to remember it. */
  const longest = (atOnce / perSecond) * 1000
  let recent = new Map<string, Bucket>()
  let before: typeof recent = new Map()
  let since = -Infinity

  return (network: string, cost: number, now = performance.now()): boolean => {
    // those who have not asked for the longest are forgotten together: one by one would take longer
    if (recent.size >= mostNetworks || now - since >= longest) {
      before = now - since >= 2 * longest ? new Map() : recent
      recent = new Map()
      since = now
    }
    const known = recent.get(network) ?? before.get(network)
    const grown = known ? known.left + ((now - known.at) / 1000) * perSecond : atOnce
    const left = Math.min(grown, atOnce)
    const isEnough = left >= cost
    recent.set(network, { left: isEnough ? left - cost : left, at: now })
    return isEnough
  }
}
