import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { site, temporaryFolder } from '../tests/service/home.ts'
import { mailServerOf } from './mail/smtp.ts'
import { readSettings } from './settings.ts'
import { agreement, agreementIn, readSiteSettings } from './site-settings.ts'

test('nothing needs to be set', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    SITE: 'dist/site',
    DATA: 'data',
    KEEP_DAYS: 90,
  })
})

test('what is wrong is said at the start, with its name and what it is, in both languages', () => {
  for (const [env, says] of [
    [{ PORT: 'http' }, /PORT must be a whole number, and is "http"/],
    [{ PORT: '70000' }, /PORT must be at most 65535/],
    [{ SMTP_URL: 'mail.example.org', MAIL_FROM: 'a@b.co' }, /SMTP_URL must look like smtps:/],
    [{ SMTP_URL: 'smtp://mail.example.org' }, /MAIL_FROM is not/],
    [{ MAIL_FROM: 'office' }, /MAIL_FROM must be an email address/],
    [{ PORT: ' 80' }, /PORT must be a whole number/],
    [{ PORT: '80 ' }, /PORT must be a whole number/],
    [{ SMTP_URL: 'smtp://', MAIL_FROM: 'a@b.co' }, /SMTP_URL must look like/],
    [{ SMTP_URL: 'smtp://a.example/box', MAIL_FROM: 'a@b.co' }, /SMTP_URL must look like/],
    [{ SMTP_URL: 'smtp://a.example#here', MAIL_FROM: 'a@b.co' }, /SMTP_URL must look like/],
    // together they would be one whole escape
    [{ SMTP_URL: 'smtp://a%:40b@a.example', MAIL_FROM: 'a@b.co' }, /SMTP_URL must look like/],
    [{ SMTP_URL: 'esmtp://a.example', MAIL_FROM: 'a@b.co' }, /SMTP_URL must look like/],
    [{ SMTP_URL: 'smtp-over://a.example', MAIL_FROM: 'a@b.co' }, /SMTP_URL must look like/],
    [{ ALARM_URL: 'see https://chat.example' }, /ALARM_URL must be an address/],
    [{ ALARM_URL: 'https:// chat.example' }, /ALARM_URL must be an address/],
    // what is wrong, and the address that lets anybody write there, would go out in the clear
    [{ ALARM_URL: 'http://chat.example/hook' }, /ALARM_URL must be an address .*https:\/\//],
    [{ ALARM_URL: 'http://localhost.example/hook' }, /ALARM_URL must be an address/],
    [{ ALARM_URL: 'http://localhost@chat.example/hook' }, /ALARM_URL must be an address/],
    // no request can be made of it
    [{ ALARM_URL: 'https://office:hunter2@chat.example' }, /ALARM_URL .* without a user name/],
    // what opens every message would go out in the clear
    [{ INBOX_URL: 'http://www.example.org' }, /INBOX_URL must look like https:/],
    [{ ALARM_TO: 'a@b.co' }, /ALARM_TO is set, and MAIL_FROM or SMTP_URL is not/],
    [{ ALARM_TO: 'a@b.co', MAIL_FROM: 'a@b.co' }, /ALARM_TO is set/],
    [{ ALARM_TO: 'a@b.co', ALARM_SMTP_URL: 'smtp://a.example' }, /ALARM_TO is set/],
    [{ BEHIND_PROXY: 'true' }, /BEHIND_PROXY must be 'yes' or 'no'/],
    [{ SIGN_IN_APP: 'a' }, /SIGN_IN_APP and SIGN_IN_SECRET belong together/],
    // what is set on the edge may be anything
    [{ PORT: 80 }, /PORT must be a text, and is "80"/],
  ] as const) {
    const [en, es] = messageOf(() => readSettings(env)).split('\n')
    expect(en).toMatch(says)
    expect(es).toMatch(/^ {2}[A-Z_]+ (debe|está definido|y SIGN_IN_SECRET van juntos)/)
  }
  expect(messageOf(() => readSettings({ PORT: '70000' }))).toBe(
    'PORT must be at most 65535, and is "70000".\n  PORT debe ser como máximo 65535, y es «70000».',
  )
})

test('the first line of a file that Windows has marked is read like the others', () => {
  const { folder, remove } = temporaryFolder()
  const lines = '\uFEFFBACKUPS=copies\r\nMAIL_FROM="a@b.co"\r\nDATA=elsewhere\r\n'
  writeFileSync(path.join(folder, '.env'), lines)
  const read = `import { readEnvironment } from '${import.meta.resolve('./environment.ts')}'
    console.log(JSON.stringify(readEnvironment()))`
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', read], {
    cwd: folder,
    env: { ...process.env, DATA: 'set' },
    encoding: 'utf8',
  })
  const found = { BACKUPS: 'copies', MAIL_FROM: 'a@b.co', DATA: 'set' }
  expect(JSON.parse(stdout)).toMatchObject(found)
  remove()
})

