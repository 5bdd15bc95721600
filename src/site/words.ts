import type { ui } from '#app/content/words.ts'

type Words = typeof ui

// the words of content/words.json, as types only: they reach the browser in the page, not in a script
declare module '#app/i18n/LanguageProvider.tsx' {
  interface Dictionary extends Words {}
}
