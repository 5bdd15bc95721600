/** What a page of the service's own may load and do: nothing but this. */
export function policyOf(allowed: readonly string[]): string {
  return ["default-src 'none'", ...allowed, "base-uri 'none'", "frame-ancestors 'none'"].join('; ')
}

/** How a content policy names what may stand inside a page. */
export async function hashOf(part: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(part))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
}
