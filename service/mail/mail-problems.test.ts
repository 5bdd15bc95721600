import { createServer, type AddressInfo } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { inBoth } from '#app/language/command.ts'
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
    return inBoth(explain(error, url))
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

test('each thing that can be wrong has its sentence, in both languages', async () => {
  expect(await failureOf('smtp://no-such-name.invalid')).toMatch(
    /no mail server named.*\n.*ningún servidor de correo llamado/,
  )

  const nobody = createServer().listen(0)
  const { port } = nobody.address() as AddressInfo
  await new Promise((resolve) => nobody.close(resolve))
  expect(await failureOf(`smtp://127.0.0.1:${port}`)).toMatch(
    /Nothing answers at.*\n.*Nada responde en/,
  )

  const strict = await server({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(refusal(535)),
  })
  const says = await failureOf(strict.replace('//', '//office:hunter2@'))
  expect(says).toMatch(/does not let "office".* 535\.\n.*no deja entrar a «office».* 535\.$/)
  expect(says).not.toContain('hunter2')

  const plain = await server({})
  expect(await failureOf(plain.replace('smtp:', 'smtps:'))).toMatch(
    /No secure connection \(TLS\).*\n.*No hay conexión segura \(TLS\)/,
  )

  const stranger = await server({ secure: true })
  const unknown = await failureOf(stranger.replace('smtp:', 'smtps:'))
  expect(unknown).toMatch(
    /The certificate of 127\.0\.0\.1 is not valid.*\n.*El certificado de 127\.0\.0\.1 no es válido/,
  )

  const sender = await server({ onMailFrom: (_address, _session, done) => done(refusal(553)) })
  expect(await failureOf(sender)).toMatch(/MAIL_FROM.*\n.*MAIL_FROM/)

  const mailbox = await server({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
  expect(await failureOf(mailbox)).toMatch(/MAIL_TO.*\n.*MAIL_TO/)
})

test('what no server here does has its sentence, too', () => {
  const explained = (failure: object) =>
    inBoth(explain({ message: '', ...failure }, 'smtp://a.example'))
  // one that says nothing, or lets go of what it was asked
  const late = /does not answer in time.*\n.*no responde a tiempo/
  expect(explained({ code: 'ETIMEDOUT' })).toMatch(late)
  expect(explained({ message: 'Greeting timeout' })).toMatch(late)
  expect(explained({ code: 'EAUTH' })).toMatch(/lets nobody in.*\n.*no deja entrar a nadie/)
  expect(explained({ code: 'ETLS' })).toMatch(/No secure connection.*\n.*No hay conexión segura/)
  expect(explained({ code: 'EENVELOPE' })).toContain('MAIL_TO')
  expect(explained({ command: 'RCPT TO' })).toContain('MAIL_TO')
  expect(explained({ code: 'ESOCKET' })).toBe(
    'The mail could not be sent (ESOCKET).\n  No se pudo enviar el correo (ESOCKET).',
  )
  expect(explained({ command: 'DATA', responseCode: 554 })).toBe(
    'The mail could not be sent (no code). The server answered 554.\n  No se pudo enviar el correo (sin código). El servidor respondió 554.',
  )
})
