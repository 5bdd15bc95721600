import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { say } from '#app/language/command.ts'
import { readEnvironment } from '../../service/environment.ts'
import { isWebhook, readSettings } from '../../service/settings.ts'
import { askFor, askYes } from './ask.ts'
import { putSecret } from './cloudflare.ts'
import { remember, remembered } from './remembered.ts'
import type { Step } from './step.ts'

export const mail: Step = {
  title: { en: 'Messages reach a mailbox', es: 'Los mensajes llegan a un buzón' },
  missing() {
    const known = remembered.where === 'cloudflare' ? remembered.mailFrom : setHere()
    if (known && known === remembered.mailFrom) return undefined
    return {
      en: 'What visitors write is sent on by email, from an address of the church. Gmail’s will do.',
      es: 'Lo que escriben las visitas se envía por correo desde una dirección de la iglesia. Sirve una de Gmail.',
    }
  },
  async go() {
    const from = await askFor(
      { en: 'From which address?', es: '¿Desde qué dirección?' },
      (text) =>
        !isEmail(text) && {
          en: 'An email address, as in church@gmail.com',
          es: 'Una dirección de correo, como iglesia@gmail.com',
        },
    )
    const url = await serverFor(from)
    const env = { ...process.env, SMTP_URL: url, MAIL_FROM: from }
    const test = spawnSync(process.execPath, ['service/mail-test.ts', from], {
      env,
      stdio: 'inherit',
    })
    if (test.status !== 0) return
    const arrived = {
      en: `Has it arrived in the mailbox of ${from}?`,
      es: `¿Llegó al buzón de ${from}?`,
    }
    if (!(await askYes(arrived))) {
      return say({
        en: 'Look into the spam folder, too. docs/mail.md says what a domain needs.',
        es: 'Mire también en la carpeta de spam. docs/mail.md dice qué necesita un dominio.',
      })
    }
    const settings = { SMTP_URL: url, MAIL_FROM: from, ...(await whoIsTold()) }
    if (remembered.where === 'cloudflare') {
      if (!Object.entries(settings).every(([name, value]) => putSecret(name, value))) return
    } else keepHere(settings)
    remember({ mailFrom: from })
  },
}

const isEmail = (text: string) => /^[^\s/]+@\S+\.\S+$/.test(text)

/** Where to tell that something is wrong; by mail nobody hears that mail is what is wrong. */
async function whoIsTold(): Promise<Record<string, string>> {
  const told = await askFor(
    {
      en: 'Who is told when something is wrong, as a full disk? A second email address; or the address of a chat (its webhook, https://…), which hears it when mail itself stands still, too. Only Enter: the office.',
      es: '¿A quién se avisa cuando algo falla, como un disco lleno? Una segunda dirección de correo; o la de un chat (su «webhook», https://…), al que también llega el aviso cuando falla el propio correo. Solo Intro: a la oficina.',
    },
    (text) =>
      !(text === '' || isEmail(text) || isWebhook(text)) && {
        en: 'An email address, an address with https:// or nothing.',
        es: 'Una dirección de correo, una con https:// o nada.',
      },
  )
  if (told === '') return {}
  return isWebhook(told) ? { ALARM_URL: new URL(told).href } : { ALARM_TO: told }
}

export async function serverFor(from: string): Promise<string> {
  const isGmail = /@(gmail|googlemail)\.com$/i.test(from)
  const server = isGmail
    ? 'smtp.gmail.com'
    : await askFor(
        {
          en: 'Which server sends its mail? Its provider calls it SMTP or outgoing server, as in smtp.example.org',
          es: '¿Qué servidor envía su correo? El proveedor lo llama SMTP o servidor de salida, como smtp.example.org',
        },
        (text) =>
          !/^(smtps?:\/\/)?[\w.:%@-]+$/.test(text) && {
            en: 'Only its name.',
            es: 'Solo su nombre.',
          },
      )
  if (/^smtps?:/.test(server)) return server
  const password = await askFor(
    isGmail
      ? {
          en: 'Its app password: myaccount.google.com/apppasswords shows sixteen letters, once 2-Step Verification is on. It goes into the settings of the service, and nowhere else.',
          es: 'Su contraseña de aplicación: myaccount.google.com/apppasswords muestra dieciséis letras cuando la verificación en dos pasos está activa. Va a la configuración del servicio y a ningún otro lugar.',
        }
      : {
          en: 'Its password. It goes into the settings of the service, and nowhere else.',
          es: 'Su contraseña. Va a la configuración del servicio y a ningún otro lugar.',
        },
    (text) => text === '' && { en: 'It needs one.', es: 'Hace falta.' },
  )
  // what is copied from Google's page may have spaces that do not break between its groups
  const secret = isGmail ? password.replace(/\s/g, '') : password
  return `smtps://${encodeURIComponent(from)}:${encodeURIComponent(secret)}@${server}`
}

function setHere(): string | undefined {
  const { SMTP_URL, MAIL_FROM } = readSettings(readEnvironment())
  return SMTP_URL && MAIL_FROM
}

/** Into `.env`, which is no part of the repository, and for its owner's eyes alone. */
export function keepHere(settings: Record<string, string>): void {
  const before = existsSync('.env') ? readFileSync('.env', 'utf8') : ''
  const isOurs = (line: string) => Object.hasOwn(settings, line.split('=')[0]!)
  const others = before.split('\n').filter((line) => line && !isOurs(line))
  writeFileSync('.env', others.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  chmodSync('.env', 0o600)
  // what follows a # is a comment, where there are no quotation marks
  const written = (value: string) => (value.includes('#') ? `"${value}"` : value)
  const ours = Object.entries(settings).map(([name, value]) => `${name}=${written(value)}\n`)
  appendFileSync('.env', ours.join(''))
}
