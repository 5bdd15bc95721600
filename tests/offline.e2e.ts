import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ui } from '#app/fellowship/common-words.server.ts'
import { createSite } from '../service/site/site-files.ts'
import { built, expect, goOn, hydrated, open, openAt, test as base } from './help/site.ts'

// served by a server of its own, on which the site can be published anew

type Published = {
  folder: string
  origin: string
  serve: RequestListener
  /** How many bytes were sent. */
  sent: number
}

const settings = JSON.parse(readFileSync(path.join(built, '../server/site.json'), 'utf8')) as {
  headers: Record<string, string>
  redirects: Record<string, string>
  apart: Parameters<typeof createSite>[0]['apart']
}

const test = base.extend<{ site: Published }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of what is wanted here
  site: async ({}, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'published-'))
    cpSync(built, folder, { recursive: true })
    const site = { folder, sent: 0, serve: createSite({ folder, ...settings }) }
    const server = createServer((request, response) => {
      response.on('finish', () => (site.sent += Number(response.getHeader('content-length') ?? 0)))
      site.serve(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    await use(Object.assign(site, { origin: `http://localhost:${port}` }))
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ site }, use) => use(site.origin),
})

test.use({
  serviceWorkers: 'allow',
  // what the browser says of a network that is not there
  expected: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/],
})

/** Waits until the worker has kept these. */
async function kept(page: Page, ...paths: string[]): Promise<void> {
  const keptNow = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('pages')).keys()
      return keys.map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(keptNow).toEqual(expect.arrayContaining(paths))
  await page.waitForLoadState('networkidle')
}

