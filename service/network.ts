/**
 * The network that a request comes from, as the one name of a home or a machine: an IPv4 address, or
 * the half of an IPv6 address that a provider hands out as one (https://www.rfc-editor.org/rfc/rfc6177).
 * The port that some proxies write behind an address belongs to the connection and not to the network.
 */
export function networkOf(address: string): string {
  const bare = address
    .slice(0, 64)
    .trim()
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/%.*$/, '')
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(bare)
  if (mapped) return mapped[1]!
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return bare
  // an address of any spelling, in the one spelling of browsers
  const { hostname } = new URL(`http://[${bare}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  // the two colons stand for as many zeros as are missing
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
