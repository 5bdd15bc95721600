import type { Page } from '@playwright/test'
import type { Locale } from '#app/language/locale.ts'
import { daysAway } from '#app/time/in-words.ts'
import { expect } from '../help/site.ts'

/**
 * On paper the page is whole, dark on light, nothing lies on its words, none of which is broken, and it says
 * nothing that is true today or on a screen only.
 */
export async function isWholeOnPaper(page: Page): Promise<void> {
  // A4, within margins of 15 mm
  await page.setViewportSize({ width: 680, height: 1009 })
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  // nothing is pointed at on paper
  await page.mouse.move(0, 0)
  await expect.soft(page.locator('header nav')).toBeHidden()
  // what nobody can send
  for (const form of await page.locator('main form').all()) {
    await expect.soft(form).toBeHidden()
  }
  await expect.soft(page.getByRole('contentinfo')).toBeHidden()
  for (const panel of await page.locator('main [role=tabpanel]').all()) {
    await expect.soft(panel).toBeVisible()
  }

  const locale = (await page.locator('html').getAttribute('lang')) as Locale
  const soon = Array.from({ length: 12 }, (_, days) => daysAway(days + 2, locale))
  const told = await page.getByRole('main').innerText()
  expect
    .soft(
      soon.filter((words) => told.includes(words)),
      'true today only',
    )
    .toEqual([])

  const found = await page.evaluate(() => {
    const problems: string[] = []
    const words = (element: Element) =>
      [...element.childNodes].some(({ nodeType, data }: Node & { data?: string }) => {
        return nodeType === Node.TEXT_NODE && data!.trim()
      })
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const known = new Map<string, number | undefined>()
    const luminance = (colour: string) => {
      if (known.has(colour)) return known.get(colour)
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
      const light = alpha ? (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!) / 255 : undefined
      known.set(colour, light)
      return light
    }
    const shown = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
    const brokenWords = (element: Element) => {
      const part = document.createRange()
      return [...element.childNodes].flatMap((node: Node & { data?: string }) => {
        const found = node.nodeType === Node.TEXT_NODE ? node.data!.matchAll(/\p{L}{2,15}/gu) : []
        return [...found].flatMap(({ index, 0: word }) => {
          part.setStart(node, index)
          part.setEnd(node, index + word.length)
          const tops = [...part.getClientRects()].map(({ top }) => Math.round(top))
          return new Set(tops).size > 1 ? word : []
        })
      })
    }
    /** What cuts off whatever of the element lies in its corners. */
    const roundOf = (element: Element | null): { box: DOMRect; radius: number }[] => {
      if (!element) return []
      const { overflowY, borderTopLeftRadius } = getComputedStyle(element)
      const around = roundOf(element.parentElement)
      const radius = parseFloat(borderTopLeftRadius)
      if (overflowY === 'visible' || !radius) return around
      return [...around, { box: element.getBoundingClientRect(), radius }]
    }
    const isLeftOut = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).display === 'none' || isLeftOut(element.parentElement))
    const pictures = [...document.querySelectorAll('main img')]
      .filter(shown)
      .map((image) => image.getBoundingClientRect())

    for (const element of document.querySelectorAll('main *')) {
      const name = `${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`
      const style = getComputedStyle(element)
      const hidden = element.closest(
        'video, button, .visually-hidden, .in-line-hidden, [hidden], [data-today], [data-press], [data-screen]',
      )
      if (words(element) && !hidden) {
        // what is folded on a screen is open on paper; labels of what folds it are not needed
        const isFolded = !isLeftOut(element) && element.closest('details > :not(summary)')
        if (!shown(element) && isFolded) {
          problems.push(`folded: ${name}`)
        }
        if (!shown(element)) continue
        if ((luminance(style.color) ?? 1) > 0.55) problems.push(`too light: ${name}`)
        for (const word of brokenWords(element)) problems.push(`broken: ${word} in ${name}`)
        const text = document.createRange()
        text.selectNodeContents(element)
        const round = roundOf(element)
        for (const { left, right, top, bottom } of text.getClientRects()) {
          const isCut = round.some(({ box, radius }) => {
            const across = radius - Math.min(left - box.left, box.right - right)
            const down = radius - Math.min(top - box.top, box.bottom - bottom)
            return across > 0 && down > 0 && Math.hypot(across, down) > radius
          })
          if (isCut) problems.push(`cut by a round corner: ${name}`)
          const covered = pictures.some(
            (picture) =>
              picture.left < right - 2 &&
              picture.right > left + 2 &&
              picture.top < bottom - 4 &&
              picture.bottom > top + 4,
          )
          if (covered) problems.push(`on a picture: ${name}`)
        }
      }
      if (shown(element) && (luminance(style.backgroundColor) ?? 1) < 0.6) {
        problems.push(`dark: ${name}`)
      }
      // a link that is neither a number nor an address, nor of a sentence or a list: nobody can follow it
      if (element.matches('a:not(p *, li *)') && shown(element)) {
        const printed = getComputedStyle(element, '::after').content !== 'none'
        if (!printed && !/[\d@]/.test(element.textContent)) problems.push(`a bare word: ${name}`)
      }
      // around a card a border would be cut by the sheet, or lie on the one before
      if (element.matches('.raised') && /px(?!.* inset)/.test(style.boxShadow)) {
        problems.push(`a border outside of its card: ${name}`)
      }
      if (style.position === 'fixed' && shown(element)) problems.push(`on each sheet: ${name}`)
      const clipped = element.scrollHeight - element.clientHeight
      if (style.overflowY !== 'visible' && clipped > 4 && words(element)) {
        problems.push(`cut: ${name}`)
      }
    }
    return [...new Set(problems)]
  })
  expect.soft(found, 'on paper').toEqual([])
  await page.emulateMedia({ media: null })
}
