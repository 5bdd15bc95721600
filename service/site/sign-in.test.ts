import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { app, startGitHub, type GitHub } from '../../tests/github/start.ts'
import { startEdge } from '../../tests/service/edge.ts'
import { startHome } from '../../tests/service/home.ts'

// the way of the editor's window to GitHub and back, on both hosts; in a browser: tests/sign-in.copy.ts

let github: GitHub
beforeAll(async () => {
  github = await startGitHub()
})
afterAll(() => github.close())
afterEach(() => github.fail(undefined))

const starts = { 'on Node': startHome, 'on the edge': startEdge }

describe.each(Object.entries(starts))('%s', (_, start) => {
  let origin: string
  let close: () => Promise<unknown>
  beforeAll(async () => {
    const port = await freePort()
    origin = `http://localhost:${port}`
    const setUp = { SIGN_IN_APP: app.id, SIGN_IN_SECRET: app.secret, SIGN_IN_SERVER: github.url }
    ;({ close } = await start({ ...setUp, SIGN_IN_ORIGINS: origin }, { port }))
  })
  afterAll(() => close())

  /** Asks as a browser does that is sent on by nobody but itself. */
  const ask = (address: string, cookie = '') =>
    fetch(new URL(address, origin), { redirect: 'manual', headers: cookie ? { cookie } : {} })

  /** Presses "Sign in": where that leads, and what the browser keeps of it. */
  async function begin() {
    const response = await ask('/api/sign-in?provider=github&site_id=ours&scope=repo,user')
    expect(response.status).toBe(302)
    const [cookie = ''] = response.headers.getSetCookie()
    return { to: new URL(response.headers.get('location')!), cookie }
  }

  /** Presses "Authorize" or "Cancel" there: the address that GitHub leads back to. */
  async function answer(to: URL, press = 'Authorize') {
    const page = await (await fetch(to)).text()
    const [, href] = new RegExp(`<a href="([^"]+)">${press}<`).exec(page)!
    return new URL(href!.replaceAll('&amp;', '&'))
  }

  const valueOf = (cookie: string) => cookie.split(';')[0]!
  const keptOn = ({ pathname, search }: URL) => pathname + search

  /** What the window says to the editor, and what it says to whoever looks at it. */
  async function said(response: Response) {
    const page = await response.text()
    const [, data] = /data-said="([^"]+)"/.exec(page)!
    const { message } = JSON.parse(data!.replaceAll('&quot;', '"')) as { message: string }
    return { message, page, headers: response.headers }
  }

  test('who allows it is handed a token once, in the words that the editor waits for', async () => {
    const { to, cookie } = await begin()
    expect(cookie).toMatch(
      /^__Host-sign-in=\S+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      client_id: app.id,
      redirect_uri: `${origin}/api/sign-in/back`,
      scope: 'repo',
      code_challenge_method: 'S256',
    })
    const back = await answer(to)
    const { message, page, headers } = await said(await ask(keptOn(back), valueOf(cookie)))
    expect(page).toMatch(/<p>You are signed in\.<\/p>\s*<p lang="es">Ha iniciado sesión\.<\/p>/)
    expect(message).toBe(
      `authorization:github:success:${JSON.stringify({ provider: 'github', token: github.tokens.at(-1) })}`,
    )
    // of the token nothing is kept, here or in the browser
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-sign-in=; Max-Age=0;/)])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'sha256-.*frame-ancestors/)

    // once more, as somebody would who found the address in a history: with the same cookie, even
    const count = github.tokens.length
    expect((await said(await ask(keptOn(back), valueOf(cookie)))).message).toMatch(
      /:error:.*no aceptó/,
    )
    expect((await said(await ask(keptOn(back)))).message).toMatch(
      /:error:.*another window.*otra vent/,
    )
    expect(github.tokens).toHaveLength(count)
  })

  test('two sign-ins have nothing in common', async () => {
    const [one, other] = [await begin(), await begin()]
    for (const name of ['state', 'code_challenge'])
      expect(one.to.searchParams.get(name)).not.toBe(other.to.searchParams.get(name))
    // a window that another one has led astray: the code of the one with the cookie of the other
    const back = await answer(one.to)
    const { message } = await said(await ask(keptOn(back), valueOf(other.cookie)))
    expect(message).toMatch(/:error:.*another window.*otra ventana/)
  })

  test('whoever takes the code and makes up the rest gets nothing for it', async () => {
    const { to, cookie } = await begin()
    const back = await answer(to)
    const state = to.searchParams.get('state')
    // the state is right, what proves who began it is not
    const forged = `__Host-sign-in=${state}.${'x'.repeat(43)}`
    expect((await said(await ask(keptOn(back), forged))).message).toMatch(/:error:.*did not accept/)
    // of the proof one half is missing
    expect((await said(await ask(keptOn(back), `__Host-sign-in=${state}`))).message).toMatch(
      /:error:.*another window/,
    )
    for (const address of [
      '/api/sign-in/back',
      `/api/sign-in/back?code=one`,
      `/api/sign-in/back?state=${state}`,
      `/api/sign-in/back?code=one&state=other`,
      `/api/sign-in/back?code=one&code=two&state=${state}`,
      `/api/sign-in/back?error=server_error&state=${state}`,
      `/api/sign-in/back?code=%00&state=${state}`,
    ]) {
      const { message } = await said(await ask(address, valueOf(cookie)))
      expect(message, address).toMatch(
        /^authorization:github:error:\{"provider":"github","error":"/,
      )
    }
  })

  test.each([
    ['who does not allow it', undefined, 'Cancel', /not allowed.*No se dio el permiso/],
    ['the host is down', 'down', 'Authorize', /does not answer.*no responde/],
    ['the host answers what nobody can read', 'no json', 'Authorize', /did not accept.*no aceptó/],
    [
      'the secret is not that of the app',
      'incorrect_client_credentials',
      'Authorize',
      /SIGN_IN_SECRET is wrong.*SIGN_IN_SECRET no es/,
    ],
    ['the host is slow', 'slow', 'Authorize', /does not answer.*no responde/],
  ] as const)(
    '%s: it is said in both languages',
    { timeout: 30_000 },
    async (_, trouble, press, says) => {
      const { to, cookie } = await begin()
      const back = await answer(to, press)
      github.fail(trouble)
      const { message, page } = await said(await ask(keptOn(back), valueOf(cookie)))
      expect(message).toMatch(says)
      const [, en, es] = /<p>([^<]+)<\/p>\s*<p lang="es">([^<]+)</.exec(page)!
      expect(`${en} ${es}`).toMatch(says)
      // what the host said of it is nobody's business here
      expect(page).not.toMatch(/The words of GitHub|Unicorn/)
    },
  )
})

