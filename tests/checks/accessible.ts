import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../site.ts'

/** Nothing that axe finds wrong on a page, or on parts of it, by the rules of WCAG 2.2 AA. */
export async function isAccessible(
  page: Page,
  what: string,
  { only, but = [] }: { only?: string; but?: readonly string[] } = {},
): Promise<void> {
  // nothing may be half faded in while colours are measured
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  // no page of ours has frames of others, and only what is wrong is asked for: twice as fast
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    // where the system gives the colours, axe reads those of the style sheet, which nobody sees
    .disableRules(forced ? ['color-contrast'] : [])
    .setLegacyMode()
  if (only) axe.include(only)
  for (const part of but) axe.exclude(part)
  const { violations } = await axe.analyze()
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  )
  expect.soft(findings, what).toEqual([])
}
