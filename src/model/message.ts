/** The fields of a message to a church, in the order of the form. */
export const fields = ['name', 'email', 'subject', 'message', 'church', 'consent'] as const

export type Field = (typeof fields)[number]

export type Message = Readonly<Record<Field, string>>

/** How long each may be. */
export const longest = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5000,
  church: 40,
  consent: 3,
} as const satisfies Record<Field, number>

/** What is wrong with a message, field by field; nothing when it can be sent. */
export function problems(message: Message): Field[] {
  return fields.filter((field) => !isRight(field, message[field].trim()))
}

function isRight(field: Field, value: string): boolean {
  if (value.length > longest[field]) return false
  switch (field) {
    case 'church':
      return true
    case 'consent':
      return value === 'yes'
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value)
    default:
      return value !== ''
  }
}
