import { counterPolicy, ourPolicy } from '#app/browser/trusted.ts'

type Settings = {
  inlineScriptHashes: readonly string[]
  inlineStyleHash: string
  analytics?: string
  /** The sites of maps and films that a page may show, and those of audio files that it may play. */
  frames?: readonly string[]
  sounds?: readonly string[]
}

/** The headers of every answer, wherever the site is hosted. */
export function siteHeaders({
  inlineScriptHashes,
  inlineStyleHash,
  analytics,
  frames = [],
  sounds = [],
}: Settings) {
  const counter = analytics ? ` ${new URL(analytics).origin}` : ''
  const hashes = inlineScriptHashes.map((hash) => ` '${hash}'`).join('')
  const policy = [
    "default-src 'none'",
    `script-src 'self'${hashes}${counter}`,
    `style-src 'self' '${inlineStyleHash}'`,
    "img-src 'self' data:",
    ["media-src 'self'", ...sounds].join(' '),
    "font-src 'self'",
    `connect-src 'self'${counter}`,
    ['frame-src', ...frames].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // what is run as a script has gone through src/browser/trusted.ts
    "require-trusted-types-for 'script'",
    `trusted-types ${ourPolicy}${analytics ? ` ${counterPolicy}` : ''}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // for the nearest church: asked for by a click, worked out in the page
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

type Headers = Readonly<Record<string, string>>
/** Headers in the place of those of all; `null` for one that is not sent. */
export type OwnHeaders = Readonly<Record<string, string | null>>

/**
 * What carries its fingerprint in its name is kept for ever. It is no page and loads little: what is said of
 * pages would be most of what goes over the line for a small file where headers are not packed.
 */
const lasting = (...allowed: string[]): OwnHeaders => ({
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': ["default-src 'none'", ...allowed, "frame-ancestors 'none'"].join(
    '; ',
  ),
  'cross-origin-opener-policy': null,
  'permissions-policy': null,
  'referrer-policy': null,
  // its policy says the same
  'x-frame-options': null,
})
// a film that is opened by itself is loaded by the page that the browser makes around it
export const lastingFiles = { '/assets': lasting(), '/media': lasting("media-src 'self'") }

/**
 * The same as the `_headers` file that static hosts read. What stands apart, by its address, has some headers
 * of its own: `!` takes away that of all others, which would hold beside it:
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function headersFile(headers: Headers, apart: Readonly<Record<string, OwnHeaders>>): string {
  const linesOf = (own: OwnHeaders) =>
    Object.entries(own).flatMap(([name, value]) => (value === null ? [] : `  ${name}: ${value}`))
  const everywhere = linesOf(headers)
  const others = Object.entries(apart).map(([address, own]) => {
    const instead = Object.keys(own).filter((name) => name in headers)
    const lines = [...instead.map((name) => `  ! ${name}`), ...linesOf(own)]
    return [address, `${address}/*`].map((each) => [each, ...lines].join('\n')).join('\n\n')
  })
  // their address is asked again and again, and a host may not know what they are
  const calendars = ['/calendars/*', '/:language/calendars/*']
    .map((path) => `${path}\n  content-type: text/calendar; charset=utf-8`)
    .join('\n\n')
  return `${[['/*', ...everywhere].join('\n'), calendars, ...others].join('\n\n')}\n`
}
