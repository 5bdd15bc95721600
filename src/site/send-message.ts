import type { Problems } from '#app/model/message.ts'

const address = '/api/contact'

/** Sends a message; answers what became of it, or what the service found wrong. */
export async function sendMessage(
  message: object,
): Promise<'sent' | 'tooMany' | 'unavailable' | Problems> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept': 'application/json' },
      body: JSON.stringify(message),
    })
    if (answer.ok) return 'sent'
    if (answer.status === 429) return 'tooMany'
    if (answer.status !== 422) return 'unavailable'
    return ((await answer.json()) as { errors: Problems }).errors
  } catch {
    return 'unavailable'
  }
}

/** A proof that a person began to type some time ago; without it a message is taken all the same. */
export async function fetchToken(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/token`)
    return answer.ok ? ((await answer.json()) as { token: string }).token : undefined
  } catch {
    return undefined
  }
}
