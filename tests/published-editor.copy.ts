import { expect, type Page } from '@playwright/test'
import decodeCode from 'qr/decode.js'
import sharp from 'sharp'
import { browserLaunch } from '../scripts/browser.ts'
import { onCopy } from './copy.ts'
import { now } from './fixture.ts'
import { git, volunteer } from './github/api.ts'
import { publish, toTheSite, type World } from './github/published.ts'

const launch = browserLaunch()

// the editor of a published site, in a browser, on a repository at a stand-in for GitHub (tests/github)

const test = onCopy.extend<{ world: World }>({
  world: async ({ copy }, use) => {
    const world = await publish(copy)
    await use(world)
    await world.stop()
  },
})

// a whole site is built for each of them
test.describe.configure({ timeout: 300_000 })
test.use({
  locale: 'en-US',
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  // the certificates are their own
  ignoreHTTPSErrors: true,
  actionTimeout: 30_000,
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

test('on a phone a volunteer signs in, changes a time, and it is a commit in the repository', async ({
  page,
  world,
}) => {
  const { github, repository, editor } = world
  const hosts = new Set<string>()
  page.context().on('request', (request) => hosts.add(new URL(request.url()).host))

  await page.clock.setFixedTime(now)

  // who changes their mind reads so, and can begin again
  await signIn(page, editor, 'Cancel')
  await expect(page.getByText('It was not allowed, so you are not signed in')).toBeVisible()
  await expect(page.getByText('No se dio el permiso')).toBeVisible()
  expect(github.tokens).toHaveLength(0)

  await signIn(page, editor, 'Authorize')
  await page.getByText('This week').first().click()
  await page.getByText('Harbor', { exact: true }).first().click()
  // the service that is called off is another one
  const day = page.locator('section[data-key-path^="cancelled"] input[type=date]').first()
  await day.fill('2031-06-08')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const log = () => git(repository, ['log', '-1', '--format=%an <%ae>', 'main']).toString().trim()
  await expect.poll(log).toBe(`${volunteer.name} <${volunteer.email}>`)
  const changed = git(repository, ['diff', '--unified=0', 'main~', 'main']).toString()
  expect(changed.match(/^[-+].*/gm)).toEqual([
    '--- a/content/churches/harbor.json',
    '+++ b/content/churches/harbor.json',
    '-      "on": "2031-06-01",',
    '+      "on": "2031-06-08",',
  ])
  // the site and where the repository lies, and nobody else
  expect([...hosts].filter(Boolean).toSorted()).toEqual(
    [new URL(editor).host, new URL(github.url).host].toSorted(),
  )
  expect([...github.asked].toSorted()).toEqual(asks)
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
