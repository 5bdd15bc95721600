import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordingsFile } from '#app/recordings/schema.server.ts'
import { assemble } from '../../tests/fixture.ts'
import { ownFolder } from '../../tests/help/own-folder.ts'
import { makeCertificate } from '../../tests/service/proxy.ts'
import { bring, type Named } from './bring.ts'
import type { State } from './state.ts'

// A server of names that there are not, each of which leads to this machine. What a feed may do to whoever asks for
// it, one of its addresses does.

type Answering = (request: IncomingMessage, response: ServerResponse) => void

const gone: Answering = (_request, response) => response.writeHead(404).end()
const answers = new Map<string, Answering>()
const requests: IncomingMessage[] = []
const folder = ownFolder()
let port: number
let limits: Parameters<typeof bring>[1]['limits']
let certificate: string
const hosts = ['feeds.example', 'audio.example', 'cdn.example']
const toHere: LookupFunction = (_host, { all }, done) => {
  const here = { address: '127.0.0.1', family: 4 }
  if (all) done(null, [here])
  else done(null, here.address, here.family)
}
const server = () =>
  createServer(
    { cert: certificate, key: readFileSync(path.join(folder, 'key.pem')) },
    (request, response) => {
      requests.push(request)
      const answering = answers.get(request.url!) ?? gone
      answering(request, response)
    },
  )
let listening: ReturnType<typeof server>

beforeAll(async () => {
  certificate = makeCertificate(folder, hosts)
  listening = server()
  await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve))
  port = (listening.address() as AddressInfo).port
  limits = { seconds: 1, bytes: 1_000_000, agent: agent({ allowIPAddressList: ['127.0.0.1'] }) }
})
afterAll(() => {
  listening.closeAllConnections()
  listening.close()
})

const agent = (allowed: { allowIPAddressList?: string[] }) =>
  new RequestFilteringHttpsAgent({ ca: certificate, lookup: toHere, ...allowed })

/** Where something is answered: of its own for each test. */
function at(answering: Answering | string, host = 'feeds.example'): `https://${string}` {
  const url = `/${answers.size}.xml`
  const body = answering
  answers.set(url, typeof body === 'string' ? (_request, response) => response.end(body) : body)
  return `https://${host}:${port}${url}`
}

const kept = {
  title: 'Written by hand',
  on: '2026-11-01',
  languages: ['en'],
  link: 'https://youtu.be/writtenhand',
} as const

function file(link: string, more: Partial<NonNullable<RecordingsFile['feed']>> = {}): Named {
  const feed = { link, languages: ['en'], ...more } as RecordingsFile['feed'] & object
  return {
    name: 'recordings/harbor',
    said: { church: 'harbor', feed, recordings: [{ ...kept, languages: ['en'] }] },
  }
}

const now = Date.parse('2026-11-24T12:00:00Z')
const zoneOf = () => 'America/Los_Angeles'

async function ask(asked: Named, state: State = {}, all: readonly Named[] = [asked]) {
  return (await bring(asked, { all, zoneOf, state, now, limits: limits! }))!
}

const recordings = ({ said }: { said: RecordingsFile }) => said.recordings!
const titles = (each: { said: RecordingsFile }) => recordings(each).map(({ title }) => title)

type Episode = { guid?: string; title: string; url?: string; date?: string; more?: string }

