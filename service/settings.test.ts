import { expect, test } from 'vitest'
import { readSettings, readSiteSettings } from './settings.ts'

test('nothing needs to be set', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    SITE: 'dist/site',
    DATA: 'data',
    KEEP_DAYS: 90,
  })
})

test('what is wrong is said at the start, with its name and what it is', () => {
  for (const [env, says] of [
    [{ PORT: 'http' }, /PORT must be a whole number, and is "http"/],
    [{ PORT: '70000' }, /PORT must be at most 65535/],
    [{ SMTP_URL: 'mail.example.org', MAIL_FROM: 'a@b.co' }, /SMTP_URL must look like smtps:/],
    [{ SMTP_URL: 'smtp://mail.example.org' }, /MAIL_FROM is not/],
    [{ MAIL_FROM: 'office' }, /MAIL_FROM must be an e-mail address/],
    [{ BEHIND_PROXY: 'true' }, /BEHIND_PROXY must be 'yes' or 'no'/],
  ] as const) {
    expect(() => readSettings(env)).toThrow(says)
  }
})

test('several mistakes are said together', () => {
  expect(() => readSettings({ PORT: 'x', KEEP_DAYS: '0' })).toThrow(/PORT.*\n?.*KEEP_DAYS/s)
})

test('a site that is not built says how to build it', () => {
  expect(() => readSiteSettings('nowhere/site')).toThrow(/npm start/)
})
