import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { wallClock } from '#app/time/zone.ts'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { startEdge } from '../../tests/service/edge.ts'
import { startHangingUp } from '../../tests/service/hanging-up.ts'
import {
  good,
  kept,
  sendTo,
  site,
  startHome,
  startMailServer,
  storeFor,
} from '../../tests/service/home.ts'
import { headersOf, textOf } from '../../tests/service/mails.ts'
import { createTime } from '../../tests/service/time.ts'
import { day, hour, minute } from '../durations.ts'
import { readSettings } from '../settings.ts'
import { readSiteSettings } from '../site-settings.ts'
import type { Kept, Store } from '../store/store.ts'
import { createLinks } from './answered-link.ts'
import { createAnsweredPage } from './answered-page.ts'
import { mailboxesAsSet } from './mailboxes.ts'
import { createOutbox } from './outbox.ts'

const closing = closeAfterEach()

const settled = readSiteSettings(site)
const refusing = 'hill@lighthouse.example'
/** Who hears of troubles. */
const keeper = 'keeper@example.org'

/** A mail server that knows what time it is meant to be. */
async function startMailboxes() {
  const clock = { now: Date.now() }
  type Arrived = { to: string; text: string; replyTo: string | undefined; name: string; at: number }
  const arrived: Arrived[] = []
  const mail = await startMailServer({
    onRcptTo({ address }, _session, done) {
      if (address !== refusing) return done()
      done(Object.assign(new Error('nobody here'), { responseCode: 550 }))
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        const { to, 'reply-to': replyTo, 'message-id': name } = headersOf(text)
        const words = textOf(text).replaceAll('\r\n', '\n')
        if (to !== keeper) {
          arrived.push({ to: to!, replyTo, name: name!, text: words, at: clock.now })
        }
        done()
      })
    },
  })
  closing.push(mail.close)
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'website@example.org', ALARM_TO: keeper }
  return { clock, arrived, env }
}

type Runtime = {
  send: (message: Partial<Kept>) => Promise<unknown>
  /** What is done every few minutes. */
  tick: (now: number) => Promise<unknown>
  /** How much time passes between two of these: on the edge each takes a while. */
  step: number
  open: (link: string, init?: RequestInit) => Promise<Response>
}

const openAt = (home: string | URL) => (link: string, init?: RequestInit) => {
  const { pathname, search } = new URL(link)
  return fetch(new URL(pathname + search, home), { redirect: 'manual', ...init })
}

const sendingTo = (home: string | URL) => (message: Partial<Kept>) =>
  sendTo(home, { ...good, ...message })

const runtimes: Record<string, (env: Record<string, string>) => Promise<Runtime>> = {
  'on Node': async (env) => {
    const { time, moveTo } = createTime()
    const home = await startHome(env, { time })
    closing.push(home.close)
    await home.begun
    return { send: sendingTo(home.url), tick: moveTo, step: hour, open: openAt(home.url) }
  },
  'on the edge': async (env) => {
    const edge = await startEdge(env)
    closing.push(edge.close)
    return { send: sendingTo(edge.url), tick: edge.tick, step: 6 * hour, open: openAt(edge.url) }
  },
}

const linksIn = (text: string) => text.match(/https:\S+\/api\/answered\/\S+/g) ?? []
const press = { method: 'POST' }

