import * as v from 'valibot'
import { defaultLocale, locales } from '#app/language/locale.ts'
import { longest, replies, type Problems, type Rule } from './fields.ts'

// a mail's header ends at a line break, and a lone surrogate (\p{Cs}) cannot be written as UTF-8
const unfit = /[\p{Cc}\p{Cs}\u2028\u2029]/u
// the text itself may have line breaks and tabs
const unfitInText = /(?![\n\t])[\p{Cc}\p{Cs}]/u

/** How long a message is kept after it has been delivered or answered. */
export const daysKept = 90

/** How long a message is kept after it came, if it never could be delivered. */
export const daysKeptUndelivered = 365

/** How long backups are kept: what was erased is gone from all of them after as long. */
export const daysInBackups = 30

const rule = (name: Rule) => name

/** What has to be typed into a field, as it was meant. */
const typedInto = (field: keyof typeof longest, meant: (text: string) => string) =>
  v.pipe(
    v.optional(v.string(rule('missing')), ''),
    v.transform(meant),
    v.trim(),
    v.nonEmpty(rule('missing')),
    v.maxLength(longest[field], rule('long')),
  )

const line = (field: 'name' | 'subject') =>
  v.pipe(
    // from a table, between two cells
    typedInto(field, (text) => text.replaceAll('\t', ' ')),
    v.check((text) => !unfit.test(text), rule('characters')),
  )

/** Without the marks of direction and the joints that come along with what was copied: nobody sees them. */
const asSeen = (text: string) => text.replace(/\p{Cf}/gu, '')

/** Without what ends a sentence or a list: no address ends so. */
const asAddress = (text: string) =>
  asSeen(text)
    .trim()
    .replace(/[.,;]$/, '')

const needsNumber = (reply: unknown) => reply !== 'email' && replies.some((each) => each === reply)

/**
 * An address that mail servers take: dots stand alone and between others, and no "=?" begins a code.
 * https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2
 */
function isMailAddress(text: string): boolean {
  const [local = '', domain = '', more] = text.split('@')
  const isFit = !/[\s,;:<>()[\]"\\\p{C}]|=\?/u.test(text)
  return (
    isFit &&
    more === undefined &&
    local.length <= 64 &&
    local.split('.').every((part) => part !== '') &&
    isMailDomain(domain)
  )
}

/** Letters of any script, as long as they are in the spelling by which mail servers know them; no numbers of a machine. */
function isMailDomain(domain: string): boolean {
  try {
    const labels = new URL(`http://${domain}`).hostname.split('.')
    return (
      /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) &&
      labels.length > 1 &&
      labels.every((label) => /^(?!-)[a-z\d-]{1,63}(?<!-)$/.test(label)) &&
      !/^\d+$/.test(labels.at(-1)!)
    )
  } catch {
    return false
  }
}

/** A message as the form sends it and the contact service takes it: one schema for both. */
const messageSchema = v.object({
  name: line('name'),
  email: v.pipe(typedInto('email', asAddress), v.check(isMailAddress, rule('email'))),
  subject: line('subject'),
  message: v.pipe(
    // PowerPoint breaks a line by a vertical tab, Word a page by a form feed
    typedInto('message', (text) => text.replace(/\r\n?|[\v\f\u0085]/g, '\n')),
    v.check((text) => !unfitInText.test(text), rule('characters')),
  ),
  /** The slug of a church, as long as its file may be called; without one the office is meant. */
  church: v.optional(
    v.pipe(v.string(rule('church')), v.regex(/^[a-z\d-]{0,250}$/, rule('church'))),
    '',
  ),
  reply: v.fallback(v.picklist(replies), 'email'),
  /** What is not needed is neither judged nor kept. */
  phone: v.fallback(v.literal(''), ''),
  /** The language of the answer; without one it is that of the message. */
  answerIn: v.fallback(v.picklist(['', ...locales]), ''),
  consent: v.literal('yes', rule('consent')),
  language: v.fallback(v.picklist(locales), defaultLocale),
  /** The same for a message that is sent again: it is one message. */
  key: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))), undefined),
  /** A honeypot: people do not see it, programs fill it in. */
  website: v.optional(v.literal('', rule('empty')), ''),
})

const schemaWithNumber = v.object({
  ...messageSchema.entries,
  phone: v.pipe(
    typedInto('phone', asSeen),
    // seven digits are the fewest that a number of any country has; address books write spaces that do not break
    v.regex(/^(?=(?:\D*\d){7})[\d\p{Zs}\p{Pd}+()./]+$/u, rule('phone')),
  ),
})

export type Message = v.InferOutput<typeof schemaWithNumber>

/** Reads a message: the message itself, or the first thing that is wrong with each field. */
export function readMessage(typed: object): { message: Message } | { problems: Problems } {
  const whole = { reply: '', consent: '', ...typed }
  const schema = needsNumber(whole.reply) ? schemaWithNumber : messageSchema
  const { success, output, issues } = v.safeParse(schema, whole, { abortPipeEarly: true })
  if (success) return { message: output }
  const problems = issues.map(({ path, message }) => [path![0].key, message])
  return { problems: Object.fromEntries(problems) as Problems }
}
