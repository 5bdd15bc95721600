import type { Page } from '@playwright/test'
import type { Locale } from '#app/i18n/locale.ts'
import { expect } from '../site.ts'

/** Small words that give a language away, however good its `lang` attribute. */
const telltale = {
  en: /\b(the|and|of|to|with|we|you|is|are|for)\b/gi,
  es: /\b(el|la|los|las|de|que|y|con|en|una?|es|para|por|su)\b/gi,
}

/** A page speaks one language, and says nothing that only a program would say. */
export async function speaks(page: Page, locale: Locale): Promise<void> {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', locale)
  // what a program says where words were meant: an object, a number that is none, an unfilled gap
  const whole = await page.locator('body').innerText()
  expect(whole).not.toMatch(/\[object |\bundefined\b|\bNaN\b|Invalid Date|\{[a-zA-Z]+\}/)

  // what is marked as another language may be in it: a card to hand out speaks both
  const marked = await page.locator(`main [lang]:not([lang=${locale}])`).allInnerTexts()
  const said = await page.locator('main').innerText()
  const text = marked.reduce((rest, foreign) => rest.replace(foreign, ''), said)
  const own = text.match(telltale[locale])?.length ?? 0
  const foreign = text.match(telltale[locale === 'en' ? 'es' : 'en'])?.length ?? 0
  const found = `${own} words of ${locale}, ${foreign} of the other language`
  expect.soft(own, found).toBeGreaterThan(foreign * 4)
}
