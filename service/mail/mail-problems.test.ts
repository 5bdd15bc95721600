import { createServer, type AddressInfo } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { closeAfterEach } from '../../tests/service/closing.ts'
import { startMailServer } from '../../tests/service/home.ts'
import { explain } from './mail-problems.ts'
import { byMachine } from './message-mail.ts'
import { createSender } from './smtp.ts'

const closing = closeAfterEach()

async function failureOf(url: string): Promise<string> {
  const { send, close } = createSender(url)
  try {
    await send({
      from: { name: 'Website', address: 'website@example.org' },
      to: 'office@example.org',
      subject: 'A test',
      text: 'A test',
      headers: byMachine,
    })
  } catch (error) {
    return explain(error, url)
  } finally {
    close()
  }
  return ''
}

async function server(options: SMTPServerOptions) {
  const { url, close } = await startMailServer(options)
  closing.push(close)
  return url
}

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

test('each thing that can be wrong has its sentence', async () => {
  expect(await failureOf('smtp://no-such-name.invalid')).toContain('no mail server named')

  const nobody = createServer().listen(0)
  const { port } = nobody.address() as AddressInfo
  await new Promise((resolve) => nobody.close(resolve))
  expect(await failureOf(`smtp://127.0.0.1:${port}`)).toContain('Nothing answers at')

  const strict = await server({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(refusal(535)),
  })
  const says = await failureOf(strict.replace('//', '//office:hunter2@'))
  expect(says).toContain('does not let "office"')
  expect(says).not.toContain('hunter2')

  const plain = await server({})
  expect(await failureOf(plain.replace('smtp:', 'smtps:'))).toContain('No secure connection (TLS)')

  const stranger = await server({ secure: true })
  const unknown = await failureOf(stranger.replace('smtp:', 'smtps:'))
  expect(unknown).toContain('The certificate of 127.0.0.1 is not valid')

  const sender = await server({ onMailFrom: (_address, _session, done) => done(refusal(553)) })
  expect(await failureOf(sender)).toContain('MAIL_FROM')

  const mailbox = await server({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
  expect(await failureOf(mailbox)).toContain('MAIL_TO')
})

test('what no server here does has its sentence, too', () => {
  const explained = (failure: object) => explain({ message: '', ...failure }, 'smtp://a.example')
  // one that says nothing, or lets go of what it was asked
  expect(explained({ code: 'ETIMEDOUT' })).toContain('does not answer in time')
  expect(explained({ message: 'Greeting timeout' })).toContain('does not answer in time')
  expect(explained({ code: 'ETLS' })).toContain('No secure connection')
  expect(explained({ code: 'EENVELOPE' })).toContain('MAIL_TO')
  expect(explained({ command: 'RCPT TO' })).toContain('MAIL_TO')
  expect(explained({ code: 'ESOCKET' })).toBe('The mail could not be sent (ESOCKET).')
  const late = { command: 'DATA', responseCode: 554 }
  expect(explained(late)).toBe('The mail could not be sent (no code). The server answered 554.')
})
