import type { Told } from '#app/language/told.ts'
import { mailServerOf } from './smtp.ts'

type Failure = {
  code?: string
  command?: string
  responseCode?: number
  message: string
}

/** What is wrong with the mail server or its settings, in a sentence that says what to do. */
export function explain(error: unknown, url: string): Told {
  const { en, es } = reasonOf(error as Failure, url)
  const { responseCode } = error as Failure
  if (!responseCode) return { en, es }
  return {
    en: `${en} The server answered ${responseCode}.`,
    es: `${es} El servidor respondió ${responseCode}.`,
  }
}

function reasonOf({ code = '', command = '', message }: Failure, url: string): Told {
  const { host, port, auth } = mailServerOf(url)
  if (/EDNS|ENOTFOUND|EAI_AGAIN/.test(code + message)) {
    return {
      en: `There is no mail server named ${host}: look for a slip in SMTP_URL, or at this machine's network.`,
      es: `No hay ningún servidor de correo llamado ${host}: busque una errata en SMTP_URL o revise la red de esta máquina.`,
    }
  }
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(code + message)) {
    return {
      en: `Nothing answers at ${host}, port ${port}: smtps:// means port 465 and smtp:// port 587, unless SMTP_URL names another one.`,
      es: `Nada responde en ${host}, puerto ${port}: smtps:// significa el puerto 465 y smtp:// el 587, si SMTP_URL no nombra otro.`,
    }
  }
  if (code === 'EAUTH') {
    const refused = auth
      ? {
          en: `does not let "${auth.user}" and its password in`,
          es: `no deja entrar a «${auth.user}» con su contraseña`,
        }
      : {
          en: 'lets nobody in without a user, and SMTP_URL names none',
          es: 'no deja entrar a nadie sin usuario, y SMTP_URL no nombra ninguno',
        }
    return {
      en: `The mail server ${refused.en}. Many providers want a password made for programs ("app password"), and %40 for an @ in the user's name.`,
      es: `El servidor de correo ${refused.es}. Muchos proveedores piden una contraseña hecha para programas («contraseña de aplicación»), y %40 por una @ en el nombre de usuario.`,
    }
  }
  if (/certificate|self-signed|altname|issuer/i.test(message)) {
    return {
      en: `The certificate of ${host} is not valid for that name (${message}). SMTP_URL must name the server as its provider does.`,
      es: `El certificado de ${host} no es válido para ese nombre (${message}). SMTP_URL debe nombrar el servidor como lo nombra su proveedor.`,
    }
  }
  if (code === 'ETLS' || /STARTTLS|wrong version number|SSL|TLS/i.test(message)) {
    return {
      en: `No secure connection (TLS) to ${host}, port ${port}: use smtps:// where TLS begins at once (465), smtp:// where it begins later (587). Without TLS a password would be readable on the way, so nothing is sent.`,
      es: `No hay conexión segura (TLS) con ${host}, puerto ${port}: use smtps:// donde TLS empieza en seguida (465) y smtp:// donde empieza después (587). Sin TLS se podría leer la contraseña por el camino, así que no se envía nada.`,
    }
  }
  if (code === 'ETIMEDOUT' || /timeout/i.test(message)) {
    return {
      en: `${host}, port ${port}, does not answer in time: a firewall may hold the port back (many hosts do with 25), or the port speaks another kind of TLS.`,
      es: `${host}, puerto ${port}, no responde a tiempo: puede que un cortafuegos cierre el puerto (muchos proveedores lo hacen con el 25), o que el puerto use otro tipo de TLS.`,
    }
  }
  if (command === 'MAIL FROM') {
    return {
      en: 'The mail server does not accept mail from the address in MAIL_FROM: it must be one that this user may send for.',
      es: 'El servidor de correo no acepta correo de la dirección de MAIL_FROM: debe ser una por la que este usuario pueda enviar.',
    }
  }
  if (command === 'RCPT TO' || code === 'EENVELOPE') {
    return {
      en: "The mail server does not accept mail for that mailbox: look for a slip in MAIL_TO or in the church's email address.",
      es: 'El servidor de correo no acepta correo para ese buzón: busque una errata en MAIL_TO o en el correo de la iglesia.',
    }
  }
  return {
    en: `The mail could not be sent (${code || 'no code'}).`,
    es: `No se pudo enviar el correo (${code || 'sin código'}).`,
  }
}
