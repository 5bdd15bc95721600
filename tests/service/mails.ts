/** The head of a mail. */
export const headersOf = (mail: string) =>
  Object.fromEntries(
    mail
      .split('\r\n\r\n')[0]!
      .replace(/\r\n\s+/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
  )

/** The text of a mail, as it was written. */
export function textOf(mail: string): string {
  const text = mail.slice(mail.indexOf('\r\n\r\n')).replace(/=\r\n/g, '')
  const isCoded = /^quoted-printable/i.test(headersOf(mail)['content-transfer-encoding'] ?? '')
  if (!isCoded) return text
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8')
}
