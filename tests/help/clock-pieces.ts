import { expect, type Page } from '@playwright/test'

/** What browsers count with, and how each is made to throw, before any script of the page runs. */
export const clockPieces: Readonly<Record<string, () => void>> = {
  'every zone': () => {
    const { DateTimeFormat } = Intl
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, [locale, options]: [string, Intl.DateTimeFormatOptions | undefined]) {
        if (options?.timeZone && options.timeZone !== 'UTC') throw new RangeError('not known')
        return new target(locale, options)
      },
    })
  },
  'how far away a day is': () => {
    Intl.RelativeTimeFormat.prototype.format = () => {
      throw new TypeError('not known')
    }
  },
  'every day in words': () => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new TypeError('not known')
    }
  },
  'the zone of the visitor': () => {
    Intl.DateTimeFormat.prototype.resolvedOptions = () => {
      throw new TypeError('not known')
    }
  },
}

/** Where every piece that a page tells by the clock is told (`useByTheClock`), as it is built. */
const told = /try\{(?=return (\w+)\((\w+)\)\}catch\{return \w+\}\})/g

/**
 * Lets one of the pieces throw that pages tell by the clock: the one whose name is that of the window, which stays when
 * a page is loaded again. A piece is known by where it is asked for, so each that somebody writes is one by itself.
 */
export async function breakable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pieces = new Set<string>()
    const tell = () => {
      // what calls a component stands in one place, too
      const piece = (new Error().stack ?? '').split('\n').slice(3, 5).join()
      pieces.add(piece)
      if (piece !== window.name) return
      document.documentElement.dataset.threw = ''
      throw new TypeError('not known')
    }
    // what is hidden, too: what is further down is shown later
    const wordsOf = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (texts.nextNode()) words.push(...texts.currentNode.nodeValue!.split(/\s+/))
      return words
    }
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { prerendered: wordsOf() })
    })
    Object.assign(window, { tell, pieces, wordsOf })
  })
  await page.route(/\/assets\/shared-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    expect(script.match(told), 'one place tells by the clock').toHaveLength(1)
    await route.fulfill({ response, body: script.replace(told, 'try{window.tell();') })
  })
}

type Breakable = { pieces: Set<string>; prerendered: string[]; wordsOf: () => string[] }

/**
 * The pieces of the page that is open, its words, and those with which it came. React tells what the clock says in
 * transitions, which may still be under way when a page answers: the words are those that stay while the browser
 * has nothing to do.
 */
export const seenOf = (page: Page) =>
  page.evaluate(async () => {
    const { pieces, prerendered, wordsOf } = window as unknown as Breakable
    let words = wordsOf()
    for (let unchanged = 0; unchanged < 10;) {
      await new Promise((done) => requestIdleCallback(done))
      const now = wordsOf()
      unchanged = now.join(' ') === words.join(' ') ? unchanged + 1 : 0
      words = now
    }
    return { pieces: [...pieces], prerendered, words }
  })
