import type { Problems } from './message.ts'

const address = '/api/contact'
const second = 1000

/** A proof says nothing before it is a second old; what is typed faster waits for it. */
const proofAge = 1.2 * second

/**
 * Sends a message; answers what became of it, or what the service found wrong. Only the service's own
 * word counts: where there is none, a host or a hotel's network may answer any address with a page.
 */
export async function sendMessage(
  message: object,
): Promise<'sent' | 'tooMany' | 'unavailable' | Problems> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(30 * second),
    })
    if (answer.status === 429) return 'tooMany'
    const said = (await answer.json()) as { status: string; errors?: Problems }
    if (answer.ok && said.status === 'accepted') return 'sent'
    return (said.status === 'invalid' && said.errors) || 'unavailable'
  } catch {
    return 'unavailable'
  }
}

/** A proof that a person began to type some time ago; without it a message is taken all the same. */
export async function fetchToken(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/token`, { signal: AbortSignal.timeout(5 * second) })
    const { token } = (await answer.json()) as { token?: string }
    await new Promise((resolve) => setTimeout(resolve, proofAge))
    return token
  } catch {
    return undefined
  }
}