for (const [where, start] of Object.entries(runtimes)) {
  describe(where, () => {
    test('what nobody answers is brought back to the church once and to the office once, by day', async () => {
      const { clock, arrived, env } = await startMailboxes()
      const { send, tick, open, step } = await start(env)
      for (const [subject, church] of [
        ['first', 'harbor'],
        ['second', 'harbor'],
        ['answered', 'harbor'],
        ['far away', 'delta'],
        ['for the office', ''],
        ['refused', 'hill'],
      ] as const) {
        await send({ subject, church, message: `words of ${subject}`, language: 'es' })
      }
      const begin = Date.now() + minute
      // on the edge a visit of the schedule sends few
      for (const minutes of [0, 5]) await tick(begin + minutes * minute)
      expect(arrived.map(({ to }) => to).toSorted()).toEqual(
        ['delta', 'harbor', 'harbor', 'harbor', 'office', 'office'].map(
          (each) => `${each}@lighthouse.example`,
        ),
      )
      const letter = arrived.find(({ text }) => text.includes('words of answered'))!
      expect((await open(linksIn(letter.text)[0]!, press)).status).toBe(303)
      arrived.splice(0)

      for (clock.now = begin; clock.now <= begin + 14 * day; clock.now += step) {
        await tick(clock.now)
      }
      const told = (words: string) =>
        arrived
          .filter(({ text }) => text.includes(`words of ${words}`))
          .map(({ to, at }) => `${to.split('@')[0]} ${Math.floor((at - begin) / day)}`)
      // at night there it waits until the morning: up to a day later
      const soon = (whom: string, after: number) =>
        expect.stringMatching(`^${whom} (${after}|${after + 1})$`)
      expect(told('first')).toEqual([soon('harbor', 2), soon('office', 7)])
      expect(told('second')).toEqual([soon('harbor', 2), soon('office', 7)])
      expect(told('far away')).toEqual([soon('delta', 2), soon('office', 7)])
      expect(told('for the office')).toEqual([soon('office', 2), soon('office', 7)])
      expect(told('refused')).toEqual([soon('office', 2), soon('office', 7)])
      expect(told('answered')).toEqual([])

      for (const address of new Set(arrived.map(({ to }) => to))) {
        const church = address.split('@')[0]!.replace('office', '')
        const { zone } = settled.mailboxes[church]!
        const times = arrived.filter(({ to }) => to === address).map(({ at }) => at)
        for (const [index, at] of times.entries()) {
          const { time } = wallClock(at, zone)
          expect(time >= '09:00' && time < '20:00', `${address} at ${time}`).toBe(true)
          if (index > 0) expect(at - times[index - 1]!).toBeGreaterThanOrEqual(day)
        }
      }
      // a mailbox shows a name once
      expect(new Set(arrived.map(({ name }) => name)).size).toBe(arrived.length)
      // all of it in one mail, with who asked and in both languages
      const both = arrived.find(({ to }) => to.startsWith('harbor'))!.text
      expect(both).toContain('> words of first')
      expect(both).toContain('> words of second')
      expect(both).toMatch(
        /nadie ha indicado[^]*nobody has noted|nobody has noted[^]*nadie ha indicado/,
      )
      expect(both).toContain(good.email.split('@')[0])
    }, 300_000)

    test('a link opens a page that changes nothing until it is pressed, in both languages', async () => {
      const { arrived, env } = await startMailboxes()
      const { send, tick, open } = await start(env)
      await send({ subject: '<b>Bold</b>', church: 'harbor' })
      await tick(Date.now() + minute)
      const links = linksIn(arrived[0]!.text)
      expect(links).toHaveLength(2)
      for (const [index, [language, waiting, button, answered]] of [
        [
          'en',
          'Still waiting for an answer.',
          'It has been answered, or needs no answer',
          'Thank you.',
        ],
        ['es', 'Sigue sin respuesta.', 'Ya se respondió, o no hace falta', 'Gracias.'],
      ].entries()) {
        const link = links[index]!
        // as often as programs like, by whatever method opens a page
        await open(link, { method: 'HEAD' })
        for (let times = 0; times < (index === 0 ? 2 : 0); times++) {
          const page = await open(link)
          expect(page.status).toBe(200)
          const html = await page.text()
          expect(html).toContain(`lang="${language}"`)
          expect(html).toContain(waiting)
          expect(html).toContain(`<form method="post"><button>${button}</button></form>`)
          expect(html).toContain('&lt;b&gt;Bold')
          expect(html).not.toContain('elena')
          expect(html).not.toMatch(/<script|src=|https?:/)
          expect(page.headers.get('x-robots-tag')).toBe('noindex')
          expect(page.headers.get('referrer-policy')).toBe('no-referrer')
          expect(page.headers.get('cache-control')).toBe('no-store')
          const policy = page.headers.get('content-security-policy')!
          expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-\S+ 'sha256-\S+; font-src/)
          expect(policy).not.toContain('script')
          // what the page looks like is let in by it
          const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!)
          expect(styles).toHaveLength(2)
          for (const each of styles) {
            expect(policy).toContain(createHash('sha256').update(each).digest('base64'))
          }
        }
        const pressed = await open(link, press)
        expect(pressed.status).toBe(303)
        expect(pressed.headers.get('location')).toBe(link.replace(settled.origin, ''))
        const after = await (await open(link)).text()
        expect(after).toContain(answered)
        expect(after).not.toContain('<form')
      }
    }, 60_000)

    test('a link that is changed, of another message or used up says so, and presses nothing', async () => {
      const { arrived, env } = await startMailboxes()
      const { send, tick, open } = await start(env)
      await send({ subject: 'one' })
      await send({ subject: 'two' })
      await tick(Date.now() + minute)
      const [one, two] = arrived.map(({ text }) => linksIn(text)[0]!) as [string, string]
      const parts = (link: string) => new URL(link).pathname.split('/').at(-1)!.split('.')
      const changed = ([id, until, signature]: string[]) =>
        one.replace(parts(one).join('.'), [id, until, signature].join('.'))
      const [id, until, signature] = parts(one) as [string, string, string]
      for (const link of [
        changed([parts(two)[0]!, until, signature]),
        changed([id, `${until}0`, signature]),
        changed([id, until, signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))]),
        changed([id, until, '']),
        changed([id]),
      ]) {
        expect((await open(link, press)).status).toBe(404)
        const page = await open(link.replace(/language=\w+/, 'language=es'))
        expect(page.status).toBe(404)
        expect(await page.text()).toContain('Este enlace no es nuestro o le falta una parte.')
      }
      for (const link of [one, two]) {
        expect(await (await open(link)).text()).toContain('Still waiting for an answer.')
      }
    }, 60_000)
  })
}

