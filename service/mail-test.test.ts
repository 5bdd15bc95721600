import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterEach } from '../tests/service/closing.ts'
import { folderFor, site, startMailServer } from '../tests/service/home.ts'
import { headersOf, textOf } from '../tests/service/mails.ts'
import { readSiteSettings } from './site-settings.ts'

const closing = closeAfterEach()

async function run(words: string[], env: Record<string, string>) {
  const cwd = folderFor(closing)
  const child = spawn('node', [path.resolve('service/mail-test.ts'), ...words], {
    // what stands in the `.env` of whoever runs the tests is none of theirs
    cwd,
    env: { ...process.env, SITE: path.resolve(site), MAIL_FROM: 'site@example.org', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  }
  const [status] = (await once(child, 'close')) as [number]
  return { status, said }
}

test('one mail shows that messages get through: to whoever is named, to whom all goes, or to the office', async () => {
  const { url: SMTP_URL, mails, close } = await startMailServer()
  closing.push(close)
  const { origin } = readSiteSettings(site)
  for (const [words, MAIL_TO, to] of [
    [['me@example.org'], 'all@example.org', 'me@example.org'],
    [[], 'all@example.org', 'all@example.org'],
    [[], '', 'office@lighthouse.example'],
  ] as const) {
    const { status, said } = await run([...words], { SMTP_URL, MAIL_TO })
    expect([status, said]).toEqual([0, expect.stringContaining(`on its way to ${to}.`)])
    expect(said).toContain(`en camino a ${to}.`)
    const mail = mails.at(-1)!
    expect(headersOf(mail)).toMatchObject({ to, from: 'Website <site@example.org>' })
    expect(headersOf(mail)['auto-submitted']).toBe('auto-generated')
    for (const words of [`This mail from ${origin} shows`, `Este correo de ${origin} muestra`]) {
      expect(textOf(mail)).toContain(words)
    }
  }
  expect(mails).toHaveLength(3)
})

test('what keeps it from getting through is said in a sentence, in both languages', async () => {
  for (const [env, en, es] of [
    [{ SMTP_URL: '' }, 'SMTP_URL is not set: messages wait', 'SMTP_URL no está definido'],
    [
      { SMTP_URL: 'smtp://127.0.0.1:9' },
      'Nothing answers at 127.0.0.1, port 9',
      'Nada responde en 127.0.0.1, puerto 9',
    ],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like', 'SMTP_URL debe tener la forma'],
  ] as const) {
    const { status, said } = await run([], env)
    expect([status, said.split('\n')]).toEqual([
      1,
      [expect.stringContaining(en), expect.stringContaining(es), ''],
    ])
  }
})
