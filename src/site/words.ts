import type { ui } from '#content/ui.ts'

type Words = typeof ui

// the words of content/ui.ts, as types only: they reach the browser in the page, not in a script
declare module '#app/i18n/LanguageProvider.tsx' {
  interface Dictionary extends Words {}
}