test('a link is good for thirty days, and for nothing once the message is erased', async () => {
  const store = storeFor(closing)
  await store.accept(kept('a', { message: 'x' }))
  const page = createAnsweredPage(store, settled)
  const linkOf = createLinks('', store.secret)
  const askedAt = async (issued: number) => page.request((await linkOf('a', issued))('en'))
  const almost = await askedAt(Date.now() - 30 * day + minute)
  expect(almost.status).toBe(200)
  const over = await askedAt(Date.now() - 30 * day - minute)
  expect(over.status).toBe(410)
  expect(await over.text()).toContain('good for thirty days')
  await page.request((await linkOf('a', Date.now() - 31 * day))('en'), press)
  expect((await store.find(['a']))[0]!.answered).toBeNull()
  await store.erase('a')
  const gone = await askedAt(Date.now())
  expect(gone.status).toBe(410)
  expect(await gone.text()).toContain('no longer kept here')
})

test('the page says when it was answered, is named, and leads to itself in the other language', async () => {
  const store = storeFor(closing)
  await store.accept(kept('a', { church: 'harbor' }))
  const page = createAnsweredPage(store, settled)
  const link = (await createLinks('', store.secret)('a', Date.now()))('en')
  const seen = async () => (await page.request(link)).text()
  const waiting = await seen()
  expect(waiting).toContain(`<title>Has it been answered? | ${settled.contactPage.en.frame.name}<`)
  expect(waiting).toContain('<p><a href="?language=es" lang="es">Español</a></p>')
  expect(await (await page.request(link.replace('=en', '=es'))).text()).toContain(
    '<p><a href="?language=en" lang="en">English</a></p>',
  )

  // pressed again another day, it stays answered when it was
  await store.markAnswered('a', Date.parse('2026-06-10T19:00:00Z'))
  expect((await page.request(link, press)).status).toBe(303)
  expect(await seen()).toMatch(/noted as answered on \S*.*June 10/)
})

/** A store of messages that were delivered, with the mail that reminds of them. */
async function startReminding(
  env: Record<string, string> = {},
  { mailboxes = settled.mailboxes, change = (store: Store) => store, mostAtOnce = Infinity } = {},
) {
  const store = storeFor(closing)
  const mail = await startMailboxes()
  const settings = readSettings({ ...mail.env, ...env })
  const onRefused = vi.fn(async () => {})
  const outbox = createOutbox({
    settings,
    store: change(store),
    log: () => {},
    origin: settled.origin,
    mailboxes: mailboxesAsSet(mailboxes, settings),
    mostAtOnce,
    onRefused,
    now: () => mail.clock.now,
  })!
  closing.push(outbox.stop)
  return {
    ...mail,
    store,
    onRefused,
    async deliver(id: string, at: number, more: Partial<Kept> = {}) {
      await store.accept(kept(id, { received: at, church: 'harbor', ...more }))
      await store.delivered(id, at)
    },
    remind: (at: number) => outbox.remind((mail.clock.now = at)),
  }
}

// a Wednesday at noon in California, no day on which clocks change
const noon = Date.parse('2026-06-10T19:00:00Z')

