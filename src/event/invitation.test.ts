import { expect, test } from 'vitest'
import { invitationToEvent } from './invitation.ts'

const text = '¿Vamos? {event}. {when}, {place}.'

test('a title that asks and a street that is cut short end their sentences', () => {
  const event = { title: '¿Quién es Jesús?', location: '12 Ocean Ave.', dates: 'Mañana' }
  expect(invitationToEvent(text, { ...event, time: '7:00\u00a0p.\u00a0m.' })).toBe(
    '¿Vamos? ¿Quién es Jesús? Mañana, 7:00\u00a0p.\u00a0m., 12 Ocean Ave.',
  )
})

test('what is left open stays open', () => {
  const event = { title: 'Wait... and see', location: 'Lake', dates: 'Mañana' }
  expect(invitationToEvent(text, event)).toBe('¿Vamos? Wait... and see. Mañana, Lake.')
})
