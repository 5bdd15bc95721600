import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import decodeCode from 'qr/decode.js'
import sharp from 'sharp'
import { withLocale, type Locale } from '#app/language/locale.ts'
import { browserLaunch } from '../scripts/browser.ts'
import { lendCopy, type Copy } from './copy.ts'
import { now } from './fixture.ts'
import { git, volunteer } from './github/api.ts'
import { publish, toTheSite, type World } from './github/published.ts'
import { givingAway } from './hidden.ts'
import { reach } from './in-editor.ts'

const launch = browserLaunch()

// the editor of a published site, in a browser, on a repository at a stand-in for GitHub (tests/github)

/** One site for all of them: to build it takes longer than to change it. */
const test = base.extend<object, { copy: Copy; world: World }>({
  copy: [lendCopy, { scope: 'worker' }],
  world: [
    async ({ copy }, use) => {
      const world = await publish(copy)
      await use(world)
      await world.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
// one after the other, since they change the same repository
test.describe.configure({ mode: 'default', timeout: 300_000 })
test.use({
  locale: 'en-US',
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  // the certificates are their own
  ignoreHTTPSErrors: true,
  actionTimeout: 90_000,
  launchOptions: { ...launch, args: [...(launch.args ?? []), toTheSite] },
})

/** Opens the window for signing in, and presses something there. */
async function signIn(page: Page, editor: string, press: 'Authorize' | 'Cancel') {
  await page.goto(editor)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /GitHub/ }).click()
  const window = await opened
  await window.getByRole('link', { name: press }).click()
  await expect.poll(() => window.isClosed()).toBe(true)
}

/** Opens something in the editor, as somebody who has signed in before. */
async function openSignedIn(page: Page, { github, editor }: World, hash: string) {
  await page.addInitScript((token) => {
    localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'github', token }))
  }, github.grant())
  await page.clock.setFixedTime(now)
  await page.goto(`${editor}#/collections/${hash}`)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** What a file says in the repository now; nothing where there is none. */
const inRepository = (world: World, file: string) => bytesOf(world, file)?.toString()

function bytesOf({ repository }: World, file: string): Buffer | undefined {
  const there = git(repository, ['ls-tree', '--name-only', 'main', file]).toString().trim()
  return there ? git(repository, ['show', `main:${file}`]) : undefined
}

/** What the volunteer has to say. */
const flooded = {
  en: 'The hall is flooded. We meet at the school.',
  es: 'El salón está inundado. Nos reunimos en la escuela.',
}

/** Opens, as a visitor, each page on which the editor says that a notice of a church is read. */
async function everywhere(page: Page, { origin }: World, { isRead }: { isRead: boolean }) {
  const visitor = await page.context().newPage()
  for (const [locale, text] of Object.entries(flooded)) {
    for (const address of ['/churches/harbor', '/', '/contact-us?church=harbor']) {
      await visitor.goto(origin + withLocale(address, locale as Locale))
      await visitor.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      const said = visitor.getByText(text)
      await (isRead ? expect(said).toBeVisible() : expect(said).toHaveCount(0))
    }
  }
  await visitor.close()
}

/** How long each part took: told, and never judged, since another machine takes another time. */
function stopwatch() {
  let since = performance.now()
  return (part?: string) => {
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    if (part) console.log(`${part}: ${seconds} s`)
    since = performance.now()
  }
}