test('two days and seven are just that, and a day ends at eight in the evening', async () => {
  const { deliver, remind, arrived } = await startReminding()
  await deliver('a', noon, { message: 'one line\nanother' })
  await remind(noon + 2 * day - 1)
  expect(arrived).toEqual([])
  await remind(noon + 2 * day)
  expect(arrived).toHaveLength(1)
  // one message can be answered by "reply"
  expect(arrived[0]!.replyTo).toContain('elena@example.org')
  expect(arrived[0]!.text).toContain('\n> one line\n> another\n')
  await remind(noon + 7 * day - 1)
  expect(arrived).toHaveLength(1)
  await remind(noon + 7 * day)
  expect(arrived.map(({ to }) => to)).toEqual([
    'harbor@lighthouse.example',
    'office@lighthouse.example',
  ])
  await deliver('b', noon + 5 * day)
  await deliver('c', noon + 5 * day)
  const [evening, night] = [19 + 59 / 60, 20].map((at) => noon + 8 * day + (at - 12) * hour)
  await remind(night!)
  expect(arrived).toHaveLength(2)
  await remind(evening!)
  expect(arrived).toHaveLength(3)
  expect(arrived[2]!.replyTo).toBeUndefined()
})

test('one look writes to as many mailboxes as it may; the next ones to the others', async () => {
  const names = ['', 'a', 'b', 'c', 'd', 'e', 'f']
  const mailboxes = Object.fromEntries(
    names.map((each) => {
      const box = { name: { en: each, es: each }, address: `${each || 'office'}@example.org` }
      return [each, { ...box, zone: 'America/Los_Angeles' }]
    }),
  )
  const { deliver, remind, arrived } = await startReminding({}, { mailboxes, mostAtOnce: 5 })
  for (const church of names) await deliver(`m-${church}`, noon, { church })
  await remind(noon + 3 * day)
  expect(arrived).toHaveLength(5)
  await remind(noon + 3 * day + minute)
  expect(new Set(arrived.map(({ to }) => to)).size).toBe(7)
})

test('what was answered a moment ago is nothing to be reminded of, and uses up no day', async () => {
  const { store, deliver, remind, arrived } = await startReminding(
    {},
    {
      // it is answered after it was found
      change: (store) => ({
        ...store,
        async unanswered(before) {
          const found = await store.unanswered(before)
          await store.markAnswered('a', before)
          return found
        },
      }),
    },
  )
  await deliver('a', noon)
  await remind(noon + 3 * day)
  expect(arrived).toEqual([])
  await deliver('b', noon, { message: 'words of b' })
  await store.markAnswered('b', null)
  await remind(noon + 3 * day + minute)
  expect(arrived).toHaveLength(1)
})

test('a mail holds ten messages; the others come on the days after, none twice', async () => {
  const { deliver, remind, arrived } = await startReminding()
  for (let n = 0; n < 25; n++) await deliver(`m${n}`, noon + n, { message: `words of ${n}.` })
  for (let at = noon + 2 * day + hour; at < noon + 6 * day; at += hour) await remind(at)
  expect(arrived.map(({ text }) => text.match(/> words of \d+\./g)!.length)).toEqual([10, 10, 5])
  const all = arrived.flatMap(({ text }) => text.match(/words of \d+/g)!)
  expect(new Set(all).size).toBe(25)
})

test('two that remind at the same time send one mail', async () => {
  const { deliver, remind, arrived } = await startReminding()
  await deliver('a', noon)
  await Promise.all([remind(noon + 3 * day), remind(noon + 3 * day)])
  expect(arrived).toHaveLength(1)
})

