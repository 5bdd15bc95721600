import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { escape } from '#app/build/html/escape.ts'
import { contactUsWords } from '#app/contact/page/words.server.ts'
import { notFoundWords } from '#app/frame/not-found/words.server.ts'
import { startEdge } from '../../tests/service/edge.ts'
import { good, healthToken, json, site, startHome } from '../../tests/service/home.ts'
import { hasCaddy, startProxy } from '../../tests/service/proxy.ts'
import { issueToken } from '../form/token.ts'
import { openD1Store } from './d1-store.ts'
import { openSqliteStore } from './sqlite-store.ts'

const contactUs = contactUsWords.read()
const notFound = notFoundWords.read()

// the same promises, kept on Node, behind the proxy that is described, and on the edge's own runtime

type Home = {
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** By which proofs are signed. */
  secret: () => Promise<string>
  close: () => Promise<void>
}

async function secretIn(folder: string): Promise<string> {
  const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
  const secret = await store.secret()
  await store.close()
  return secret
}

const homes: Record<string, () => Promise<Home>> = {
  'on Node': async () => {
    const { url, folder, close } = await startHome()
    return {
      close,
      secret: () => secretIn(folder),
      fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }),
    }
  },
  ...(hasCaddy() && {
    'behind Caddy': async () => {
      const home = await startHome({ BEHIND_PROXY: 'yes' })
      const proxy = await startProxy(home.url.replace('localhost', '127.0.0.1'))
      return {
        secret: () => secretIn(home.folder),
        fetch: (path: string, init?: RequestInit) =>
          fetch(proxy.url + path, { redirect: 'manual', ...init }),
        async close() {
          await proxy.close()
          await home.close()
        },
      }
    },
  }),
  'on the edge': async () => {
    const { url, database, close } = await startEdge({
      MESSAGES_PER_HOUR: '1000000',
      HEALTH_TOKEN: healthToken,
    })
    return {
      close,
      secret: async () => (await openD1Store(await database())).secret(),
      fetch: (path, init) => fetch(url.origin + path, { redirect: 'manual', ...init }),
    }
  },
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