test('a name in the file that is nearly that of a setting is asked about, and no other', () => {
  const { folder, remove } = temporaryFolder()
  const lines = 'SMPT_URL=smtps://a:hunter2@b.co\nALARM_URl=https://c.co\nDATA=here\nCOLOR=red\n'
  writeFileSync(path.join(folder, '.env'), lines)
  const read = `import { readEnvironment } from '${import.meta.resolve('./environment.ts')}'
    readEnvironment()`
  const { stderr } = spawnSync('node', ['--input-type=module', '-e', read], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr.trim().split('\n').toSorted()).toEqual([
    '  .env define ALARM_URl, que no existe en la configuración. ¿Quiso decir ALARM_URL?',
    '  .env define SMPT_URL, que no existe en la configuración. ¿Quiso decir SMTP_URL?',
    '.env sets ALARM_URl, which is no setting. Did you mean ALARM_URL?',
    '.env sets SMPT_URL, which is no setting. Did you mean SMTP_URL?',
  ])
  remove()
})

test('quotation marks around a value, which a container takes for a part of it, are none', () => {
  const quoted = {
    DATA: "'/data'",
    PORT: '"8080"',
    HEALTH_TOKEN: `'${'a'.repeat(23)}"`,
    BACKUPS: "''",
    INBOX_URL: '"https://www.example.org"',
  }
  const { HEALTH_TOKEN, ...read } = readSettings(quoted)
  expect(read).toMatchObject({
    DATA: '/data',
    PORT: 8080,
    INBOX_URL: 'https://www.example.org',
  })
  expect(read).not.toHaveProperty('BACKUPS')
  expect(HEALTH_TOKEN).toBe(quoted.HEALTH_TOKEN)
})

test('what is set to nothing is not set, and there are two ways to be told', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '', HOST: '' })).toEqual(readSettings({}))
  const common = { MAIL_FROM: 'a@b.co', ALARM_TO: 'a@b.co' }
  for (const server of ['SMTP_URL', 'ALARM_SMTP_URL']) {
    const settings = { ...common, [server]: 'smtp://a.example/', ALARM_URL: 'https://chat.example' }
    expect(readSettings(settings)).toMatchObject(settings)
  }
})

test('a program of this very machine may be told without TLS', () => {
  for (const ALARM_URL of [
    'http://localhost:8065/hooks/a',
    'http://127.0.0.1/',
    'http://[::1]:80',
  ]) {
    expect(readSettings({ ALARM_URL }).ALARM_URL).toBe(ALARM_URL)
  }
})

test('a secret is not in what is said', () => {
  for (const env of [
    { SMTP_URL: 'smtps://office:hunter2@', MAIL_FROM: 'a@b.co' },
    { SMTP_URL: 'smtps://office:hunter2%zz@mail.example.org', MAIL_FROM: 'a@b.co' },
    { SMTP_URL: 'https://office:hunter2@mail.example.org', MAIL_FROM: 'a@b.co' },
    { SMTP_URL: 'smtps://office:hunter2@mail.example.org?secure=false', MAIL_FROM: 'a@b.co' },
    { ALARM_URL: 'hunter2' },
    { ALARM_URL: 'http://chat.example/hunter2' },
    { HEALTH_TOKEN: 'hunter2' },
  ]) {
    const says = messageOf(() => readSettings(env))
    expect(says).toMatch(/^(SMTP_URL|ALARM_URL|HEALTH_TOKEN) must.*\.\n {2}\1 debe.*\.$/)
    expect(says).not.toContain('hunter2')
  }
})

function messageOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('mail goes under TLS, unless the server is this machine', () => {
  expect(mailServerOf('smtp://mail.example.org')).toMatchObject({ requireTLS: true, port: 587 })
  expect(mailServerOf('smtps://a%40b.co:p%2Fw@mail.example.org')).toMatchObject({
    secure: true,
    port: 465,
    auth: { user: 'a@b.co', pass: 'p/w' },
  })
  for (const own of ['localhost', '127.0.0.1:2525', '127.10.20.30', '[::1]:25']) {
    expect(mailServerOf(`smtp://${own}`).requireTLS, own).toBe(false)
  }
  for (const other of ['localhost.example', 'my-localhost', '127.example', '[::12]']) {
    expect(mailServerOf(`smtp://${other}`).requireTLS, other).toBe(true)
  }
  expect(mailServerOf('smtp://[::1]:25')).toMatchObject({ host: '::1', port: 25 })
})

test('several mistakes are said together', () => {
  const names = messageOf(() => readSettings({ PORT: 'x', KEEP_DAYS: '0' })).match(/[A-Z_]{4,}/g)
  expect(names).toEqual(['PORT', 'PORT', 'KEEP_DAYS', 'KEEP_DAYS'])
})

test('a site that is not built says how to build it', () => {
  expect(() => readSiteSettings('nowhere/site')).toThrow(/run npm start.*\n.*ejecute npm start/)
})

test('a site that another version has built says so, and what to do', () => {
  const { folder, remove } = temporaryFolder()
  const server = path.join(folder, 'server')
  mkdirSync(server)
  writeFileSync(`${server}/site.json`, readFileSync(path.resolve(site, '../server/site.json')))
  const read = () => readSiteSettings(path.join(folder, 'site'))
  const anothers = /another version.*run npm run build.*\n.*Otra versión.*ejecute npm run build/
  expect(read, 'from before there was an agreement').toThrow(anothers)
  writeFileSync(agreementIn(server), agreement())
  expect(read().mailboxes).toHaveProperty('harbor')
  writeFileSync(agreementIn(server), agreement().replace(/^./, 'x'))
  expect(read).toThrow(anothers)
  remove()
})
