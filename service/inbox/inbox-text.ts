import type { Reply } from '#app/contact/fields.ts'
import { day } from '../durations.ts'
import type { Listed } from '../store/store.ts'

/**
 * Control characters could move the cursor or colour a terminal, direction marks turn what follows
 * around: they are shown by their number, and not obeyed. Joiners belong to letters.
 */
export function shown(text: string): string {
  return text.replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) => {
    return `<${character.codePointAt(0)!.toString(16).padStart(4, '0')}>`
  })
}

/** Whether nobody has it yet, neither by mail nor from here. */
export const isWaiting = ({ sent, answered }: Listed) => sent === null && answered === null

// a few words stand in both languages one behind the other, and what they say it of once
const office = 'office · oficina'

const replies: Record<Reply, string> = {
  email: 'by email · por correo',
  call: 'by a call · con una llamada',
  text: 'by text message · con un mensaje de texto',
  whatsapp: 'by WhatsApp · por WhatsApp',
}

function stateOf(message: Listed): string {
  const { sent, attempts, problem, next, answered, refused, reminded, escalated } = message
  if (answered !== null) return `answered · respondido ${momentOf(answered)}`
  if (sent !== null) {
    const told = [reminded !== null && 'church · iglesia', escalated !== null && office].filter(
      Boolean,
    )
    return [
      refused === null
        ? `delivered · entregado ${momentOf(sent)}`
        : `refused by the mailbox · rechazado por el buzón (${problem}), given to the office · pasado a la oficina ${momentOf(sent)}`,
      ...(told.length > 0 ? [`reminded · recordado: ${told.join(', ')}`] : []),
    ].join(', ')
  }
  if (attempts === 0) return waiting
  return `tried · intentado ${attempts}× (${problem}), next · próximo ${momentOf(next)}`
}

export const waiting = 'waiting · en espera'

export function waitOf({ id, church, received }: Listed, now: number): string {
  const days = Math.floor((now - received) / day)
  const unit = days === 1 ? 'day · día' : 'days · días'
  return shown(`${id.slice(0, 8)}, ${church || office}, ${days} ${unit}`)
}

export function lineOf(message: Listed): string {
  const { id, received, name, subject, church } = message
  const parts = [id.slice(0, 8), momentOf(received), church || office, name, subject]
  return shown([...parts, stateOf(message)].join('  '))
}

export function letterOf(message: Listed): string {
  const { id, received, name, email, subject, church, message: text } = message
  const { language, reply, phone, answerIn } = message
  const head = [
    ['Id', id],
    ['Received · Recibido', momentOf(received)],
    ['From · De', `${name} <${email}>`],
    ['For · Para', church || office],
    ['Language · Idioma', language],
    [
      'Answer · Respuesta',
      [replies[reply], phone, answerIn || language].filter(Boolean).join(', '),
    ],
    ['State · Estado', stateOf(message)],
    ['Subject · Asunto', subject],
  ]
  const lines = head.map(([label, value]) => `${`${label}:`.padEnd(21)}${value}`)
  return shown(`${lines.join('\n')}\n\n${text}`)
}

const columns = [
  'id',
  'received',
  'name',
  'email',
  'church',
  'language',
  'reply',
  'phone',
  'answerIn',
  'subject',
  'message',
  'attempts',
  'problem',
  'refused',
  'sent',
  'reminded',
  'escalated',
  'answered',
] as const

export function csvOf(messages: readonly Listed[]): string {
  const rows = messages.map((message) =>
    columns.map((column) => {
      const value = message[column]
      return typeof value === 'number' && column !== 'attempts' ? minuteOf(value) : (value ?? '')
    }),
  )
  const lines = [columns, ...rows].map((cells) => cells.map(cellOf).join(','))
  // the mark at the beginning tells spreadsheets that the letters are UTF-8
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/** A cell that begins like a formula is one, unless an apostrophe says that it is text: https://owasp.org/www-community/attacks/CSV_Injection */
function cellOf(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** With its clock beside it: whoever reads it lives by another one. */
const momentOf = (instant: number) => `${minuteOf(instant)} UTC`

function minuteOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16).replace('T', ' ')
}
