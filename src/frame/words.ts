import type { sentWords } from '#app/fellowship/common-words.server.ts'

type Words = typeof sentWords

// the words of content/words.json, as types only: they reach the browser in the page, not in a script
declare module '#app/language/LanguageProvider.tsx' {
  interface Dictionary extends Words {}
}
