import { createHash, randomUUID } from 'node:crypto'
import type { Answer } from './api.ts'

/** The app that is known here. */
export const app = { id: 'Iv1.standin', secret: 'secret-of-the-stand-in' }

export type Trouble = 'slow' | 'down' | 'no json' | 'incorrect_client_credentials'

type Given = { challenge: string; redirect: string }

/** Its sign-in: https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
export function createSignIn() {
  const codes = new Map<string, Given>()
  const tokens: string[] = []
  let failing: Trouble | undefined

  function authorize({ searchParams: asked }: URL): Answer {
    const [id, redirect, challenge] = ['client_id', 'redirect_uri', 'code_challenge'].map((name) =>
      asked.get(name),
    )
    if (id !== app.id || !redirect || !challenge || asked.get('code_challenge_method') !== 'S256')
      return { status: 404 }
    const back = (more: Record<string, string>) => {
      const to = new URL(redirect)
      to.search = new URLSearchParams({ ...more, state: asked.get('state')! }).toString()
      return to.href.replaceAll('&', '&amp;')
    }
    const code = randomUUID()
    codes.set(code, { challenge, redirect })
    const denied = { error: 'access_denied', error_description: 'The user has denied your request' }
    return {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<!doctype html><title>Authorize</title><h1>Authorize the editor</h1><a href="${back({ code })}">Authorize</a> <a href="${back(denied)}">Cancel</a>`,
    }
  }

  function exchange(given: URLSearchParams): Answer | Promise<Answer> {
    if (failing === 'slow') return new Promise(() => {})
    if (failing === 'down') return { status: 503, body: '<h1>Unicorn!</h1>' }
    if (failing === 'no json') return { body: 'access_token=one&scope=repo' }
    if (failing) return mistake(failing)
    if (given.get('client_id') !== app.id || given.get('client_secret') !== app.secret)
      return mistake('incorrect_client_credentials')
    const code = given.get('code') ?? ''
    const known = codes.get(code)
    // good for once
    codes.delete(code)
    const verifier = createHash('sha256').update(given.get('code_verifier') ?? '')
    if (known?.challenge !== verifier.digest('base64url')) return mistake('bad_verification_code')
    if (known.redirect !== given.get('redirect_uri')) return mistake('redirect_uri_mismatch')
    return json({ access_token: grant(), scope: 'repo', token_type: 'bearer' })
  }

  function grant(): string {
    const token = `gho_${randomUUID().replaceAll('-', '')}`
    tokens.push(token)
    return token
  }

  return {
    tokens,
    grant,
    fail: (trouble: Trouble | undefined) => void (failing = trouble),
    knows: (authorization = '') => tokens.includes(authorization.replace(/^(token|Bearer) /, '')),
    answer(method: string, url: URL, body: URLSearchParams) {
      if (url.pathname === '/login/oauth/authorize') return authorize(url)
      if (url.pathname === '/login/oauth/access_token' && method === 'POST') return exchange(body)
      return undefined
    },
  }
}

// a mistake is answered with 200, too
const mistake = (error: string) => json({ error, error_description: 'The words of GitHub' })
const json = (data: object): Answer => ({
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(data),
})
