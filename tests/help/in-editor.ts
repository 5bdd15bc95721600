/** The editor, as a volunteer meets it: in a browser whose private folder stands for the picked one. */
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Locator, type Page } from '@playwright/test'
import { memoize } from '#app/time/memoize.ts'
import { contentRead } from '../../scripts/editor/check/bundle.ts'
import { editorFiles, editorHeaders, folderHere } from '../../scripts/editor/files.ts'
import { onCopy } from './copy.ts'
import { leaveUnpainted } from './unpainted.ts'

/** Where it is served while tests run. */
export let address: string

export const test = onCopy.extend<object, { served: void }>({
  // its motion is its own, and takes time to paint
  contextOptions: { reducedMotion: 'reduce' },
  // what the editor does not answer is named soon, and not when the time of the whole test is over
  actionTimeout: 30_000,
  navigationTimeout: 30_000,
  served: [serveEditor, { scope: 'worker', auto: true }],
})

// oxlint-disable-next-line no-empty-pattern -- Playwright reads from the braces what is needed
async function serveEditor({}: object, use: () => Promise<void>): Promise<void> {
  const files = editorFiles(folderHere)
  // made once for all tests: what it is made of they leave as it is, and to make it takes longer than to open it
  const bodyOf = memoize((name: string) => files.get(name)?.body())
  const server = createServer(async (request, response) => {
    const name = new URL(request.url!, 'http://localhost').pathname.slice('/admin/'.length)
    const file = files.get(name)
    response.writeHead(file ? 200 : 404, {
      ...editorHeaders(),
      ...(file && { 'content-type': file.type }),
    })
    response.end(await bodyOf(name))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}/admin/`
  await use()
  server.close()
}

/** Every file of content that the editor may change. */
export const files = globSync('content/**/*.json', { exclude: ['content/media/**'] })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\/(samples|scripture)\.json$/.test(file))

/** Opens the editor on a folder that holds what `content/` holds, and what else is given. It is no repository. */
export async function openEditor(
  page: Page,
  prefs: object = {},
  more: Record<string, string> = {},
): Promise<void> {
  // what it looks like is another's work, and asked nowhere
  await leaveUnpainted(page, 'body')
  await page.addInitScript((stored) => {
    globalThis.localStorage.setItem('sveltia-cms.prefs', JSON.stringify(stored))
    const private_ = { showDirectoryPicker: () => navigator.storage.getDirectory() }
    Object.assign(globalThis, private_)
  }, prefs)
  await page.route('**/admin/content.json', async (route) => {
    await route.fulfill({ json: { ...(JSON.parse(contentRead(false)) as object), ...more } })
  })
  await page.goto(`${address}start.js`)
  const all = files.map((file): [string, string] => [file, readFileSync(file, 'utf8')])
  await write(page, [...all, ...Object.entries(more)])
  await page.goto(address)
  await page
    .getByRole('button', { name: /folder|carpeta/i })
    .first()
    .click()
}

/** Writes a file into the folder, past the editor. */
export const toFolder = (page: Page, name: string, text: string) => write(page, [[name, text]])

const write = (page: Page, named: [string, string][]) =>
  page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory()
    for (const [name, text] of given) {
      const parts = name.split('/')
      let folder = root
      for (const part of parts.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(part, { create: true })
      }
      const file = await folder.getFileHandle(parts.at(-1)!, { create: true })
      const writable = await file.createWritable()
      await writable.write(text)
      await writable.close()
    }
  }, named)

export async function inFolder(page: Page, name: string): Promise<string | undefined> {
  return (await bytesInFolder(page, name))?.toString()
}

export async function bytesInFolder(page: Page, name: string): Promise<Buffer | undefined> {
  const base64 = await page.evaluate(async (wanted) => {
    const parts = wanted.split('/')
    try {
      let folder = await navigator.storage.getDirectory()
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part)
      const file = await (await folder.getFileHandle(parts.at(-1)!)).getFile()
      return new Uint8Array(await file.arrayBuffer()).toBase64()
    } catch {
      return undefined
    }
  }, name)
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64')
}

/** Waits until a form closes that was saved: to do so it leads to its list, wherever one has gone meanwhile. */
export async function isClosed(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Guarda|Sav)/ })).toBeHidden()
}

/** Follows an error from the list of all of them to its field. A tap may be lost here, too: then it is saved once more. */
export async function follow(page: Page, error: string, field: Locator): Promise<void> {
  const listed = page.locator('.entry-sidebar-sheet, #entry-sidebar-content').getByText(error)
  const isFollowed = async () => {
    if (!(await listed.last().isVisible())) {
      await page.getByRole('button', { name: /^(Guardar|Save)$/ }).click()
      await page.getByRole('button', { name: /^(Mostrar los errores|Show Errors)$/ }).click()
    }
    await listed.last().click()
    await expect(field).toBeInViewport({ timeout: 5000 })
  }
  await expect(isFollowed).toPass({ timeout: 60_000 })
}

/** Ticks a box, as somebody does who looks: a form that is just being drawn loses a click now and then. */
export async function tick(box: Locator): Promise<void> {
  const isTicked = async () => {
    if (!(await box.isChecked())) await box.click()
    await expect(box).toBeChecked({ timeout: 5000 })
  }
  await expect(isTicked).toPass({ timeout: 60_000 })
}

/** Scrolls a form to something: what is not yet near is not drawn, and what is drawn late may have been passed by. */
export async function reach(page: Page, wanted: Locator): Promise<void> {
  await page.mouse.move(195, 500)
  let step = 500
  const scrolled = async () => {
    if (await wanted.isVisible()) return true
    if (!(await canGo(page, step))) step = -step
    await page.mouse.wheel(0, step)
    return false
  }
  await expect
    .poll(scrolled, { intervals: [100], timeout: 90_000, message: String(wanted) })
    .toBe(true)
}

/** Whether what lies under the mouse goes further that way. */
const canGo = (page: Page, step: number) =>
  page.evaluate((way) => {
    const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowY)
    let box = document.elementFromPoint(195, 500)
    while (box && !(scrolls(box) && box.scrollHeight > box.clientHeight)) box = box.parentElement
    if (!box) return true
    return way < 0 ? box.scrollTop > 0 : box.scrollTop + box.clientHeight < box.scrollHeight - 1
  }, step)