/** As a phone takes it, with where it was. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .jpeg({ quality: 96 })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '38/1 1/1 0/1' } })
    .toBuffer()
}

test('on a phone a volunteer signs in and writes a notice: it is a commit, the workflow publishes it, and every visitor reads it', async ({
  page,
  copy,
  world,
}) => {
  const { github, editor, publishing } = world
  const took = stopwatch()
  const hosts = new Set<string>()
  page.context().on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.clock.setFixedTime(now)

  // who changes their mind reads so, and can begin again
  await signIn(page, editor, 'Cancel')
  await expect(page.getByText('It was not allowed, so you are not signed in')).toBeVisible()
  await expect(page.getByText('No se dio el permiso')).toBeVisible()
  expect(github.tokens).toHaveLength(0)

  took()
  await signIn(page, editor, 'Authorize')
  await page.getByText('This week').first().click()
  took('signed in')
  await page.getByText('Harbor', { exact: true }).first().click()
  const notices = page.locator('section[data-key-path="notices"]')
  await notices.getByRole('button', { name: 'Add' }).click()
  for (const nth of [0, 1]) await notices.locator('input[type=date]').nth(nth).fill('2031-05-14')
  await expect(notices.locator('p.told')).toContainText(
    'on the page of the church, on Home and Contact Us',
  )
  await reach(page, notices.locator('textarea').nth(1))
  await notices.locator('textarea').nth(0).fill(flooded.en)
  await notices.locator('textarea').nth(1).fill(flooded.es)
  took('written')
  const head = () => publishing.git('rev-parse', 'main').trim()
  const before = head()
  await save(page)
  await expect.poll(head, { intervals: [100] }).not.toBe(before)
  took('saved')

  const log = publishing.git('log', '--format=%an <%ae>', `${before}..main`).trim()
  expect(log).toBe(`${volunteer.name} <${volunteer.email}>`)
  const changed = publishing.git('diff', '--unified=0', before, 'main')
  expect(changed.match(/^[-+].*/gm)).toEqual([
    '--- a/content/churches/harbor.json',
    '+++ b/content/churches/harbor.json',
    '+  "notices": [',
    '+    {',
    '+      "from": "2031-05-14",',
    '+      "to": "2031-05-14",',
    '+      "text": {',
    `+        "en": "${flooded.en}",`,
    `+        "es": "${flooded.es}"`,
    '+      }',
    '+    }',
    '+  ],',
  ])
  // the site and where the repository lies, and nobody else
  expect([...hosts].filter(Boolean).toSorted()).toEqual(
    [new URL(editor).host, new URL(github.url).host].toSorted(),
  )
  expect([...github.asked].toSorted()).toEqual(asks)

  await everywhere(page, world, { isRead: false })
  took()
  const { done, jobs } = await publishing.push('pass')
  took('published')
  await world.renew()
  await everywhere(page, world, { isRead: true })
  took('read in both languages')

  // published at once, and tried afterwards; what has been looked at, to the byte, and it is that commit
  expect(done).toEqual(['make', 'live', 'test'])
  expect(publishing.runs.at(-1)).toMatchObject({ id: 2, head_sha: head(), status: 'success' })
  expect(publishing.public('edition.txt').trim()).toBe('2')
  const kept = copy.path('.cache/artifacts/2/dist')
  for (const file of globSync('**/*.{html,js,css,json}', { cwd: kept })) {
    const [made, there] = [kept, publishing.published].map((folder) =>
      readFileSync(path.join(folder, file)),
    )
    expect(made!.equals(there!), file).toBe(true)
  }
  // only what says something else was opened: volunteers wait for it
  const looked = /(\d+) pages answer, (\d+) were opened/.exec(jobs.make!.said)!
  const [all, opened] = looked.slice(1).map(Number)
  expect(opened).toBeGreaterThan(0)
  expect(opened).toBeLessThan(all!)
})

test('from a computer a phone joins by the code in a picture, and nobody types anything', async ({
  world,
  browser,
}) => {
  const { editor } = world
  const device = { locale: 'es-ES', ignoreHTTPSErrors: true }
  const computer = await browser.newContext({
    ...device,
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
  })
  const page = await computer.newPage()
  await signIn(page, editor, 'Authorize')
  const account = page.getByRole('button', { name: 'Mostrar el menú de la cuenta' })
  // who has signed in is seen: the policy lets the portrait come
  const width = () =>
    account.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await account.click()
  await page.getByRole('menuitem', { name: /celular/ }).click()
  const code = page.locator('dialog canvas')
  await expect(code).toBeVisible()
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const address = decodeCode({ width: info.width, height: info.height, data })
  expect(address).toContain(`${editor}#/signin/`)

  const phone = await browser.newContext({ ...device, viewport: { width: 390, height: 664 } })
  const joined = await phone.newPage()
  await joined.goto(address)
  await expect(joined.getByText(volunteer.login)).toBeVisible()
  await joined.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(joined.getByText('Esta semana').first()).toBeVisible()
  await Promise.all([computer.close(), phone.close()])
})

