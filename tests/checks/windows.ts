import type { Page } from '@playwright/test'
import { expect } from '../help/site.ts'
import { headProblems, hideInk } from './hero.ts'
import { tooWide } from './sizes.ts'

/**
 * Where it is tight: the narrowest window there is, and with those below both sides of each width at which
 * whole pages are laid out in another way (600, 768, 1024, 1185 pixels), and some at which parts of them are.
 */
const tight = [320, 430, 599, 600, 767, 900, 1023, 1184, 1185, 1280, 1600].map(
  (width) => [width, 900] as const,
)

/** The windows of many people: in these the head is looked at, too. */
const usual = [
  [360, 740],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

/** In every window the page fits, none of its tabs is cut, and in the usual ones its head is clear. */
export async function fitsEveryWindow(page: Page, head: { composed: boolean }): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const wrong: string[] = []
  const windows = [...tight, ...usual].toSorted(([one], [other]) => one - other)
  await hideInk(page, true)
  for (const window of windows) {
    const [width, height] = window
    await page.setViewportSize({ width, height })
    const found = await tooWide(page)
    if ((usual as readonly (readonly number[])[]).includes(window)) {
      // a phone on its side shows a part of the picture
      const composed = head.composed && height > 480
      found.push(...(await headProblems(page, devtools, { composed })))
    }
    wrong.push(...found.map((what) => `${width}x${height}: ${what}`))
  }
  await hideInk(page, false)
  await devtools.detach()
  expect.soft(wrong, 'what does not fit').toEqual([])
}