const podcast = (...episodes: Episode[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>Harbor Church</title><itunes:author>Harbor Church</itunes:author><language>en-us</language>
${episodes
  .map(
    ({ guid, title, url, date = 'Sun, 22 Nov 2026 11:00:00 -0800', more = '' }) => `<item>
<guid isPermaLink="false">${guid ?? title}</guid><title>${title}</title><pubDate>${date}</pubDate>
<enclosure url="${url ?? `https://feeds.example:${port}/${encodeURIComponent(title)}.mp3`}" length="1" type="audio/mpeg"/>
${more}</item>`,
  )
  .join('\n')}
</channel></rss>`

test('the feed of a podcast brings its episodes, above what was written by hand', async () => {
  const brought = await ask(
    file(
      at(
        podcast(
          { title: 'Nets', more: '<itunes:author>Paul Pilot</itunes:author>' },
          // who publishes in the evening is of that day, whatever day it is in Greenwich
          {
            title: 'Sails &amp; ropes',
            url: `http://feeds.example:${port}/sails.mp3`,
            date: 'Sun, 15 Nov 2026 19:30:00 -0800',
            more: '<itunes:author>Harbor Church</itunes:author>',
          },
          // and so is who does at the hour at which it is midnight there
          { title: 'Masts', date: 'Sun, 15 Nov 2026 16:00:00 -0800' },
          { title: 'Tides', date: 'Sun, 08 Nov 2026 00:00:00 GMT' },
          { title: 'Rocks', date: 'Sun, 01 Nov 2026 00:00:00 +0000' },
          // who writes no zone means the day as it is written
          { title: 'Shoals', date: 'Sun, 25 Oct 2026' },
          { title: 'Piers', date: 'Sun, 18 Oct 2026 23:30:00' },
          { title: 'Quays', date: '2026-10-11' },
        ),
      ),
    ),
  )
  expect(brought.asked.problems).toEqual([])
  expect(brought.added).toBe(8)
  expect(recordings(brought)).toMatchObject([
    { title: 'Nets', speaker: 'Paul Pilot', on: '2026-11-22', languages: ['en'] },
    // the church is no speaker, and a link begins with https
    { title: 'Sails & ropes', on: '2026-11-15', link: `https://feeds.example:${port}/sails.mp3` },
    { title: 'Masts', on: '2026-11-15' },
    { title: 'Tides', on: '2026-11-08' },
    { title: 'Rocks', on: '2026-11-01' },
    { title: 'Shoals', on: '2026-10-25' },
    { title: 'Piers', on: '2026-10-18' },
    { title: 'Quays', on: '2026-10-11' },
    kept,
  ])
  expect(recordings(brought)[1]).not.toHaveProperty('speaker')
})

test('the feed of a channel brings its films, and what only its own site can play it leaves', async () => {
  const entry = (id: string, href: string, published: string) => `<entry>
<id>yt:video:${id}</id><title>${id}</title><link rel="alternate" href="${href}"/>
<author><name>Harbor</name></author><published>${published}</published></entry>`
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">
<link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=x"/><title>Harbor</title>
${entry('Anchors', 'https://www.youtube.com/watch?v=anchorsfilm', '2026-11-23T02:00:00+00:00')}
${entry('A short', 'https://www.youtube.com/shorts/ashortshort', '2026-11-20T02:00:00+00:00')}
${entry('Announced', 'https://www.youtube.com/watch?v=announcedxx', '2026-12-24T18:00:00+00:00')}
</feed>`
  const brought = await ask(file(at(feed), { hosts: ['https://www.youtube.com'] }))
  expect(brought.asked.problems).toEqual([])
  expect(recordings(brought)).toMatchObject([
    { title: 'Anchors', on: '2026-11-22', link: 'https://www.youtube.com/watch?v=anchorsfilm' },
    kept,
  ])
})

test('what people change or delete stays so, and only what is new comes', async () => {
  let body = podcast({ title: 'Nets' }, { title: 'Sails' }, { title: 'Ropes' })
  const named = file(at((_request, response) => response.end(body)))
  const { said } = await ask(named)
  expect(titles({ said })).toEqual(['Nets', 'Sails', 'Ropes', kept.title])
  const [nets, sails] = recordings({ said })
  const link = 'https://vimeo.com/100000001' as const
  const changed = {
    ...said,
    recordings: [
      { ...nets!, title: 'The nets', link },
      { ...sails!, shown: 'no' as const },
    ],
  }
  body = podcast({ title: 'Tides' }, { title: 'Nets' }, { title: 'Sails' }, { title: 'Ropes' })
  const again = await ask({ ...named, said: changed })
  expect(titles(again)).toEqual(['Tides', 'The nets', 'Sails'])
  expect(recordings(again).slice(1)).toEqual(changed.recordings)
  // nor does one that is put in another order bring anything again
  body = podcast({ title: 'Ropes' }, { title: 'Sails' }, { title: 'Tides' }, { title: 'Nets' })
  const third = await ask({ ...named, said: again.said })
  expect(third).toMatchObject({ added: 0, said: again.said })
})

test('what is in another file already, or in this one by hand, does not come a second time', async () => {
  const link = (name: string) => `https://feeds.example:${port}/${name}.mp3` as const
  const named = file(at(podcast({ title: 'Nets' }, { title: 'Sails' }, { title: 'Ropes' })))
  recordings(named).push({ ...kept, languages: ['en'], link: link('Nets') })
  const other = file('https://feeds.example/other.xml')
  recordings(other).push({ ...kept, languages: ['en'], link: link('Sails') })
  const brought = await ask(named, {}, [named, { ...other, name: 'recordings/lake' }])
  expect(titles(brought)).toEqual(['Ropes', kept.title, kept.title])
})

test('what it brings is words: no marks, no letters that turn others round', async () => {
  const title = (text: string) => ({
    title: text,
    guid: text,
    url: `https://feeds.example:${port}/a${text.length}.mp3`,
  })
  const { said } = await ask(
    file(
      at(
        podcast(
          title('<![CDATA[<script>alert(1)</script>Nets]]>'),
          title('&lt;img src=x onerror=alert(1)&gt; Sails'),
          title('Ropes \u202E of\u0085 old'),
          title('🙏'.repeat(5000)),
          title('<![CDATA[<b></b>]]>'),
        ),
      ),
    ),
  )
  expect(titles({ said })).toEqual([
    'alert(1) Nets',
    'Sails',
    'Ropes of old',
    // no emoji is cut through
    '🙏'.repeat(200),
    kept.title,
  ])
})

test('an episode of a day that content cannot say keeps no other away, and names of files may have spaces', async () => {
  const days = ['22 Nov 1998 11:00 GMT', '22 Nov 10000 11:00 GMT', '-271821-04-20T00:01:00Z']
  const { said, asked } = await ask(
    file(
      at(
        podcast(...days.map((date) => ({ title: date, date })), {
          title: 'Nets',
          url: `https://feeds.example:${port}/the nets.mp3`,
        }),
      ),
    ),
  )
  expect(asked.problems).toEqual([])
  expect(recordings({ said })).toMatchObject([
    { title: 'Nets', link: `https://feeds.example:${port}/the%20nets.mp3` },
    kept,
  ])
})

test('recordings at other sites are not taken before somebody says that they are ours', async () => {
  const link = at(
    podcast({ title: 'Nets' }, { title: 'Sails', url: `https://audio.example:${port}/sails.mp3` }),
  )
  const named = file(link)
  const first = await ask(named)
  expect(titles(first)).toEqual(['Nets', kept.title])
  const origin = `https://audio.example:${port}`
  for (const language of ['en', 'es'] as const) {
    expect(first.asked.problems.map((each) => each[language])).toEqual([
      expect.stringContaining(origin),
    ])
  }
  const said = {
    ...first.said,
    feed: { ...first.said.feed!, hosts: [origin as `https://${string}`] },
  }
  const again = await ask({ ...named, said }, { [named.name]: first.asked })
  expect(titles(again)).toEqual(['Sails', 'Nets', kept.title])
  expect(again.asked.problems).toEqual([])
})

test('audio that lies elsewhere than where it is asked for is told, since a page may not play it', async () => {
  const sound = at((_request, response) => {
    response.writeHead(302, { location: `https://cdn.example:${port}/nets.mp3` }).end()
  }).replace('.xml', '.mp3')
  answers.set(
    new URL(sound).pathname,
    answers.get(new URL(sound).pathname.replace('.mp3', '.xml'))!,
  )
  answers.set('/nets.mp3', (_request, response) => response.end())
  const link = at(podcast({ title: 'Nets', url: sound }))
  const brought = await ask(file(link))
  expect(brought.added).toBe(1)
  expect(brought.asked.problems).toMatchObject([
    { en: expect.stringContaining(`https://cdn.example:${port}`) },
  ])
  const trusting = file(link, { hosts: [`https://cdn.example:${port}`] })
  expect((await ask(trusting)).asked.problems).toEqual([])
})

test('a feed that has not changed is not sent again, unless its file has', async () => {
  const link = at((request, response) => {
    const isKnown = request.headers['if-none-match'] === '"one"'
    response.writeHead(isKnown ? 304 : 200, { etag: '"one"' })
    response.end(isKnown ? '' : podcast({ title: 'Nets' }))
  })
  const named = file(link)
  const first = await ask(named)
  const state = { [named.name]: first.asked }
  const asked = requests.length
  const again = await ask({ ...named, said: first.said }, state)
  expect(requests[asked]!.headers['if-none-match']).toBe('"one"')
  expect(again).toEqual({ said: first.said, added: 0, asked: first.asked })
  // somebody has taken out what had come: the whole feed is asked for
  const { taken: _, ...feed } = first.said.feed!
  const anew = await ask({ ...named, said: { ...first.said, feed, recordings: [] } }, state)
  expect(titles(anew)).toEqual(['Nets'])
})

test('a podcast that says where it has moved to is told, and what it still brings is taken', async () => {
  let address = ''
  const link = at((_request, response) => {
    const moved = `<channel><itunes:new-feed-url>${address}</itunes:new-feed-url>`
    response.end(podcast({ title: 'Nets' }).replace('<channel>', moved))
  })
  // many name the address that they have
  for (address of [link, link.replace('https:', 'http:'), '', 'soon']) {
    expect((await ask(file(link))).asked.problems, address).toEqual([])
  }
  address = `https://cdn.example:${port}/new.xml`
  const brought = await ask(file(link))
  expect(titles(brought)).toEqual(['Nets', kept.title])
  expect(brought.asked.problems).toMatchObject([
    { en: expect.stringContaining(`moved to ${address}`), es: expect.stringContaining(address) },
  ])
})

test('letters are read as the feed says they are written', async () => {
  const feed = podcast({ title: 'Oración' })
  const wide = Buffer.from(`\uFEFF${feed.replace('UTF-8', 'UTF-16')}`, 'utf16le')
  const asWritten: [Buffer, string?][] = [
    [Buffer.from(feed.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
    [wide],
    [Buffer.from(wide).swap16()],
    // what a server says of all its files is less than what this one begins with
    [Buffer.from(`\uFEFF${feed}`), 'text/xml; charset=iso-8859-1'],
  ]
  for (const [body, type = 'text/xml'] of asWritten) {
    const { said, asked } = await ask(
      file(at((_request, response) => response.writeHead(200, { 'content-type': type }).end(body))),
    )
    expect(asked.problems).toEqual([])
    expect(titles({ said })[0]).toBe('Oración')
  }
})

test('a feed is asked for as it is, not packed', async () => {
  const link = at((request, response) => {
    const isPacked = request.headers['accept-encoding'] !== 'identity'
    const feed = podcast({ title: 'Nets' })
    response.writeHead(200, isPacked ? { 'content-encoding': 'gzip' } : {})
    response.end(isPacked ? gzipSync(feed) : feed)
  })
  expect(titles(await ask(file(link)))).toEqual(['Nets', kept.title])
})

test('a site may send from one of its addresses to another', async () => {
  const there = at(podcast({ title: 'Nets' }))
  const link = at((_request, response) =>
    response.writeHead(301, { location: new URL(there).pathname }).end(),
  )
  expect(titles(await ask(file(link)))).toEqual(['Nets', kept.title])
})

const laughs = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a0 "ha">${Array.from(
  { length: 20 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join('')}]><rss><channel><title>&a20;</title></channel></rss>`
const outside = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>
<rss><channel><item><title>&a;</title></item></channel></rss>`

const moved =
  (location: () => string): Answering =>
  (_request, response) =>
    response.writeHead(302, { location: location() }).end()

const wrong: [string, Answering | string, RegExp, RegExp][] = [
  ['is empty', '', /not well-formed/, /no es XML/],
  ['has no recording in it', podcast(), /no recording/, /ninguna grabación/],
  ['is gone', gone, /answers 404/, /responde 404/],
  [
    'says unasked that nothing has changed',
    (_, response) => response.writeHead(304).end(),
    /answers 304/,
    /responde 304/,
  ],
  ['fails', (_, response) => response.writeHead(500).end('<rss/>'), /answers 500/, /responde 500/],
  ['never answers', () => {}, /within 1 seconds/, /en 1 segundos/],
  ['answers and never ends', drips, /within 1 seconds/, /en 1 segundos/],
  ['hangs up', (request) => request.socket.destroy(), /nobody answers/, /no responde nadie/],
  ['is huge', floods, /larger than 1 MB/, /más de 1 MB/],
  ['is a page', '<!doctype html><p>Not here<br></html>', /not well-formed|no feed/, /XML|RSS/],
  ['is something else', '<svg xmlns="http://www.w3.org/2000/svg"/>', /no feed/, /no es un canal/],
  ['laughs a billion times', laughs, /not well-formed/, /no es XML/],
  ['asks for a file of ours', outside, /not well-formed/, /no es XML/],
  [
    'is deeper than anybody can look',
    `<rss>${'<a>'.repeat(200_000)}`,
    /not well-formed/,
    /no es XML/,
  ],
  [
    'has other letters than it says',
    (_, response) => response.end(Buffer.from(podcast({ title: 'Oración' }), 'latin1')),
    /letters/,
    /letras/,
  ],
  [
    'says a set of letters that there is not',
    (_, response) => response.end(podcast().replace('UTF-8', 'UTF-1789')),
    /letters/,
    /letras/,
  ],
  [
    'has moved to another site',
    moved(() => `https://cdn.example:${port}/feed.xml`),
    /moved to https:\/\/cdn/,
    /se mudó a https:\/\/cdn/,
  ],
  [
    'leads into our own network',
    moved(() => 'https://127.0.0.1/feed.xml'),
    /moved to https:\/\/127/,
    /se mudó/,
  ],
  ['leads out of TLS', moved(() => `http://feeds.example:${port}/0.xml`), /moved/, /se mudó/],
  [
    'leads round',
    (request, response) => moved(() => request.url!)(request, response),
    /round/,
    /vueltas/,
  ],
]

function drips(_request: IncomingMessage, response: ServerResponse) {
  const timer = setInterval(() => response.write('<rss>'), 50)
  response.once('close', () => clearInterval(timer))
}

let flooded = 0
function floods(_request: IncomingMessage, response: ServerResponse) {
  const chunk = Buffer.alloc(100_000, ' ')
  const pour = () => {
    if (response.destroyed || flooded >= 50_000_000) return response.end()
    flooded += chunk.length
    response.write(chunk, () => pour())
    return undefined
  }
  pour()
}

test.for(wrong)(
  'a feed that %s changes nothing, stops nothing and is told',
  async ([, answering, en, es]) => {
    const named = file(at(answering), { taken: 'abc' })
    const brought = await ask(named)
    expect(brought.said).toEqual(named.said)
    expect(brought.added).toBe(0)
    expect(brought.asked.problems).toHaveLength(1)
    const [told] = brought.asked.problems
    expect(told!.en).toMatch(en)
    expect(told!.es).toMatch(es)
    // what was wrong is looked at again, whatever the server says of changes
    expect(brought.asked.mark).toEqual({})
  },
)

test('a flood is cut off', () => {
  expect(flooded).toBeGreaterThan(1_000_000)
  expect(flooded).toBeLessThan(20_000_000)
})

test.for([
  ['https://127.0.0.1/feed.xml', /no address of a site/],
  ['https://[::1]/feed.xml', /no address of a site/],
  ['http://feeds.example/feed.xml', /no address of a site/],
  ['https://feeds.example/feed.xml', /private network/],
] as const)('nobody is asked at %s', async ([link, en]) => {
  const named = file(link)
  const brought = await bring(named, {
    all: [named],
    zoneOf,
    state: {},
    now,
    // by a name, too, one comes to this machine
    limits: { seconds: 1, bytes: 1000, agent: agent({}) },
  })
  expect(brought!.said).toEqual(named.said)
  expect(brought!.asked.problems).toMatchObject([{ en: expect.stringMatching(en) }])
})

test('the command tells of a feed that fails, and so does the report; the file is as it was', () => {
  const content = path.join(folder, 'content')
  assemble(content)
  const run = (...words: string[]) =>
    execFileSync('node', words, { encoding: 'utf8', env: { ...process.env, CONTENT: content } })
  const chapter = (language: string) =>
    run('scripts/report.ts', '--lang', language)
      .split('\n## ')
      .find((each) => /^(Feeds|Canales)/.test(each))
  expect(chapter('en')).toContain('npm run recordings')
  const place = path.join(content, 'recordings/harbor-films.json')
  const before = readFileSync(place, 'utf8')
  expect(run('scripts/recordings.ts')).toContain('harbor-films.json: 0 new · nuevas: 0')
  expect(readFileSync(place, 'utf8')).toBe(before)
  // names that end so lead nowhere: https://www.rfc-editor.org/rfc/rfc2606#section-2
  const feed = 'https://feeds.lighthouse.example/harbor.xml'
  expect(chapter('en')).toContain(`${feed}: nobody answers there`)
  expect(chapter('es')).toContain(`${feed}: allí no responde nadie`)
})