/** The addresses of all that is kept. */
const allKept = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(stores.map((store) => store.keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

/** What says that a page is shown without a network, and since when it is so. */
const saved = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You are offline. This page was saved on' })

/** What says so of every church's times, where the page that was asked for is not kept. */
const savedInstead = (page: Page) =>
  page.getByRole('status').filter({ hasText: ui.savedInstead.en.split('{date}')[0]! })

test('what the service says is neither kept nor shown later', async ({ page, context, site }) => {
  const { serve } = site
  site.serve = (request, response) => {
    if (!request.url!.startsWith('/api/')) return serve(request, response)
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<link rel=icon href=data:,>of one message')
  }
  await open(page, '/churches/harbor')
  await kept(page, '/churches/harbor')
  await page.goto('/api/answered/one')
  await expect(page.locator('body')).toHaveText('of one message')
  await open(page, '/about-us')
  await kept(page, '/about-us')
  const all = await allKept(page)
  expect(all.filter((each) => each.startsWith('/api/'))).toEqual([])
  await context.setOffline(true)
  await expect(page.goto('/api/answered/one')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('a film is not kept, nor where it is opened by itself', async ({ page }) => {
  await open(page, '/')
  await kept(page, '/', '/contact-us')
  const [film] = globSync('media/*-loop.webm', { cwd: built })
  await page.goto(`/${film}`)
  // what is kept from there on comes after it
  await open(page, '/about-us')
  await kept(page, '/about-us')
  const all = await allKept(page)
  expect(all.filter((each) => each.endsWith('.webm'))).toEqual([])
})

test('the form that a link had begun is not there without a network for somebody else', async ({
  page,
  context,
  site,
}) => {
  const { serve } = site
  site.serve = (request, response) => {
    if (!request.url!.includes('?church=')) return serve(request, response)
    response
      .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' })
      .end('<link rel=icon href=data:,>begun')
  }
  await open(page, '/churches/harbor')
  await kept(page, '/churches/harbor', '/contact-us')
  await page.goto('/contact-us?church=harbor&topic=children')
  await expect(page.locator('body')).toHaveText('begun')
  // no page of ours, which would have that one kept anew
  await page.goto('/robots.txt')
  await kept(page, '/robots.txt')
  await context.setOffline(true)
  await page.goto('/contact-us')
  await expect(page.getByRole('main')).toContainText('10:00 AM')
})

test('without a network, what was seen opens, and all else leads to every church’s address and times', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/churches/harbor')
  const seen = site.sent
  await kept(page, '/churches/harbor', '/contact-us')
  expect(site.sent - seen).toBeLessThanOrEqual(300_000)

  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbor')
  await expect(saved(page)).toBeVisible()

  await page.goto('/events')
  await expect(page).toHaveURL(/\/contact-us\?not-saved$/)
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText('Harbor')
  await expect(page.getByRole('main')).toContainText('10:00 AM')
  await expect(savedInstead(page)).toBeVisible()

  await context.setOffline(false)
  await page.goto('/events')
  await expect(page).toHaveURL(/\/events$/)
  await hydrated(page)
  await expect(saved(page)).toHaveCount(0)
})

test('a language chosen without a network, in which nothing is kept, leads to what is kept in the other', async ({
  page,
  context,
}) => {
  await open(page, '/about-us')
  await kept(page, '/about-us', '/contact-us')
  await context.setOffline(true)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[hreflang=es]')!.click())
  await expect(page).toHaveURL(/\/contact-us\?not-saved$/)
  await hydrated(page)
  await expect(savedInstead(page)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/about-us')
  await expect(page).toHaveURL(/\/es\/about-us$/)
})

test('where the browser refuses what was kept, pages come from the network', async ({
  page,
  context,
}) => {
  await open(page, '/about-us')
  await kept(page, '/about-us', '/contact-us')
  const [worker] = context.serviceWorkers()
  // as when its disk is full or damaged
  await worker!.evaluate(() => {
    caches.open = () => Promise.reject(new DOMException('refused', 'UnknownError'))
  })
  await open(page, '/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page one moves to without a network says when it was saved, and is new once there is one', async ({
  page,
  context,
}) => {
  await open(page, '/privacy')
  await kept(page, '/privacy', '/contact-us')
  await open(page, '/churches/harbor')
  await context.setOffline(true)
  const link = page.locator('footer a[href="/privacy"]')
  await link.click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(saved(page)).toBeVisible()

  await context.setOffline(false)
  await hydrated(page)
  await page.locator('footer a[href="/events"]').first().click()
  await expect(page).toHaveURL(/\/events$/)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(saved(page)).toHaveCount(0)
})

test('a page kept weeks ago says of which day it is, in full and on light pages, and tells what comes next today', async ({
  page,
  context,
}) => {
  const path = '/churches/harbor'
  const next = page.locator('main section').first()
  await openAt(page, '2031-05-14T18:00:00Z', path)
  await kept(page, path)
  await page.evaluate(async (wanted) => {
    const store = await caches.open('pages')
    const answer = (await store.match(wanted))!
    const headers = new Headers(answer.headers)
    headers.set('x-saved', '2031-05-14T18:00:00.000Z')
    await store.put(wanted, new Response(await answer.text(), { headers }))
  }, path)
  await context.setOffline(true)
  await page.clock.setFixedTime('2031-06-05T19:00:00Z')
  const opened = async () => {
    await page.reload()
    await expect(saved(page)).toContainText('May 14, 2031')
    await expect(
      next.getByText('Sunday, June 8, 10:00\u00a0AM').locator('visible=true'),
    ).toHaveCount(1)
    await expect(next.getByText('May 18').locator('visible=true')).toHaveCount(0)
  }
  await opened()
  // nothing is sent for it: all of it is kept
  await page.evaluate(() => localStorage.setItem('light', 'on'))
  await opened()
})

test('a page that is kept again is there all the while', async ({ page }) => {
  const path = '/churches/harbor'
  await open(page, path)
  await kept(page, path)
  const missing = await page.evaluate(async (wanted) => {
    const { active } = await navigator.serviceWorker.ready
    const savedOn = async () => {
      const answer = await (await caches.open('pages')).match(wanted)
      return answer?.headers.get('x-saved')
    }
    let gone = 0
    for (let time = 0; time < 20; time++) {
      const before = await savedOn()
      // as the site's scripts say it of a page that was shown
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
      active!.postMessage({ pages: [wanted], files: [] })
      let now = before
      while (now === before) {
        now = await savedOn()
        if (!now) gone++
      }
    }
    return gone
  }, path)
  expect(missing).toBe(0)
})

test('where nothing is kept to lead to, the browser itself says that there is no network', async ({
  page,
  context,
}) => {
  await open(page, '/churches/harbor')
  await kept(page, '/churches/harbor', '/contact-us')
  await page.evaluate(async () => (await caches.open('pages')).delete('/contact-us'))
  await context.setOffline(true)
  for (const path of ['/contact-us', '/events']) {
    await expect(page.goto(path)).rejects.toThrow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  }
})

test('a tab that stays open while the site is published anew shows nothing old', async ({
  page,
  site,
}) => {
  await open(page, '/churches/harbor')
  await kept(page, '/churches/harbor', '/contact-us')
  const says = (said: string) => expect(page.locator('footer')).toContainText(`reserved ${said}`)

  publishAnew(site, 'first')
  // by a link, without a reload of its own
  await page.locator('footer a[href="/privacy"]').click()
  await expect(page).toHaveURL(/\/privacy$/)
  await says('first')
  await hydrated(page)

  publishAnew(site, 'second')
  await page.goto('/churches/harbor')
  await says('second')
})

test('the way out takes away the worker and all it kept', async ({ page, site }) => {
  await open(page, '/')
  await kept(page, '/', '/contact-us')

  const end = stripTypeScriptTypes(readFileSync('src/service-worker-kill-switch.ts', 'utf8'))
  for (const ending of ['', '.br', '.gz']) rmSync(`${site.folder}/service-worker.js${ending}`)
  writeFileSync(`${site.folder}/service-worker.js`, end)
  site.serve = createSite({ folder: site.folder, ...settings })
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ])
  await expect.poll(left).toEqual([])
})

test('where the visitor blocks what sites keep, the site works, and waits for no worker', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked = { forWorker: 0 }
    Object.assign(window, { asked })
    Object.defineProperties(ServiceWorkerContainer.prototype, {
      register: { value: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
      ready: {
        get() {
          asked.forWorker += 1
          return new Promise(() => {})
        },
      },
    })
  })
  await open(page, '/')
  // it is asked for in an idle moment
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await goOn(page, '/about-us')
  await goOn(page, '/events')
  const asked = () => (window as unknown as { asked: { forWorker: number } }).asked.forWorker
  expect(await page.evaluate(asked)).toBe(0)
})

/** Another build, which says something else in the footer of every page. */
function publishAnew(site: Published, said: string): void {
  const old = JSON.parse(readFileSync(path.join(site.folder, 'data.json'), 'utf8')) as {
    build: string
  }
  const build = createHash('sha256').update(said).digest('hex').slice(0, 12)
  for (const file of globSync('**/*.{html,json}', { cwd: site.folder })) {
    const full = path.join(site.folder, file)
    const text = readFileSync(full, 'utf8')
      .replaceAll(old.build, build)
      .replaceAll(/(?<=\/frame-\w+-)\w+/g, build)
      .replaceAll(/All rights reserved[^<"]*/g, `All rights reserved ${said}.`)
    rmSync(`${full}.br`, { force: true })
    rmSync(`${full}.gz`, { force: true })
    rmSync(full)
    writeFileSync(full.replace(old.build, build).replace(/(?<=\/frame-\w+-)\w+/, build), text)
  }
  site.serve = createSite({ folder: site.folder, ...settings })
}
