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

test('the headers are all that the checks of Observatory ask for: https://developer.mozilla.org/observatory', () => {
  const headers = siteHeaders({ inlineScriptHashes: ['sha256-x'], inlineStyleHash: 'sha256-y' })
  const policy = new Map(
    headers['content-security-policy'].split('; ').map((rule) => {
      const [name, ...sources] = rule.split(' ')
      return [name!, sources] as const
    }),
  )
  // the policy: nothing is allowed that is not named, and nothing named is unsafe
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('script-src')).toEqual(["'self'", "'sha256-x'"])
  expect(policy.get('style-src')).toEqual(["'self'", "'sha256-y'"])
  expect(
    [...policy.values()].flat().filter((source) => /unsafe|\*|^https?:$/.test(source)),
  ).toEqual([])
  for (const [name, sources] of policy) {
    if (name !== 'img-src') expect(sources, name).not.toContain('data:')
  }
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect(policy.get('form-action')).toEqual(["'self'"])
  // nothing becomes a script that has not gone through our own hands
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policy.get('trusted-types')).toEqual(['ours'])
  // nobody frames the page, by the old name and the new
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  expect(headers['x-frame-options']).toBe('DENY')
  // at least six months, which it counts as good
  const [, age] = /max-age=(\d+)/.exec(headers['strict-transport-security'])!
  expect(Number(age)).toBeGreaterThanOrEqual(15_768_000)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin.*)$/)
  expect(headers['cross-origin-resource-policy']).toMatch(/^same-(origin|site)$/)
  // no other site may read ours, and there are no cookies to be marked
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(headers).not.toHaveProperty('set-cookie')
})
