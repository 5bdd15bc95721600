import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import decodeCode from 'qr/decode.js'
import sharp from 'sharp'
import { withLocale, type Locale } from '#app/language/locale.ts'
import { browserLaunch } from '../scripts/browser.ts'
import { now } from './fixture.ts'
import { volunteer } from './github/api.ts'
import { toTheSite, type World } from './github/published.ts'
import { givingAway } from './help/hidden.ts'
import { reach } from './help/in-editor.ts'
import {
  bytesOf,
  inRepository,
  openSignedIn,
  save,
  signIn,
  test,
} from './help/in-published-editor.ts'

const launch = browserLaunch()

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
      // once: a page that is made ahead may say it, too, out of sight
      if (isRead) await expect(said.filter({ visible: true })).toHaveCount(1)
      else await expect(said).toHaveCount(0)
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
  const { editor, publishing } = world
  const { github, hosted } = publishing
  const took = stopwatch()
  const hosts = new Set<string>()
  page.context().on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.clock.setFixedTime(now)

  // who changes their mind reads so, and can begin again
  const tokens = [...github.tokens]
  await signIn(page, editor, 'Cancel')
  await expect(page.getByText('It was not allowed, so you are not signed in')).toBeVisible()
  await expect(page.getByText('No se dio el permiso')).toBeVisible()
  expect(github.tokens).toEqual(tokens)

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
  const before = publishing.head()
  await save(page)
  await expect.poll(() => publishing.head(), { intervals: [100] }).not.toBe(before)
  took('saved')

  publishing.git('pull', '-q', 'origin', 'main')
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
  expect([...github.refused]).toEqual([])

  await everywhere(page, world, { isRead: false })
  took()
  const { done, jobs } = await publishing.push('pass')
  took()
  await world.renew()
  await everywhere(page, world, { isRead: true })
  took('read in both languages')

  // published at once, and tried afterwards; what has been looked at, to the byte, and it is that commit
  expect(done).toEqual(['make', 'live', 'test'])
  const head_sha = publishing.head()
  expect(hosted.runs.at(-1)).toMatchObject({ id: 2, head_sha, status: 'success' })
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

test('where drafts are wanted, what is saved is a branch and a pull request, seen at an address of its own and by no visitor', async ({
  page,
  copy,
  world,
}) => {
  const { publishing } = world
  const { github, hosted } = publishing
  // nobody has asked for them until here
  expect(hosted.pulls).toEqual([])
  publishing.git('pull', '-q', 'origin', 'main')
  // with what other tests have saved meanwhile, every page would be another
  publishing.git('read-tree', '-u', '--reset', hosted.runs.at(-1)!.head_sha)
  copy.edit('content/site.json', '"host": "github",', '"host": "github",\n    "drafts": true,')
  publishing.commit('Somebody else reads it first')
  const asDrafts = await publishing.push('pass')
  expect(asDrafts.done, asDrafts.jobs.make!.said).toContain('live')
  await world.renew()

  const live = publishing.head()
  const file = 'content/churches/hill.json'
  await openSignedIn(page, world, 'churches/entries/hill')
  const summary = page.locator('section[data-key-path="summary"] textarea').first()
  await reach(page, summary)
  await summary.fill('The church on the hill, seen from afar.')
  await save(page)
  await expect
    .poll(() => hosted.pulls)
    .toMatchObject([
      { number: 1, head: 'cms/churches/hill', draft: true, labels: ['sveltia-cms/draft'] },
    ])
  expect(publishing.head()).toBe(live)
  const { head } = hosted.pulls[0]!
  publishing.git('fetch', '-q', 'origin', head)
  const changed = publishing.git('diff', '--name-only', live, 'FETCH_HEAD')
  expect(changed.trim()).toBe(file)

  const { done, jobs } = await publishing.push('pass', 'pull_request', head)
  expect(done).toEqual(['make', 'preview', 'test'])
  expect(jobs.preview?.result, jobs.preview?.said).toBe('success')
  const seenAt = 'https://draft-1-praise-chapel.church.workers.dev'
  expect(hosted.statuses).toEqual([
    { sha: publishing.head(head), context: 'preview', state: 'success', target_url: seenAt },
  ])
  expect(publishing.public('churches/hill.html')).not.toContain('seen from afar')

  // who opens the editor now is led there
  await page.context().route(`${seenAt}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const made = `${publishing.published}-draft-1/site${pathname}.html`
    return existsSync(made) ? route.fulfill({ path: made }) : route.abort()
  })
  await page.reload()
  await expect(page.locator('section[data-key-path="name"]')).toBeVisible()
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'View Preview' }).click()
  const preview = await opened
  await expect(preview).toHaveURL(`${seenAt}/churches/hill`)
  expect(await preview.content()).toContain('seen from afar')
  expect([...github.asked]).toEqual(expect.arrayContaining(asksOfDrafts))
  expect([...github.refused]).toEqual([])
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

const statuses =
  '"sveltia-cms/draft","sveltia-cms/pending_review","sveltia-cms/pending_publish","sveltia-cms/pending_deletion","netlify-cms/draft","netlify-cms/pending_review","netlify-cms/pending_publish","netlify-cms/pending_deletion","decap-cms/draft","decap-cms/pending_review","decap-cms/pending_publish","decap-cms/pending_deletion"'

/** The same where there are drafts. */
const asksOfDrafts = [
  'POST issues/N/labels',
  'POST pulls',
  'mutation($input: CreateRefInput!) { createRef(input: $input) { ref { name } } }',
  'query( $forkOwner: String! $forkRepo: String! $owner: String! $repo: String! $branch: String! ) { fork: repository(owner: $forkOwner, name: $forkRepo) { id } base: repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { oid } } } }',
  'query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { file_N  } } }',
  `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { pullRequests( states: OPEN labels: [${statuses}] first: 100 orderBy: { field: UPDATED_AT, direction: DESC } ) { nodes { id number title url isDraft isCrossRepository createdAt updatedAt headRefName headRefOid author { login avatarUrl ... on User { name email databaseId } } labels(first: 100) { nodes { name } } files(first: 100) { nodes { path changeType } } } } } }`,
]
