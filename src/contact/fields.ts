/** The fields of a message to a church, in the order of the form. */
export const fields = [
  'name',
  'email',
  'subject',
  'message',
  'church',
  'reply',
  'answerIn',
  'phone',
  'consent',
] as const
export type Field = (typeof fields)[number]

export const longest = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5000,
  phone: 40,
} as const satisfies Partial<Record<Field, number>>

/** What can be wrong with a field. The sentences are with the words of the form, in both languages. */
export type Rule =
  | 'missing'
  | 'long'
  | 'characters'
  | 'email'
  | 'church'
  | 'phone'
  | 'consent'
  | 'empty'

/** How somebody may be answered. All but the first need a number. */
export const replies = ['email', 'call', 'text', 'whatsapp'] as const
export type Reply = (typeof replies)[number]
export type Problems = Partial<Record<Field | 'website', Rule>>
