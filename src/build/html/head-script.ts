import { scriptAfterFirstScreen } from '#app/browser/after-first-screen.ts'
import { lightScript } from '#app/browser/saves-data.ts'
import { languageScript } from '#app/language/choice.ts'
import { clockScript } from '#app/time/by-the-clock.ts'

/** The only script inside the pages: what must be known of the visitor before anything is painted. */
export const headScript = (rest: Parameters<typeof scriptAfterFirstScreen>[0]) =>
  [languageScript, lightScript, clockScript, scriptAfterFirstScreen(rest)]
    .map((script) => script.trim())
    .join(';\n')

/**
 * Opening the language menu fetches the page that it leads to, where the browser can and the visitor does
 * not save data: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        selector_matches:
          ':root:not([data-light]) :is(header,dialog) a[hreflang]:not([aria-current])',
      },
      eagerness: 'immediate',
    },
  ],
})
