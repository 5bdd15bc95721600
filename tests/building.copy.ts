import { createHash } from 'node:crypto'
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { Copy, onCopy as test } from './help/copy.ts'

// how the site is built, tried on a copy of the project

/** Every file of a folder with the fingerprint of what is in it. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())
    .toSorted()
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

/** Lays more churches beside one, which are what it is but for their names. */
function layOthers(copy: Copy, church: string) {
  const facts = JSON.parse(copy.read(church)) as object
  return Array.from({ length: 80 }, (_, number) => {
    const path = `churches/of-these-tests-${number}`
    const name = `Iglesia ${number} de estas pruebas`
    const named = { ...facts, name: { en: `Church ${number} of these tests`, es: name } }
    copy.write(`content/${path}.json`, JSON.stringify(named))
    return { name, path }
  })
}

/** What the search for one church of many alone is made with. */
const searchForOne = '.byCountry'

const scriptsOf = (copy: Copy) =>
  globSync(copy.path('dist/site/assets/*.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

test('one source is built into the same bytes, wherever and whenever, whatever was built before', ({
  copy,
}) => {
  // to take what was made before must be the same as to make it
  const other = new Copy({ fresh: true })
  other.env.NODE_ENV = 'development'
  const built = (each: Copy) => {
    // a copy has no history, which would say when the project was last changed
    each.env.SOURCE_DATE_EPOCH = '1789000000'
    each.mustBuild()
  }
  const [file] = readdirSync(copy.path('content/churches'))
  const church = `content/churches/${file}`
  const many = layOthers(copy, church)
  const text = JSON.stringify(JSON.parse(copy.read(church)).about.paragraphs[0].en)
  const longer = text.replace(/"$/, ' Welcome."')
  copy.edit(church, text, longer)
  built(copy)
  // so many pages are made in several threads
  const found = copy.read('dist/site/sitemap.xml')
  for (const { name, path } of many) {
    expect(copy.read(`dist/site/es/${path}.html`)).toContain(name)
    expect(found).toContain(`/es/${path}<`)
    rmSync(copy.path(`content/${path}.json`))
  }
  expect(scriptsOf(copy)).toContain(searchForOne)
  built(copy)
  expect(scriptsOf(copy)).not.toContain(searchForOne)
  const about = copy.path('dist/site/about-us.html')
  const { ino } = statSync(about)
  copy.edit(church, longer, text)
  built(copy)
  // a page that says the same is the very file that was there
  expect(statSync(about).ino).toBe(ino)

  built(other)
  const files = filesOf(copy.path('dist'))
  expect(Object.keys(files).length).toBeGreaterThan(200)
  expect(filesOf(other.path('dist'))).toEqual(files)

  // what was bundled is taken again as long as programs and letters are the same
  const bundles = () => globSync(other.path('.cache/made/bundled-*'))
  const [bundled] = bundles()
  utimesSync(bundled!, 0, 0)
  other.edit(church, text, longer)
  built(other)
  expect(bundles()).toEqual([bundled])
  expect(statSync(bundled!).mtimeMs).toBeGreaterThan(0)
  other.edit(church, longer, longer.replace('Welcome', 'São Paulo'))
  built(other)
  expect(bundles()).toHaveLength(2)
  other.edit('src/frame/Footer.tsx', 'return (', "console.debug('on purpose')\n  return (")
  built(other)
  expect(scriptsOf(other)).toContain('on purpose')
  expect(bundles()).toHaveLength(3)
  // scripture is bundled with the programs that quote it
  other.edit('content/scripture.json', '"World English Bible"', '"Another Bible"')
  built(other)
  expect(other.read('dist/site/ministries/kids.html')).toContain('Another Bible')

  // nor is a page taken over that has other styles than pages have now
  for (const page of globSync(copy.path('dist/site/**/*.html'))) {
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll('/assets/style-', '/assets/other-'))
  }
  built(copy)
  expect(filesOf(copy.path('dist'))).toEqual(files)

  // and what somebody deleted by hand is made again
  for (const deleted of ['about-us.html', 'es/about-us.html.br', 'privacy/data.json.gz']) {
    rmSync(copy.path(`dist/site/${deleted}`))
  }
  for (const calendar of globSync(copy.path('dist/site/calendars/**/*.ics.br'))) rmSync(calendar)
  built(copy)
  expect(filesOf(copy.path('dist'))).toEqual(files)
  other.remove()
})

test('a build that fails leaves the site as it was', ({ copy }) => {
  cpSync('dist', copy.path('dist'), { recursive: true })
  const before = filesOf(copy.path('dist/site'))
  // the pages are rendered last: everything else is written by then
  copy.edit('src/frame/Footer.tsx', 'return (', "throw new Error('broken on purpose')\n  return (")
  const { status, printed } = copy.build()
  expect(status).not.toBe(0)
  expect(printed).toContain('broken on purpose')
  expect(printed).toContain('The one that was built before is still there, whole.')
  expect(printed).toContain('El que se construyó antes sigue ahí, entero.')
  expect(filesOf(copy.path('dist/site'))).toEqual(before)
})

test('a contact page that could not take back what was typed is not built', ({ copy }) => {
  // the contact service renders the form by itself, and looks for it in the page
  copy.edit(
    'src/contact/page/ContactUsPage.tsx',
    '<ContactForm {...page.form}',
    '<ContactForm {...page.form} churches={[]}',
  )
  const { status, printed } = copy.build()
  expect(status).not.toBe(0)
  expect(printed).toContain('The contact page must show its form once')
})

test('a new page is one folder, one file of content and one line among the addresses', ({
  copy,
}) => {
  const text = (en: string, es = en) => ({ en, es })
  copy.edit(
    'src/addresses.ts',
    "  privacy: '/privacy',\n",
    "  privacy: '/privacy',\n  baptism: '/baptism',\n",
  )
  const hero = {
    title: text('Buried and raised with him', 'Sepultados y resucitados con él'),
    subtitle: text('Ask us when the next one is.', 'Pregúntenos cuándo es el próximo.'),
    picture: JSON.parse(copy.read('content/pages/privacy.json')).hero.picture,
  }
  const words = {
    title: text('Baptism', 'Bautismo'),
    description: text(
      'What baptism is, and whom to ask.',
      'Qué es el bautismo y a quién preguntar.',
    ),
    hero,
  }
  copy.write('content/pages/baptism.json', `${JSON.stringify(words, null, 2)}\n`)
  mkdirSync(copy.path('src/visit/baptism'))
  copy.write(
    'src/visit/baptism/words.server.ts',
    `import { hero, pageFile } from '#app/page/words.server.ts'

export const baptismWords = pageFile('baptism', ['Baptism', 'Bautismo'], { hero })
`,
  )
  copy.write(
    'src/visit/baptism/page.server.ts',
    `import { beginningOf } from '#app/page/beginning.server.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { baptismWords } from './words.server.ts'

const words = baptismWords.read()

export const page = definePage('baptism', ({ locale }) => beginningOf(words, locale))
`,
  )
  copy.write(
    'src/visit/baptism/BaptismPage.tsx',
    `import type { PropsOf } from '#app/page/define-page.server.ts'
import { PageHero } from '#app/page/PageHero.tsx'
import type { page } from './page.server.ts'

export function BaptismPage({ hero }: PropsOf<typeof page>) {
  return <PageHero hero={hero} />
}
`,
  )
  for (const step of [
    ['node_modules/typescript/bin/tsc'],
    ['scripts/check-content.ts'],
    ['node_modules/oxlint/bin/oxlint', 'src/visit/baptism'],
  ]) {
    copy.mustRun(...step)
  }
  copy.mustBuild()
  for (const [file, title] of [
    ['baptism.html', words.hero.title.en],
    ['es/baptism.html', words.hero.title.es],
  ] as const) {
    expect(copy.read(`dist/site/${file}`)).toContain(title)
  }
  expect(copy.read('dist/site/sitemap.xml')).toContain('/es/baptism<')
})
