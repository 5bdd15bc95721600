import type { CDPSession, Page, Response } from '@playwright/test'
import { expect, laidOut } from '../help/site.ts'
import { isPaintedHere } from '../help/unpainted.ts'

type Shift = { value: number; moved: string[] }

type Watching = typeof window & {
  shifts: Shift[]
  shiftsOfFonts: Shift[]
  settled: () => Promise<void>
}

/** Notes, from the first paint on, how far things jump, and which, as on a slow line: fonts come last there. */
export async function countShifts(page: Page): Promise<void> {
  await isOnSlowLine(page)
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    // what moved is told after the frame in which it did
    const settled = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }
    Object.assign(window, { shifts, shiftsOfFonts: [], settled } satisfies Partial<Watching>)
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) => {
          return `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}”`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Opens a page as somebody who knows nothing of it, and whose fonts come after its first paint, as on a
 * slow network: otherwise it depends on the pace of the machine whether lines are set anew.
 */
export async function openAnew(page: Page, path: string): Promise<Response | null> {
  await page.emulateMedia({ media: null, reducedMotion: null })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  const letGo = await holdFonts(devtools)
  const answer = await page.goto(path, { waitUntil: 'commit' })
  const before = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    // at first there is no element at all, and the head is what says that something waits
    while (!document.body) await frame()
    // fonts are waited for no longer than a second
    while ('waits' in document.documentElement.dataset) await frame()
    const { shifts, settled } = window as Watching
    await settled()
    return shifts.length
  })
  expect(await letGo(), 'fonts that were held back').toBeGreaterThan(1)
  await page.evaluate(async (from) => {
    const ours = () => [...document.fonts].filter(({ family }) => !family.includes(' as '))
    while (!ours().some(({ status }) => status === 'loaded')) {
      await new Promise(requestAnimationFrame)
    }
    await document.fonts.ready
    const watching = window as Watching
    await watching.settled()
    watching.shiftsOfFonts = watching.shifts.splice(from)
  }, before)
  await devtools.detach()
  await laidOut(page)
  return answer
}

/** A browser that says that its line is slow: nothing is fetched ahead, and at first the first screen alone. */
async function isOnSlowLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', rtt: 1400 } })
  })
}

/** Holds all fonts back until they are let go. Says then how many there were. */
async function holdFonts(devtools: CDPSession): Promise<() => Promise<number>> {
  const held: string[] = []
  devtools.on('Fetch.requestPaused', ({ requestId }) => held.push(requestId))
  // nothing else goes this way round: it is slow
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
  return async () => {
    await devtools.send('Fetch.disable')
    return held.length
  }
}

/** Nothing jumped while the page loaded, nor when its reader scrolls; nor far when its fonts came. */
export async function nothingJumped(page: Page): Promise<void> {
  // what is not painted does not jump
  await isPaintedHere(page)
  const { shifts, shiftsOfFonts } = await page.evaluate(async () => {
    await document.fonts.ready
    // they scroll when the page is at rest, which on a crowded machine comes late
    await new Promise((rest) => requestIdleCallback(rest))
    window.scrollTo({ top: 2000, behavior: 'instant' })
    // pictures come into sight and arrive
    const inSight = () =>
      [...document.images].filter((image) => {
        if (!image.checkVisibility()) return false
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      })
    while (!inSight().every(({ complete }) => complete)) await new Promise(requestAnimationFrame)
    const { shifts, shiftsOfFonts, settled } = window as Watching
    await settled()
    window.scrollTo({ top: 0, behavior: 'instant' })
    return { shifts, shiftsOfFonts }
  })
  expect.soft(sum(shifts), `how far things jumped: ${JSON.stringify(shifts)}`).toBeLessThan(0.02)
  const fonts = `how far things jumped when fonts came: ${JSON.stringify(shiftsOfFonts)}`
  expect.soft(sum(shiftsOfFonts), fonts).toBeLessThan(0.02)
}

const sum = (shifts: Shift[]) => shifts.reduce((all, { value }) => all + value, 0)
