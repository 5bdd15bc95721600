import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { transform, type Selector } from 'lightningcss'
import { pathTo } from '#app/addresses.ts'
import { areMany, byCountry } from '#app/church/many.server.ts'
import { churches } from '#app/church/read.server.ts'
import { pagesOf as recordingPages } from '#app/church/recordings/all.server.ts'
import { events } from '#app/event/read.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { defaultLocale, locales, withLocale } from '#app/language/locale.ts'
import { addresses, built, dataOf, expect, fileOf, fixedPages, frameOf, test } from './help/site.ts'

// these look at the built files alone: no browser, no waiting

const out = built
const pages = addresses.map(({ path, locale }) => ({
  path,
  locale,
  html: readFileSync(fileOf(path), 'utf8'),
}))
const compressed = (text: string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength
const brotli = (file: string) => readFileSync(`${out}${file}.br`).byteLength
const assets = readdirSync(`${out}/assets`).map((file) => `/assets/${file}`)
type Facts = Record<'@type' | 'name' | 'image' | 'telephone' | 'startDate' | 'endDate', string> & {
  event?: { eventSchedule?: { byDay: string; startTime: string } }[]
}
const body = (html: string) => html.slice(0, html.indexOf('<script type="application/json"'))

test('every page there should be is there, in every language', () => {
  // a church has its page and its card, and one of all its recordings where they are many
  const ofChurches = 2 * churches.length + [...recordingPages.values()].flat().length
  const ofContent = ofChurches + events.length + (areMany ? byCountry.size : 0)
  for (const locale of locales) {
    const own = new Set(pages.filter((page) => page.locale === locale).map(({ path }) => path))
    expect(own.size, locale).toBe(fixedPages + ofContent)
  }
})

test('the licences of what others have made lie beside the site, and its scripts say where', () => {
  const licences = readFileSync(`${out}/licences.txt`, 'utf8')
  const scripts = assets
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(out + file, 'utf8'))
  // words of theirs that are still there when names are shortened
  for (const [name, word] of [
    ['react', 'react.transitional.element'],
    ['react-dom', '__reactFiber$'],
  ] as const) {
    const holding = scripts.filter((text) => text.includes(word))
    expect(holding.length, name).toBeGreaterThan(0)
    for (const text of holding) expect(text.startsWith('/* /licences.txt */')).toBe(true)
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))
  }
  const fonts = assets.filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  for (const file of fonts) {
    const [, face] = /assets\/([a-z]+)/.exec(file)!
    expect(licences).toMatch(new RegExp(`^@fontsource-variable/(noto-sans-)?${face} `, 'm'))
  }
})

test('no two pages of a language have the same title or description, unless content says the same of both', () => {
  // a conference has its name every year, and two towns may share theirs
  const said = locales.flatMap((locale) => [
    ...churches.map(({ slug, name, summary }) => ({
      path: pathTo('church', locale, { slug }),
      title: name[locale],
      description: summary[locale],
    })),
    ...events.map(({ id, title, summary }) => ({
      path: pathTo('event', locale, { id }),
      title: title[locale],
      description: summary[locale],
    })),
  ])
  // those kept out of search engines are compared with no others there
  const found = addresses.filter(({ path }) => !dataOf(path).head.hidden)
  for (const part of ['title', 'description'] as const) {
    const source = ({ path }: { path: string }) =>
      said.find((each) => each.path === path)?.[part] ?? path
    // the names of places are the same in both languages
    const alike = Map.groupBy(found, ({ path, locale }) => locale + dataOf(path).head[part])
    const wrong = [...alike.values()].filter((same) => new Set(same.map(source)).size > 1)
    expect(wrong.map((same) => same.map(({ path }) => path))).toEqual([])
  }
})

test('every page is valid HTML', async () => {
  // each takes its time, and there may be many
  test.setTimeout(180_000 + 500 * pages.length)
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes self-closing void elements and lower-cases nothing: style, not correctness
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-inline-style': 'error',
      'long-title': 'off',
      'tel-non-breaking': 'off',
      'no-trailing-whitespace': 'off',
      'prefer-native-element': 'off',
      'no-redundant-role': 'off',
    },
  })
  const findings: string[] = []
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      findings.push(`${path} ${ruleId}: ${message} at ${selector}`)
    }
  }
  expect(findings).toEqual([])
})

