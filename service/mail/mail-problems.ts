import { mailServerOf } from './smtp.ts'

type Failure = {
  code?: string
  command?: string
  responseCode?: number
  message: string
}

/** What is wrong with the mail server or its settings, in a sentence that says what to do. */
export function explain(error: unknown, url: string): string {
  const { host, port, auth } = mailServerOf(url)
  const { code = '', command = '', responseCode, message } = error as Failure
  const at = `${host}, port ${port}`
  const said = responseCode ? ` The server answered ${responseCode}.` : ''
  if (/EDNS|ENOTFOUND|EAI_AGAIN/.test(code + message)) {
    return `There is no mail server named ${host}: look for a slip in SMTP_URL, or at this machine's network.`
  }
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(code + message)) {
    return `Nothing answers at ${at}: smtps:// means port 465 and smtp:// port 587, unless SMTP_URL names another one.`
  }
  if (code === 'EAUTH') {
    const user = auth ? `"${auth.user}" and its password` : 'nobody: SMTP_URL names no user'
    return `The mail server does not let ${user} in. Many providers want a password made for programs ("app password"), and %40 for an @ in the user's name.${said}`
  }
  if (/certificate|self-signed|altname|issuer/i.test(message)) {
    return `The certificate of ${host} is not valid for that name (${message}). SMTP_URL must name the server as its provider does.`
  }
  if (code === 'ETLS' || /STARTTLS|wrong version number|SSL|TLS/i.test(message)) {
    return `No secure connection (TLS) to ${at}: use smtps:// where TLS begins at once (465), smtp:// where it begins later (587). Without TLS a password would be readable on the way, so nothing is sent.`
  }
  if (code === 'ETIMEDOUT' || /timeout/i.test(message)) {
    return `${at} does not answer in time: a firewall may hold the port back (many hosts do with 25), or the port speaks another kind of TLS.`
  }
  if (command === 'MAIL FROM') {
    return `The mail server does not accept mail from the address in MAIL_FROM: it must be one that this user may send for.${said}`
  }
  if (command === 'RCPT TO' || code === 'EENVELOPE') {
    return `The mail server does not accept mail for that mailbox: look for a slip in MAIL_TO or in the church's email address.${said}`
  }
  return `The mail could not be sent (${code || 'no code'}).${said}`
}
