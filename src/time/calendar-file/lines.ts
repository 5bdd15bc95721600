/**
 * How a calendar file writes lines: https://www.rfc-editor.org/rfc/rfc5545#section-3.1
 */

/** The most octets of a line, its end not counted. */
const most = 75

/** What is written in one octet each. */
const plain = /^[\x20-\x7e]*$/

/** One line, folded where it is too long, never inside a character. */
export function line(name: string, value: string): string {
  const whole = `${name}:${value}`
  if (whole.length <= most && plain.test(whole)) return `${whole}\r\n`
  let folded = ''
  let length = 0
  for (const character of whole) {
    const octets = octetsOf(character.codePointAt(0)!)
    if (length + octets > most) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += octets
  }
  return `${folded}\r\n`
}

/** How long a character is in UTF-8. To encode each would take most of the time that a calendar takes. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A text as a value: what would end it or begin something else is written as what it is. */
export function text(value: string): string {
  return value
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
}

/** A date or a time without what parts it: `2026-03-08T02:00:00` → `20260308T020000` */
export function compact(written: string): string {
  return written.replace(/[-:]/g, '')
}