test('every link leads to a page, a file, or a place on a page', () => {
  const ids = new Map(
    pages.map(({ path, html }) => [
      path,
      new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  )
  const broken: string[] = []
  for (const { path, html } of pages) {
    for (const [, href] of body(html).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href!.replace(/&amp;/g, '&'), `http://site${path}`)
      if (url.hostname !== 'site') continue
      const isFile = existsSync(out + url.pathname) && /\.\w+$/.test(url.pathname)
      if (url.protocol === 'http:' && !ids.has(url.pathname) && !isFile) {
        broken.push(`${path} → ${href}`)
      }
      const id = url.hash.slice(1)
      if (id && !ids.get(url.pathname)?.has(id)) broken.push(`${path} → ${href}`)
    }
  }
  expect(broken).toEqual([])
})

test('links to other sites are safe, say where they open, and lead to somebody', () => {
  const wrong: string[] = []
  for (const { path, html } of pages) {
    for (const [link, href] of body(html).matchAll(
      /<a [^>]*href="(https?:[^"]+)"[^>]*>.*?<\/a>/g,
    )) {
      const { pathname, hostname } = new URL(href!)
      const bare = /facebook|instagram|youtube|vimeo/.test(hostname) && pathname.length < 2
      const tab = link.includes('target="_blank"')
      const safe = link.includes('rel="noopener"') && /visually-hidden|in-line-hidden/.test(link)
      if (bare || (tab && !safe)) wrong.push(`${path}: ${link}`)
    }
  }
  expect(wrong).toEqual([])
})

test('search engines are told when each church meets and when each event is, in every language', () => {
  const told = (path: string) =>
    [
      ...readFileSync(fileOf(path), 'utf8').matchAll(
        /<script type="application\/ld\+json" data-head>(.*?)<\/script>/gs,
      ),
    ].map(([, json]) => JSON.parse(json!) as Facts)
  for (const locale of locales) {
    for (const church of churches) {
      const { slug, services, confirmed } = church
      const all = told(pathTo('church', locale, { slug }))
      const [facts] = all
      expect(all.at(-1)!['@type']).toBe('BreadcrumbList')
      expect(facts!['@type']).toBe('Church')
      expect(facts!.name).toContain(church.name[locale])
      expect(facts!.telephone).toBe(church.phone)
      // what is called off, moved or added has no rule
      const rules = facts!.event?.flatMap(({ eventSchedule }) => eventSchedule ?? [])
      const times = rules?.map(({ byDay, startTime }) => [
        byDay.split('/').at(-1)!.toLowerCase(),
        startTime,
      ])
      // times that are being confirmed are not told as certain
      const certain = services.map(({ day, at }) => [day, at])
      expect(times).toEqual(confirmed === false ? undefined : certain)
    }
    const all = told(pathTo('events', locale))
    expect(all.map(({ name }) => name)).toEqual(events.map(({ title }) => title[locale]))
    // with the picture that is seen where an event is shared
    for (const [index, { id }] of events.entries()) {
      const page = readFileSync(fileOf(pathTo('event', locale, { id })), 'utf8')
      expect(page).toContain(`<meta property="og:image" content="${all[index]!.image}" data-head>`)
    }
  }
})

test('every page names its twins, and the sitemap names every page that one may search for', () => {
  const sitemap = readFileSync(`${out}/sitemap.xml`, 'utf8')
  const open = pages.filter(({ path }) => !dataOf(path).head.hidden)
  for (const { html } of pages.filter((page) => !open.includes(page))) {
    expect(html).toContain('<meta name="robots" content="noindex" data-head>')
  }
  for (const { path, locale, html } of open) {
    const { urls } = dataOf(path).head
    const twins = { ...urls, 'x-default': urls[defaultLocale] }
    expect(Object.keys(urls).toSorted()).toEqual(locales.toSorted())
    expect(html).toContain(`<link rel="canonical" href="${urls[locale]}" data-head>`)
    for (const [language, url] of Object.entries(twins)) {
      expect(html).toContain(
        `<link rel="alternate" hreflang="${language}" href="${url}" data-head>`,
      )
    }
    expect(sitemap).toContain(`<loc>${urls[locale]}</loc>`)
  }
  expect(sitemap.match(/<loc>/g)).toHaveLength(open.length)
})