test('thirty times an hour one may come back from there, and what is no name is not written down', async () => {
  const { url, close, logged } = await startHome({
    SIGN_IN_APP: app.id,
    SIGN_IN_SECRET: app.secret,
    SIGN_IN_ORIGINS: 'http://localhost',
    SIGN_IN_SERVER: github.url,
  })
  const ask = async (asked: string) => {
    // as a proxy would hand it on
    const { port } = new URL(url)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { host: 'localhost', cookie: '__Host-sign-in=one.two' }
      get({ port, path: `/api/sign-in${asked}`, headers }, resolve).on('error', reject)
    })
    return text(answer)
  }
  expect(await ask('/offered')).toBe('{"status":"offered"}')
  expect(await ask('/back?error=some+words&state=one')).toMatch(/did not accept.*no aceptó/s)
  expect(await ask(`/back?error=${'long'.repeat(16)}&state=one`)).toContain('did not accept')
  for (let n = 2; n < 30; n++) expect(await ask('/back')).toMatch(/another window.*otra ventana/s)
  expect(await ask('/back')).toMatch(/Too many sign-ins.*demasiadas veces/s)
  expect(logged.map((each) => (JSON.parse(each) as { why?: string }).why).filter(Boolean)).toEqual([
    'an error',
    'an error',
    ...Array.from({ length: 28 }, () => 'OAUTH_INVALID_RESPONSE'),
    'tooMany',
  ])
  await close()
})

test('an address of the site that is not listed signs nobody in', async () => {
  const { url, close, logged } = await startHome({
    SIGN_IN_APP: app.id,
    SIGN_IN_SECRET: app.secret,
    SIGN_IN_SERVER: github.url,
  })
  for (const address of ['/api/sign-in', '/api/sign-in/back?code=one&state=two']) {
    const response = await fetch(url + address, { redirect: 'manual' })
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/cannot sign in at this address.*no se puede iniciar/s)
  }
  expect(logged).toContain(JSON.stringify({ event: 'not signed in', why: 'foreign' }))
  await close()
})

test('where it is not set up there is nothing to sign in to, and nothing that says so', async () => {
  const { url, close } = await startHome()
  for (const address of ['/api/sign-in', '/api/sign-in/back', '/api/sign-in/offered'])
    expect((await fetch(url + address, { redirect: 'manual' })).status, address).toBe(404)
  await close()
})

test('neither a code nor a token nor the secret is ever written down', async () => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const printed: string[] = []
  const spies = (['log', 'error', 'warn'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...words) => void printed.push(words.join(' '))),
  )
  const setUp = { SIGN_IN_APP: app.id, SIGN_IN_SECRET: app.secret, SIGN_IN_SERVER: github.url }
  const { logged, close } = await startHome({ ...setUp, SIGN_IN_ORIGINS: origin }, { port })
  const begun = await fetch(`${origin}/api/sign-in`, { redirect: 'manual' })
  const [cookie = ''] = begun.headers.getSetCookie()
  const page = await (await fetch(begun.headers.get('location')!)).text()
  const back = /<a href="([^"]+)">Authorize/.exec(page)![1]!.replaceAll('&amp;', '&')
  const headers = { cookie: cookie.split(';')[0]! }
  await fetch(back, { headers })
  await fetch(back, { headers })
  await close()
  for (const spy of spies) spy.mockRestore()
  const code = new URL(back).searchParams.get('code')!
  for (const secret of [code, github.tokens.at(-1)!, app.secret, headers.cookie])
    expect([...logged, ...printed].join('\n')).not.toContain(secret)
  expect(logged).toContain(JSON.stringify({ event: 'not signed in', why: 'bad_verification_code' }))
})
