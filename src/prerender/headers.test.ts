import { expect, test } from 'vitest'
import { headersFile, siteHeaders } from './headers.ts'

test('static hosts send calendars as calendars, in both languages, with the headers of all files', () => {
  const file = headersFile(siteHeaders({ inlineScriptHashes: [], inlineStyleHash: 'sha256-x' }), {})
  const rules = new Map(
    file
      .trim()
      .split('\n\n')
      .map((rule) => rule.split('\n'))
      .map(([path, ...lines]) => [path!, lines.map((line) => line.trim())]),
  )
  for (const path of ['/calendars/*', '/:language/calendars/*']) {
    expect(rules.get(path)).toEqual(['content-type: text/calendar; charset=utf-8'])
  }
  expect(rules.get('/*')).toContain('x-content-type-options: nosniff')
})
