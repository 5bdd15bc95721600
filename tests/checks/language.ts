import type { Page } from '@playwright/test'
import { locales, type Locale } from '#app/language/locale.ts'
import { expect } from '../help/site.ts'

/** Small words that give a language away, however good its `lang` attribute. */
const telltale: Record<Locale, RegExp> = {
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
  const wordsOf = (language: Locale) => text.match(telltale[language])?.length ?? 0
  const own = wordsOf(locale)
  for (const other of locales.filter((each) => each !== locale)) {
    const found = `${own} words of ${locale}, ${wordsOf(other)} of ${other}`
    expect.soft(own, found).toBeGreaterThan(wordsOf(other) * 4)
  }
}