test('a photograph as a phone takes it is kept much smaller, and without its place', async ({
  page,
  world,
}) => {
  const photo = await photograph()
  expect(photo.length).toBeGreaterThan(4e6)
  await openSignedIn(page, world, 'churches/entries/harbor')
  // whether, and not how soon: a slow machine draws a photograph anew in a while
  const patient = { timeout: 90_000 }
  await expect(page.locator('section[data-key-path="name"]')).toBeVisible(patient)
  const picture = page.locator('section[data-key-path="hero.picture.src"]')
  await reach(page, picture)
  const file = { name: 'IMG_2031.jpg', mimeType: 'image/jpeg', buffer: photo }
  await picture.locator('input[type=file]').first().setInputFiles(file)
  await expect(picture).toContainText('/pictures/IMG_2031.webp', patient)
  await save(page)
  const kept = () => bytesOf(world, 'content/pictures/IMG_2031.webp')
  await expect.poll(() => kept()?.length, patient).toBeGreaterThan(0)
  const { exif, width, height } = await sharp(kept()).metadata()
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 3200, height: 2400 })
  expect(kept()!.length).toBeLessThan(photo.length / 2)
  expect(inRepository(world, 'content/churches/harbor.json')).toContain('/pictures/IMG_2031.webp')
})

test('of who is not shown by name, the published editor gives nothing away, and lets them be changed', async ({
  page,
  world,
}) => {
  expect(givingAway(world.publishing.published)).toEqual([])
  const person = 'content/people/san-bartolome-doors.json'
  await openSignedIn(page, world, 'people/entries/san-bartolome-doors')
  const name = page.locator('section[data-key-path="name"] input').first()
  await name.fill('Priscilla the Quiet')
  await save(page)
  await expect.poll(() => inRepository(world, person)).toContain('Priscilla the Quiet')
})

test('a church that gets another address takes along who names it, and one that is deleted lets them go', async ({
  page,
  world,
}) => {
  const lake = 'content/churches/lake.json'
  const belong = ['content/people/lake-pastors.json', 'content/recordings/lake.json']
  await openSignedIn(page, world, 'churches/entries/lake')
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await expect(page.locator('section[data-key-path="name"]')).toBeVisible()
  await menu('Change the Address')
  await page.getByRole('button', { name: 'Change the Address' }).click()
  await page.keyboard.type('the-shore')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await save(page)
  const shore = 'content/churches/the-shore.json'
  await expect.poll(() => inRepository(world, shore)).toContain('/churches/lake')
  expect(inRepository(world, lake)).toBeUndefined()
  for (const file of belong) expect(inRepository(world, file)).toContain('"church": "the-shore"')

  await page.goto(`${world.editor}#/collections/churches/entries/the-shore`)
  await expect(page.locator('section[data-key-path="name"]')).toBeVisible()
  await menu('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => inRepository(world, shore)).toBeUndefined()
  for (const file of belong) expect(inRepository(world, file)).not.toContain('"church"')
})

/** What the editor asks of GitHub: a newer one that asks otherwise needs a stand-in that knows it. */
const asks = [
  'GET collaborators',
  'GET trees',
  'GET user',
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid committedDate file_N  } } }',
  'query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { commit_N  } } }',
  'query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { content_N  } } }',
  'query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { defaultBranchRef { name } } }',
  'query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { commit_N  } } }',
  'query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid message } } } } } } }',
  'query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { ... on Commit { oid } } } } }',
]