test('a reminder that fails is tried again in an hour, and one that may have arrived tomorrow', async () => {
  const { store, deliver, remind, clock } = await startReminding({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await deliver('a', noon)
  await remind(noon + 3 * day)
  expect((await store.find(['a']))[0]!.reminded).toBeNull()
  const turn = 'reminder to harbor@lighthouse.example'
  expect(Number(await store.recall(turn)) + day - clock.now).toBe(hour)
  const refused = await startReminding()
  await refused.deliver('b', noon, { church: 'hill' })
  expect(refused.onRefused).not.toHaveBeenCalled()
  await refused.remind(noon + 3 * day)
  // that is told, as nobody else would hear of it
  expect(refused.onRefused).toHaveBeenCalledWith(noon + 3 * day)
  expect(Number(await refused.store.recall('reminder to hill@lighthouse.example'))).toBe(
    refused.clock.now,
  )
})

test('a reminder of which the mail server takes all and hangs up is sent once a day, not once an hour', async () => {
  const { url, visits } = await startHangingUp('the end', closing)
  const { deliver, remind } = await startReminding({ SMTP_URL: url })
  await deliver('a', noon)
  for (let at = noon + 3 * day; at < noon + 4 * day; at += hour) await remind(at)
  expect(visits.count).toBe(1)
  await remind(noon + 4 * day)
  expect(visits.count).toBe(2)
})

test('a clock that was years ahead holds no reminder back', async () => {
  const { store, deliver, remind, arrived } = await startReminding()
  await deliver('a', noon)
  await store.remember('reminder to harbor@lighthouse.example', String(noon + 900 * day))
  await remind(noon + 3 * day)
  expect(arrived).toHaveLength(1)
})

test('where one mailbox reads for all, it has all of it in one mail, by its own clock', async () => {
  const { deliver, remind, arrived } = await startReminding({ MAIL_TO: 'one@example.org' })
  await deliver('a', noon)
  await deliver('b', noon, { church: 'delta' })
  await deliver('c', noon, { church: '' })
  await remind(noon + 3 * day)
  await remind(noon + 3 * day + hour)
  expect(arrived.map(({ to }) => to)).toEqual(['one@example.org'])
  expect(linksIn(arrived[0]!.text)).toHaveLength(6)
})

test('what one mailbox is reminded of twice is told by two mails', async () => {
  const { deliver, remind, arrived } = await startReminding()
  await deliver('a', noon, { church: '' })
  await remind(noon + 2 * day)
  await remind(noon + 7 * day)
  expect(arrived).toHaveLength(2)
  expect(arrived[0]!.name).not.toBe(arrived[1]!.name)
})

test('once a month the office is told how many came and how soon they were answered, and no name', async () => {
  const { store, deliver, remind, arrived } = await startReminding()
  const may = Date.parse('2026-05-20T19:00:00Z')
  await remind(may)
  for (const [id, church, answer] of [
    ['a', 'harbor', 3 * hour],
    ['b', 'harbor', 9 * hour],
    ['c', 'harbor', 4 * day],
    ['d', 'harbor', undefined],
    ['e', '', undefined],
    // nobody knows that church any more: the office has it
    ['f', 'atlantis', 3 * day],
  ] as const) {
    await deliver(id, may, { church, name: 'Elena', email: 'elena@example.org' })
    await store.noteReminded([id], may, 'office')
    if (answer) await store.markAnswered(id, may + answer)
  }
  // the last hour of May there, which is June in UTC, and the first of June
  await deliver('late', Date.parse('2026-06-01T06:30:00Z'))
  await deliver('june', Date.parse('2026-06-01T07:30:00Z'))
  await store.noteReminded(['late', 'june'], may, 'office')
  for (let at = may; at < may + 35 * day; at += hour) await remind(at)
  expect(arrived.map(({ to, at }) => [to, new Date(at).toISOString()])).toEqual([
    ['office@lighthouse.example', '2026-06-01T16:00:00.000Z'],
  ])
  const { text } = arrived[0]!
  const office = settled.mailboxes['']!.name
  expect(text).toContain(`Messages in May 2026
Harbor: 5 came, 3 answered, half of these within 9 hours
${office.en}: 2 came, 1 answered, within 3 days`)
  expect(text).toContain(`Mensajes en mayo de 2026
El Puerto: recibidos 5, respondidos 3, la mitad de ellos en 9 horas o menos
${office.es}: recibidos 2, respondidos 1, en 3 días o menos`)
  expect(text).not.toMatch(/elena/i)
  await remind(Date.parse('2026-07-01T19:00:00Z'))
  expect(arrived[1]!.text).toContain('Harbor: 1 came, 0 answered\n')
  await remind(Date.parse('2026-08-01T19:00:00Z'))
  expect(arrived[2]!.text).toContain('No message came through the website.')
  // a month that a wrong clock has told of keeps back none
  await store.remember('reported', '2028-05')
  await remind(Date.parse('2026-08-20T19:00:00Z'))
  await remind(Date.parse('2026-09-01T19:00:00Z'))
  expect(arrived[3]!.text).toContain('Messages in August 2026')
})
