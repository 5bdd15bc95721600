/**
 * A provider may give one home a whole block of IPv6 networks, or each of its neighbors one of them
 * (https://www.rfc-editor.org/rfc/rfc6177): a block may as much as so many homes.
 */
export const homesInBlock = 4

/** Where a request comes from: a home or a machine, and of IPv6 the block of networks around it. */
export type Networks = { home: string; block?: string }

/**
 * The names of an IPv4 address, or of the half (/64) and of the first three groups (/48) of an IPv6 one.
 * The port that some proxies write behind an address belongs to the connection and not to the network.
 */
export function networksOf(address: string): Networks {
  const bare = address
    .slice(0, 64)
    .trim()
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/%.*$/, '')
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(bare)
  if (mapped) return { home: mapped[1]! }
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return { home: bare }
  // an address of any spelling, in the one spelling of browsers
  const { hostname } = new URL(`http://[${bare}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  // the two colons stand for as many zeros as are missing
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const groups = [...head, ...zeros, ...tail]
  const first = (count: number) => groups.slice(0, count).join(':')
  return { home: `${first(4)}::/64`, block: `${first(3)}::/48` }
}

/** Whether a host is the machine itself, so that nobody reads on the way what is sent there. */
export const isThisMachine = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)
