import { writeFileSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import type { Browser } from './browser.ts'
import { hasFirefox, startFirefox } from './firefox.ts'
import { hasWebKit, startWebKit } from './webkit.ts'

/** The browsers beside Chromium, and how each is started where it is on the machine. */
export const browsers = {
  Firefox: hasFirefox && startFirefox,
  WebKit: hasWebKit && startWebKit,
} as const

/** Keys that write nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
} as const

/** Somebody in front of a browser: points, presses, types, and reads. */
export type Visitor = ReturnType<typeof visitorIn>

function visitorIn(browser: Browser, home: string) {
  const { ask, act } = browser

  /** The middle of what is in the page and reads so, where nothing lies on it. */
  const find = (selector: string, reads: string) =>
    ask(
      (selector, reads) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => {
          const name = each.ariaLabel ?? each.textContent
          return name.includes(reads) && each.checkVisibility({ visibilityProperty: true })
        })
        if (!found) return ''
        for (let each: Element | null = found; each; each = each.parentElement) {
          if (each.getAnimations().some((one) => one instanceof CSSTransition)) return ''
        }
        const { top, bottom } = found.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight) {
          found.scrollIntoView({ block: 'center', behavior: 'instant' })
        }
        const box = found.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2].map(Math.floor)
        const hit = x! < innerWidth && document.elementFromPoint(x!, y!)
        return hit && (found.contains(hit) || hit.contains(found)) ? `${x} ${y}` : ''
      },
      selector,
      reads,
    )

  const pointer = (...actions: object[]) =>
    act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  const press = { type: 'pointerDown', button: 0 }
  const release = { type: 'pointerUp', button: 0 }

  async function pointAt(selector: string, reads = '') {
    // once it stands still
    let [before, now] = ['', '']
    const stands = async () => {
      ;[before, now] = [now, await find(selector, reads)]
      return now !== '' && now === before
    }
    await expect.poll(stands, `${selector} ${reads}`).toBe(true)
    const [x, y] = now.split(' ').map(Number)
    await pointer({ type: 'pointerMove', x, y, origin: 'viewport' })
  }

  const type = (text: string) =>
    act([
      {
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])

  const expects = <Answer>(what: string, inPage: () => Answer) =>
    expect.poll(() => ask(inPage), what)

  return {
    ask,
    pointAt,
    type,
    resize: browser.resize,
    traverse: browser.traverse,
    async open(path: string) {
      await browser.go(home + path)
      await this.isLively()
    },
    async isLively() {
      // while one page gives way to another there is no element yet
      const lively = () => document.querySelector('html[data-hydrated]') !== null
      await expects('React answers', lively).toBe(true)
    },
    async click(selector: string, reads?: string) {
      await pointAt(selector, reads)
      await pointer(press, release)
    },
    async clickAt(x: number, y: number) {
      await pointer({ type: 'pointerMove', x, y, origin: 'viewport' }, press, release)
    },
    press: (key: keyof typeof keys) => type(keys[key]),
    /** Arrives at a page, with its title. */
    async isAt(path: string, title = '') {
      await expects('the address', () => location.pathname).toBe(path)
      await expects('the title', () => document.title).toContain(title)
    },
    /** Sees something that reads so, or does not see it. */
    async sees(selector: string, reads: string, seen = true) {
      const shown = (selector: string, reads: string) =>
        [...document.querySelectorAll(selector)].some(
          (each) =>
            each.textContent.includes(reads) && each.checkVisibility({ visibilityProperty: true }),
        )
      const message = `${selector} ${reads} is ${seen ? '' : 'not '}seen`
      await expect.poll(() => ask(shown, selector, reads), message).toBe(seen)
    },
    /** The name or text of what has the focus. */
    async hasFocusOn(reads: string) {
      const focused = () => {
        const { activeElement } = document
        return activeElement?.ariaLabel ?? activeElement?.textContent
      }
      await expects('what has the focus', focused).toContain(reads)
    },
  }
}

/** A test by a visitor in another browser. It fails, too, when the page throws or its policy is broken. */
export const test = base.extend<
  { visitor: Visitor },
  { other: keyof typeof browsers; started: Browser | undefined }
>({
  other: ['Firefox', { scope: 'worker', option: true }],
  started: [
    async ({ other }, use) => {
      const start = browsers[other]
      const browser = start ? await start() : undefined
      await use(browser)
      await browser?.close()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ other, started, baseURL }, use, info) => {
    info.skip(!started, `${other} is not on this machine`)
    const browser = started!
    await browser.resize(1280, 900)
    await use(visitorIn(browser, baseURL!))
    if (info.errors.length > 0) {
      writeFileSync(info.outputPath('seen.png'), await browser.screenshot())
    }
    // as new for the next visitor
    const forbidden = await browser.ask(() => {
      localStorage.clear()
      sessionStorage.clear()
      // a browser that tells nothing of its console keeps what its policy forbade on the last page
      const kept = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true })
      kept.observe()
      return kept.takeRecords().map(({ body }) => JSON.stringify(body))
    })
    expect([...browser.complaints(), ...forbidden]).toEqual([])
  },
})
