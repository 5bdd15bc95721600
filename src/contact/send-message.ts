import type { Problems } from './fields.ts'

const address = '/api/contact'
const second = 1000

/** A proof says nothing before it is a second old; what is typed faster waits for it. */
const proofAge = 1.2 * second

/** Before iOS 16 there are no such signals: there the browser's own patience counts. */
const within = (time: number) => AbortSignal.timeout?.(time) ?? null

/** Why a message was not taken: too much came from the visitor's network, or from everywhere; no service; no network. */
export type Failure = 'tooMany' | 'crowded' | 'unavailable' | 'offline'

/**
 * Sends a message; answers what became of it, or what the service found wrong. Only the service's own
 * word counts: where there is none, a host or a hotel's network may answer any address with a page.
 */
export async function sendMessage(message: object): Promise<'sent' | Failure | Problems> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept': 'application/json' },
      body: JSON.stringify(message),
      signal: within(30 * second),
    })
    const said = (await answer.json()) as { status: string; errors?: Problems }
    if (said.status === 'too many') return 'tooMany'
    if (said.status === 'crowded') return 'crowded'
    if (answer.ok && said.status === 'accepted') return 'sent'
    return (said.status === 'invalid' && said.errors) || 'unavailable'
  } catch {
    return navigator.onLine ? 'unavailable' : 'offline'
  }
}

/** A proof that a person began to type some time ago; without it a message is taken all the same. */
export async function fetchToken(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/token`, { signal: within(5 * second) })
    const { token } = (await answer.json()) as { token?: string }
    await new Promise((resolve) => setTimeout(resolve, proofAge))
    return token
  } catch {
    return undefined
  }
}
