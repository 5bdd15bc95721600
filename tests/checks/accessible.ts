import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from '../help/site.ts'
import { isPaintedHere } from '../help/unpainted.ts'

// half as long as the one that is imported
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing that axe finds wrong on a page, or on parts of it, by the rules of WCAG 2.2 AA. */
export async function isAccessible(
  page: Page,
  what: string,
  { only, but = [] }: { only?: string; but?: readonly string[] } = {},
): Promise<void> {
  // what is not painted axe takes for hidden
  await isPaintedHere(page)
  // nothing may be half faded in while colours are measured
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const part = { ...(only && { include: [only] }), exclude: [...but] }
  const findings = await page.evaluate(
    async ([part, rules]) => {
      // where the system gives the colours, axe reads those of the style sheet, which nobody sees
      const forced = matchMedia('(forced-colors: active)').matches
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
        runOnly: rules,
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: !forced } },
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
      )
    },
    [part, rules] as const,
  )
  expect.soft(findings, what).toEqual([])
}

/** Each name is one phrase: what is hidden in a block of its own is told apart, "Directions : Harbor". */
export async function isToldInOnePiece(page: Page): Promise<void> {
  const told = await page.locator('body').ariaSnapshot()
  expect.soft(told.match(/.*[\p{L}\p{N}] [:,.](?: .*|$)/gmu), 'told in pieces').toBeNull()
}
