import type { Page } from '@playwright/test'
import { localeOf, locales } from '#app/language/locale.ts'
import { answersOf } from '../../scripts/questions.ts'
import { addresses, built, expect, parsed } from '../help/site.ts'

const paths = addresses.map(({ path }) => path)

/** What a page itself offers in its main part: links to other pages, a time of worship, a person. */
type Offer = { links: string[]; time: boolean; person: boolean }

/** From each page, without menu and footer, two taps lead to a time and to a person. */
export async function noDeadEnd(page: Page): Promise<void> {
  const offers = new Map<string, Offer>()
  await page.goto(paths[0]!)
  for (const address of paths) {
    const said = await parsed(page, address)
    const offer = await said.evaluate((whole) => {
      const main = whole.querySelector('main')!
      const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href]')]
      const reached = /^(tel|sms):|^https:\/\/wa\.me\//
      const hour = /\d:\d\d|noon|midnight|mediodía|medianoche/
      const timed = [...main.querySelectorAll('[data-clocks], #this-sunday, #your-church')]
      return {
        links: links
          .filter(({ origin }) => origin === location.origin)
          .map((each) => each.pathname),
        time: timed.some(({ textContent }) => hour.test(textContent)),
        person:
          main.querySelector('form[action="/api/contact"]') !== null ||
          links.some(({ href }) => reached.test(href)),
      }
    })
    offers.set(address, offer)
  }
  const taps = (from: string, what: 'time' | 'person') => {
    let reached = [from]
    for (let count = 0; count <= 2; count++) {
      if (reached.some((each) => offers.get(each)?.[what])) return count
      const next = reached.flatMap((each) => offers.get(each)?.links ?? [])
      reached = next.filter((each) => localeOf(each) === localeOf(from))
    }
    return 'more'
  }
  const far = paths.flatMap((address) =>
    (['time', 'person'] as const)
      .filter((what) => taps(address, what) === 'more')
      .map((what) => `${address} leads to no ${what}`),
  )
  expect(far).toEqual([])
}

/** Each question of newcomers is answered by each church, or asked of a person. */
export function nobodyIsLeftAlone(): void {
  for (const locale of locales) {
    const churches = answersOf(built, locale)
    expect(churches.size).toBeGreaterThan(0)
    for (const [church, answers] of churches) {
      expect(answers.map(Boolean), `${church}, ${locale}`).toEqual(answers.map(() => true))
    }
  }
}