for (const [where, start] of Object.entries(homes)) {
  describe(where, () => {
    let home: Home
    beforeAll(async () => void (home = await start()))
    afterAll(() => home.close())
    const post = (init: RequestInit) => home.fetch('/api/contact', init)
    const waiting = async () => {
      const headers = { authorization: `Bearer ${healthToken}` }
      const answer = await home.fetch('/healthz', { headers })
      return ((await answer.json()) as { waiting: number }).waiting
    }

    test('a message from a script is taken', async () => {
      const before = await waiting()
      const answer = await post(json(good))
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ status: 'accepted' })
      expect(await waiting()).toBe(before + 1)
    })

    test('the same message sent again is one message; other words are another', async () => {
      const before = await waiting()
      const key = crypto.randomUUID()
      for (let times = 0; times < 3; times++) {
        expect((await post(json({ ...good, key }))).status).toBe(200)
      }
      expect(await waiting()).toBe(before + 1)
      await post(json({ ...good, key, message: 'I forgot: we are five.' }))
      expect(await waiting()).toBe(before + 2)
      // without scripts there is no key: the same words on one day are one message
      await post(form({ ...good, subject: 'Twice' }))
      await post(form({ ...good, subject: 'Twice' }))
      expect(await waiting()).toBe(before + 3)
      // whoever asks for a call after all must not wait for an email
      const call = { reply: 'call', phone: '+1 925 555 0134' }
      await post(json({ ...good, key, ...call }))
      await post(form({ ...good, subject: 'Twice', ...call }))
      await post(form({ ...good, subject: 'Twice', ...call, answerIn: 'es' }))
      expect(await waiting()).toBe(before + 6)
    })

    test('a form without scripts is answered with a way to a page, in its language', async () => {
      const answer = await post(form({ ...good, subject: 'A form', language: 'es' }))
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('/es/contact-us#sent')
    })

    test('a form of several parts is taken too', async () => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...good, subject: 'Parts' }))
        body.set(name, value)
      expect((await post({ method: 'POST', body })).status).toBe(303)
    })

    test('what is wrong is said field by field', async () => {
      const answer = await post(json({ ...good, name: '', email: 'elena', consent: 'no' }))
      expect(answer.status).toBe(422)
      expect(await answer.json()).toEqual({
        status: 'invalid',
        errors: { name: 'missing', email: 'email', consent: 'consent' },
      })
      const church = await post(json({ ...good, church: 'atlantis' }))
      expect(await church.json()).toMatchObject({ errors: { church: 'church' } })
    })

    test('without scripts the page comes back with what was typed and what to do', async () => {
      const evil = '"><script>alert(1)</script>'
      const answer = await post(form({ ...good, name: evil, email: 'elena', language: 'es' }))
      expect(answer.status).toBe(422)
      expect(answer.headers.get('content-type')).toContain('text/html')
      const html = await answer.text()
      expect(html).toContain('lang="es"')
      expect(html).not.toContain('<script>alert')
      expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
      expect(html).toContain('value="elena"')
      expect(html).toContain(good.message.split('\n')[0]!.slice(0, 20))
      expect(html).toMatch(/<option value="harbor" selected="">/)
      expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="email-error"/)
      expect(html).toContain(escape(contactUs.form.errors.email.es))
    })

    test('the hidden field and another site are refused; a forged proof is worth none', async () => {
      expect((await post(json({ ...good, website: 'https://spam.example' }))).status).toBe(422)
      expect((await post(json({ ...good, token: 'abc.def' }))).status).toBe(200)
      const foreign = json(good, { origin: 'https://evil.example' })
      expect((await post(foreign)).status).toBe(403)
      for (const site of ['cross-site', 'same-site', 'none']) {
        expect((await post(json(good, { 'sec-fetch-site': site }))).status, site).toBe(403)
      }
      expect((await post(json(good, { 'sec-fetch-site': 'same-origin' }))).status).toBe(200)
    })

    test('a proof is asked for, and is too young to have been typed for', async () => {
      const answer = await home.fetch('/api/contact/token')
      const { token } = (await answer.json()) as { token: string }
      const young = await post(json({ ...good, subject: 'Quick', token }))
      expect(young.status).toBe(429)
      expect(Number(young.headers.get('retry-after'))).toBeGreaterThan(0)
      const old = await issueToken(await home.secret(), Date.now() - 1000)
      expect((await post(json({ ...good, subject: 'Quick', token: old }))).status).toBe(200)
    })

    test('what cannot be read is refused with the reason', async () => {
      expect((await post(json('{"name":'))).status).toBe(400)
      expect((await post(json('[]'))).status).toBe(400)
      expect((await post(json('7'))).status).toBe(400)
      const broken = { method: 'POST', headers: { 'content-type': 'application/json' } }
      expect((await post({ ...broken, body: new Uint8Array([0x22, 0xff, 0x22]) })).status).toBe(400)
      const text = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'hello' }
      expect((await post(text)).status).toBe(415)
      expect((await post({ method: 'POST' })).status).toBe(415)
      expect((await post(json({ ...good, message: 'a'.repeat(80_000) }))).status).toBe(413)
      const parts = {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data' },
        body: 'x',
      }
      expect((await post(parts)).status).toBe(400)
    })

    test('5,000 letters of any script fit into a form', async () => {
      for (const [language, message] of [
        ['te', 'అ'.repeat(5000)],
        ['emoji', '🙏'.repeat(2500)],
      ] as const) {
        const answer = await post(form({ ...good, subject: language, message }))
        expect(answer.status, language).toBe(303)
      }
    })

    test('whatever is wrong, a form is answered with a page in its language and with its text', async () => {
      const { language: _, ...fields } = good
      // in the order of the form
      const typed = { language: 'es', ...fields, subject: 'Se queda' }
      const type = 'application/x-www-form-urlencoded'
      const refusals: [number, RequestInit][] = [
        [403, { ...form(typed), headers: { origin: 'https://evil.example' } }],
        [413, form({ ...typed, message: 'a'.repeat(80_000) })],
        [422, form({ ...typed, email: 'elena' })],
      ]
      for (const [status, init] of refusals) {
        const answer = await post(init)
        expect(answer.status).toBe(status)
        const html = await answer.text()
        expect(html.includes('<html lang="es"'), `${status}: its language`).toBe(true)
        expect(html.includes('value="Se queda"'), `${status}: its text`).toBe(true)
      }
      // where nothing can be read, the page it came from says the language
      const referer = 'http://localhost/es/contact-us'
      const broken = { method: 'POST', headers: { 'content-type': type, referer } }
      const answer = await post({ ...broken, body: new Uint8Array([0xff]) })
      expect(answer.status).toBe(400)
      expect((await answer.text()).includes('<html lang="es"')).toBe(true)
    })

    test('how it stands is told to whoever has the right to know, and to nobody else', async () => {
      expect(await (await home.fetch('/healthz')).json()).toEqual({ status: 'ok' })
      const wrong = { headers: { authorization: `Bearer ${healthToken}x` } }
      expect(await (await home.fetch('/healthz', wrong)).json()).toEqual({ status: 'ok' })
      const right = { headers: { authorization: `Bearer ${healthToken}` } }
      expect(await (await home.fetch('/healthz', right)).json()).toMatchObject({
        status: 'ok',
        waiting: expect.any(Number),
        oldestWaiting: expect.any(Number),
        lastDelivered: null,
      })
    })

    test('other methods and other addresses are refused', async () => {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await post({ method })
        expect(answer.status, method).toBe(405)
        expect(answer.headers.get('allow')).toBe('POST')
      }
      expect((await home.fetch('/api/none')).status).toBe(404)
      // a link begins the form for whoever reads it; what is posted there would be lost
      expect((await home.fetch('/contact-us?church=harbor', form(good))).status).toBe(405)
      const head = await home.fetch('/contact-us?church=harbor', { method: 'HEAD' })
      expect(head.status).toBe(200)
    })

    test('answers carry the security headers and are kept nowhere', async () => {
      const answer = await home.fetch('/healthz')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    test('a calendar is sent as one, and again only when it has changed', async () => {
      const name = readdirSync(`${site}/calendars`).find((file) => file.endsWith('.ics'))
      for (const address of [`/calendars/${name}`, `/es/calendars/${name}`]) {
        const first = await home.fetch(address)
        expect(first.status).toBe(200)
        expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
        expect(await first.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
        const etag = first.headers.get('etag')!
        const again = await home.fetch(address, { headers: { 'if-none-match': etag } })
        expect([again.status, await again.text()]).toEqual([304, ''])
      }
    })

    test('the site stands beside it, with the page not found of each language', async () => {
      const page = await home.fetch('/es/about-us')
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('lang="es"')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      for (const [path, to] of [
        ['/home/', '/'],
        ['/es/contact', '/es/contact-us'],
        ['/about-us/', '/about-us'],
        ['/es/about-us.html?a=1', '/es/about-us?a=1'],
        ['/es/', '/es'],
        ['/index.html', '/'],
        ['/es/about-us/index.html', '/es/about-us'],
        ['/about?a=1?b=2', '/about-us?a=1?b=2'],
        // as bulletins print addresses, and as some type them
        ['/Churches/Harbor?a=B', '/churches/harbor?a=B'],
        ['/ES/Events/', '/es/events'],
        ['/Contact', '/contact-us'],
        ['/ES/404', undefined],
        // letters that an address can only have in another spelling keep it, and once
        ['/%61bout', '/about-us'],
        ['/no-ni%C3%B1os/', '/no-ni%C3%B1os'],
        ['/no%3F%23/', '/no%3F%23'],
        ['/%ff/', undefined],
        ['/%2Fevil.example/', undefined],
        ['//evil.example/', undefined],
      ] as const) {
        const moved = await home.fetch(path)
        expect([path, moved.status, moved.headers.get('location') ?? undefined]).toEqual([
          path,
          to ? 301 : 404,
          to,
        ])
        expect(moved.headers.get('content-security-policy'), path).toContain("default-src 'none'")
      }
      const hidden = ['/404', '/es/404', '/404.html', '/index.html.br']
      for (const path of [...hidden, '/about-us.html.gz', '/_headers', '/_redirects']) {
        expect((await home.fetch(path)).status, path).toBe(404)
      }
      const contact = await home.fetch('/.well-known/security.txt')
      expect(contact.status).toBe(200)
      expect(await contact.text()).toMatch(/^Contact: mailto:/m)
      for (const [path, says] of [
        ['/no', 'lang="en"'],
        ['/es/no', 'lang="es"'],
        ['/give', escape(notFound.giving.en)],
        ['/Give', escape(notFound.giving.en)],
        // below an address that is often sought, what is there is offered: a church that is no more
        ['/give/no-more', escape(notFound.giving.en)],
        ['/es/churches/no-more', 'href="/es/churches/'],
      ] as const) {
        const missing = await home.fetch(path)
        expect(missing.status, path).toBe(404)
        expect(await missing.text(), path).toContain(says)
      }
    })
  })
}
