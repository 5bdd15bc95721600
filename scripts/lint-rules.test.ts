import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

// every direction of imports that is forbidden, tried once, in a house of its own

const house = mkdtempSync(path.join(tmpdir(), 'house-'))
cpSync('.oxlintrc.json', `${house}/.oxlintrc.json`)
afterAll(() => rmSync(house, { recursive: true }))

const forbidden = [
  ['src/i18n/try.ts', '#app/model/church.ts', 'i18n/ is languages'],
  ['src/i18n/try.ts', '#app/content/site.ts', 'i18n/ is languages'],
  ['src/ui/try.ts', '#app/i18n/locale.ts', 'ui/ is handed strings'],
  ['src/ui/try.ts', '#app/model/church.ts', 'ui/ is handed strings'],
  ['src/ui/try.ts', '#app/site/routes.ts', 'ui/ is handed strings'],
  ['src/ui/try.ts', '#app/content/site.ts', 'ui/ is handed strings'],
  ['src/ui/try.ts', '../site/routes.ts', 'ui/ is handed strings'],
  ['src/model/try.ts', '#app/ui/Button.tsx', 'model/ says what things are'],
  ['src/model/try.ts', '#app/site/routes.ts', 'model/ says what things are'],
  ['src/model/try.ts', '#app/content/site.ts', 'model/ takes types from the schemas'],
  ['src/site/try.ts', '#app/pages/home/HomePage.tsx', 'site/ is made of'],
  ['src/site/try.ts', '#app/prerender/document.ts', 'site/ is made of'],
  ['src/site/try.ts', '#app/content/site.ts', 'Content reaches a component as props'],
  ['src/pages/home/HomePage.ts', '#app/prerender/document.ts', 'pages/ are made by prerender/'],
  ['src/pages/home/HomePage.ts', '#app/content/site.ts', 'Only data.ts reads content/'],
  ['src/pages/home/HomePage.ts', './data.ts', 'data.ts runs when the site is built'],
  ['src/pages/home/data.ts', '#app/prerender/document.ts', 'pages/ are made by prerender/'],
  ['src/content/try.ts', '#app/ui/Button.tsx', 'content/ reads data'],
  ['src/content/try.ts', '#app/pages/home/data.ts', 'content/ reads data'],
  ['service/try.ts', '#app/site/routes.ts', 'The contact service knows messages'],
  ['service/try.ts', '#app/content/site.ts', 'The contact service knows messages'],
] as const

const allowed = [
  ['src/model/try.ts', '#app/i18n/text.ts'],
  ['src/site/try.ts', '#app/ui/Button.tsx'],
  ['src/site/try.ts', '#app/model/church.ts'],
  ['src/pages/home/HomePage.ts', '#app/site/routes.ts'],
  ['src/pages/home/data.ts', '#app/content/site.ts'],
  ['src/content/try.ts', '#app/model/church.ts'],
  ['service/try.ts', '#app/model/message.ts'],
] as const

for (const [file, from, message] of forbidden) {
  test(`${file} may not import ${from}`, () => {
    expect(lint(file, from)).toContain(message)
  })
}

for (const [file, from] of allowed) {
  test(`${file} may import ${from}`, () => {
    expect(lint(file, from)).not.toContain('no-restricted-imports')
  })
}

/** What the linter says about a file with this one import. */
function lint(file: string, from: string): string {
  const full = path.join(house, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, `import { thing } from '${from}'\n\nexport const other = thing\n`)
  try {
    return execFileSync(path.resolve('node_modules/.bin/oxlint'), [file], {
      cwd: house,
      encoding: 'utf8',
    })
  } catch (error) {
    return (error as { stdout: string }).stdout
  } finally {
    rmSync(full)
  }
}
