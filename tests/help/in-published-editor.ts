/** The editor of a published site, in a browser, on a repository at a stand-in for GitHub (tests/github). */
import { test as base, expect, type Page } from '@playwright/test'
import { now } from '../fixture.ts'
import { git, line } from '../github/api.ts'
import { publish, type World } from '../github/published.ts'
import { lendCopy, type Copy } from './copy.ts'

/** One site for all of them: to build it takes longer than to change it. */
export const test = base.extend<object, { copy: Copy; world: World }>({
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
/** Opens the window for signing in, and presses something there. */
export async function signIn(page: Page, editor: string, press: 'Authorize' | 'Cancel') {
  await page.goto(editor)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /GitHub/ }).click()
  const window = await opened
  await window.getByRole('link', { name: press }).click()
  await expect.poll(() => window.isClosed()).toBe(true)
}

/** Opens something in the editor, as somebody who has signed in before. */
export async function openSignedIn(page: Page, { publishing, editor }: World, hash: string) {
  await page.addInitScript((token) => {
    localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'github', token }))
  }, publishing.github.grant())
  await page.clock.setFixedTime(now)
  await page.goto(`${editor}#/collections/${hash}`)
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** What a file says in the repository now; nothing where there is none. */
export const inRepository = (world: World, file: string) => bytesOf(world, file)?.toString()

export function bytesOf({ publishing }: World, file: string): Buffer | undefined {
  const { repository } = publishing
  const there = line(repository, 'ls-tree', '--name-only', 'main', file)
  return there ? git(repository, ['show', `main:${file}`]) : undefined
}