test('pages not found are kept out of search engines, in every language', () => {
  for (const path of locales.flatMap((locale) =>
    ['/404', '/404/give'].map((each) => withLocale(each, locale)),
  )) {
    expect(readFileSync(fileOf(path), 'utf8')).toContain(
      '<meta name="robots" content="noindex" data-head>',
    )
  }
})

test('the editor is built only where content names its repository, and no page leads there', () => {
  expect(existsSync(`${out}/admin.html`)).toBe('repository' in site)
  expect(existsSync(`${out}/admin`)).toBe('repository' in site)
  for (const { path, html } of pages) expect(html, path).not.toContain('/admin')
  expect(readFileSync(`${out}/sitemap.xml`, 'utf8')).not.toContain('/admin')
})

test('one script and one block of styles stand in the page, and the security policy names them', () => {
  // those of all, and not of what stands apart
  const [headers] = readFileSync(`${out}/_headers`, 'utf8').split('\n\n')
  const inline = new Set<string>()
  for (const { html } of pages) {
    expect(html.match(/<style/g)).toHaveLength(1)
    for (const [, name, text] of html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)) {
      inline.add(
        `${name}-src 'self' 'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
      )
    }
    expect(html).not.toMatch(/<[^>]+ (style|on\w+)="/)
  }
  expect(inline.size).toBe(2)
  for (const allowed of inline) expect(headers).toContain(allowed)
  expect(headers).not.toContain('unsafe-inline')
})

test('what is seen first is painted as a whole, and shares the line with its picture alone', () => {
  for (const { html } of pages) {
    const [before, after] = html.split('<noscript id="')
    expect(before).toContain('</h1>')
    // where the first screen ends is where painting may begin
    const [, end] = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(before!) ?? []
    expect(after!.slice(0, after!.indexOf('"'))).toBe(end)
    // all that a browser with scripts asks for because it stands there
    const asked = [
      ...html.replaceAll(/<noscript.*?<\/noscript>/gs, '').matchAll(/<(?:link|script) [^>]*>/g),
    ]
      .map(([tag]) => tag)
      .filter((tag) => /rel="(preload|stylesheet|modulepreload)"| src="/.test(tag))
    for (const tag of asked) expect(tag).toMatch(/rel="preload" as="image" fetchpriority="high"/)
  }
})

// A browser notes by class, name, id or attribute which elements a change elsewhere may concern. Where a
// selector ends in none of these, each change has it look at the whole page again.
test('no selector has the browser look at the whole page again when a part of it changes', () => {
  const wide: string[] = []
  const [, first] = /<style>(.*?)<\/style>/s.exec(pages[0]!.html)!
  const files = assets.filter((file) => file.endsWith('.css'))
  const styles = [first!, ...files.map((file) => readFileSync(out + file, 'utf8'))].join('\n')
  transform({
    filename: 'styles.css',
    code: Buffer.from(styles),
    visitor: {
      Rule: {
        // what is for paper is looked at on paper alone
        media: ({ value }) => {
          const { mediaQueries } = value.query
          return mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined
        },
      },
      Selector(selector) {
        const last = selector.findLastIndex(({ type }) => type === 'combinator')
        const [before, ends] = [selector.slice(0, last + 1), selector.slice(last + 1)]
        const changes = JSON.stringify(before)
        // nor can it note the marked words of all elements
        const isBare = selector.length === 1 && isPart(selector[0]!, 'selection')
        // of one thing inside another, any element that comes or goes may be the outer one
        const looksFar = selector.some(
          (part) => part.type === 'pseudo-class' && part.kind === 'has' && isDeep(part.selectors),
        )
        const isAsked = (compound: Selector) => isAnyones(compound) || isAsWide(compound)
        if (isBare || looksFar || compoundsOf(selector).some(isAsked)) {
          wide.push(JSON.stringify(selector))
        }
        if (!/"kind":"has"|data-hydrated|data-arriving/.test(changes)) return
        // the name of a tag would do, but thousands may have it
        if (changes.includes('"kind":"has"') && !ends.some(isNamed)) {
          wide.push(JSON.stringify(selector))
        }
        // what a disclosure hides is noted for no change elsewhere
        const isHidden = ends.some((part) => isPart(part, 'details-content'))
        if (isHidden || !ends.some(isNoted)) wide.push(JSON.stringify(selector))
      },
    },
  })
  expect(wide).toEqual([])

  function isDeep(sought: Selector[]): boolean {
    const isInside = (part: Selector[number]) =>
      part.type === 'combinator' && part.value === 'descendant'
    // which way it looks from where it stands comes first
    return sought.some((each) => each.slice(1).some(isInside))
  }

  function compoundsOf(selector: Selector): Selector[] {
    const at = selector.findIndex(({ type }) => type === 'combinator')
    return at < 0 ? [selector] : [selector.slice(0, at), ...compoundsOf(selector.slice(at + 1))]
  }

  /** Anything, or the page, that has something within: unless that has a name, all that comes or goes may be it. */
  function isAnyones(compound: Selector): boolean {
    const hasNamed = (part: Selector[number]) =>
      part.type === 'pseudo-class' &&
      part.kind === 'has' &&
      part.selectors.every((each) => compoundsOf(each.slice(1)).length === 1 && each.some(isNamed))
    const has = compound.filter((part) => part.type === 'pseudo-class' && part.kind === 'has')
    return !compound.some(isNoted) && !has.every(hasNamed)
  }

  /** What holds the whole page is asked again whatever comes or goes in it; `body` is not, of its children alone. */
  function isAsWide(compound: Selector): boolean {
    const isRoot = compound.some((part) => part.type === 'pseudo-class' && part.kind === 'root')
    const [tag] = compound.flatMap((part) => (part.type === 'type' ? part.name : []))
    const isStep = (part: Selector[number]) => part.type !== 'combinator' || part.value === 'child'
    return compound.some(
      (part) =>
        part.type === 'pseudo-class' &&
        part.kind === 'has' &&
        (isRoot ||
          tag === 'html' ||
          tag === 'main' ||
          (tag === 'body' && !part.selectors.flat().every(isStep))),
    )
  }

  function isPart(part: Selector[number], kind: string): boolean {
    return part.type === 'pseudo-element' && part.kind === kind
  }

  function isNamed(part: Selector[number]): boolean {
    return isNoted(part) && part.type !== 'type'
  }

  function isNoted(part: Selector[number]): boolean {
    if (part.type !== 'pseudo-class') return /^(class|type|id|attribute)$/.test(part.type)
    const choices = part.kind === 'is' || part.kind === 'where' ? part.selectors : []
    return choices.length > 0 && choices.every((choice) => choice.some(isNoted))
  }
})

test('content reaches visitors in the page, not a second time in the scripts', () => {
  const scripts = assets
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(out + file, 'utf8'))
    .join('\n')
  const long = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length > 16 && /[a-z] [a-z]/.test(value)) long.add(value)
    } else if (value && typeof value === 'object') Object.values(value).forEach(collect)
  }
  for (const locale of locales) collect(frameOf(locale))
  for (const { path } of pages) {
    const { props, head } = dataOf(path)
    collect([props, head])
  }
  expect(long.size).toBeGreaterThan(100)
  expect([...long].filter((text) => scripts.includes(text))).toEqual([])
})

test('pages weigh little', () => {
  const most = 15_000
  const heavy = pages
    .map(({ path, html }) => ({ path, text: html.replace(/<style>.*?<\/style>/s, '') }))
    // packed in a fiftieth of the time, hardly one is: few need to be packed as they are sent
    .filter(({ text }) => compressed(text, 4) > most)
    .map(({ path, text }) => ({ path, bytes: compressed(text) }))
    .filter(({ bytes }) => bytes > most)
  expect(heavy).toEqual([])
})

test('Home, which most see first, comes as small as it can be made', () => {
  for (const locale of locales) {
    const file = fileOf(pathTo('home', locale))
    const made = readFileSync(`${file}.br`).byteLength
    expect(made, locale).toBeLessThan(1.005 * compressed(readFileSync(file, 'utf8')))
  }
})

test('styles weigh little', () => {
  const styles = assets.filter((file) => file.endsWith('.css'))
  expect(styles).toHaveLength(1)
  const [, first] = /<style>(.*?)<\/style>/s.exec(pages[0]!.html)!
  expect(compressed(first!)).toBeLessThanOrEqual(6_900)
  expect(brotli(styles[0]!) + compressed(first!)).toBeLessThanOrEqual(17_600)
})

test('fonts of the first screen weigh little', () => {
  const fonts = [...pages[0]!.html.matchAll(/as="font"[^>]* href="([^"]+)"/g)]
  expect(fonts).toHaveLength(2)
  const bytes = fonts.map(([, file]) => readFileSync(out + file!).byteLength)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(21_500)
})
