/**
 * What a field shows and nothing can read: half a time, February 31, “90 min”. The editor takes such a field for
 * empty, or for what was read of it before, and would save that without a word.
 */
import type { Flaw } from '#app/content/check/finding.ts'
import { both } from '#app/content/fields.ts'

const isNumber = (input: HTMLInputElement) => input.role === 'spinbutton'
const isDecimal = (input: HTMLInputElement) => input.inputMode === 'decimal'

/** Minus zero is on its way to -0.05: the editor would write it down as 0, and the sign would be gone. */
function isRead(input: HTMLInputElement): boolean {
  if (!isNumber(input)) return !input.validity.badInput
  const text = input.value.trim()
  const form = isDecimal(input) ? /^-?(\d+\.?\d*|\.\d+)$/ : /^-?\d+$/
  return text === '' || (form.test(text) && !Object.is(Number(text), -0))
}

/** The fields within something that show what cannot be read. */
export const unreadIn = (within: Element): HTMLInputElement[] =>
  [...within.querySelectorAll('input')].filter((input) => !isRead(input))

export const sectionOf = (input: HTMLInputElement) =>
  input.closest<HTMLElement>('section[data-key-path]')!

export function flawOf(input: HTMLInputElement): Flaw {
  if (isNumber(input)) {
    return {
      problem: both(`“${input.value}” is not a number`, `«${input.value}» no es un número`),
      remedy: isDecimal(input)
        ? both(
            'Write nothing but the number, as in 41.3825',
            'Escriba solo el número, como 41.3825',
          )
        : both('Write nothing but digits, as in 90', 'Escriba solo cifras, como 90'),
    }
  }
  const problem =
    input.type === 'time'
      ? both('the time is only half there', 'la hora está a medias')
      : both(
          'this day is only half there, or not in the calendar',
          'este día está a medias o no existe en el calendario',
        )
  return { problem, remedy }
}

const remedy = both(
  'Correct it; to leave the field empty, press the Delete key in each of its parts',
  'Corrija el campo; para dejarlo vacío, pulse la tecla Suprimir en cada una de sus partes',
)

type InWords = (flaw: Flaw) => string

/** Says at each of these fields why it cannot be read, and no longer where that is mended. */
export function tellUnread(inWords: InWords): void {
  for (const note of document.querySelectorAll('.unread')) note.remove()
  for (const input of unreadIn(document.body)) {
    const note = document.createElement('p')
    note.className = 'said unread'
    note.setAttribute('role', 'alert')
    note.textContent = inWords(flawOf(input))
    sectionOf(input).append(note)
  }
}

/** Tells as soon as one leaves a field, also where the editor sees nothing that could be saved. */
export function watchUnread(inWords: InWords): void {
  addEventListener('focusout', () => tellUnread(inWords), true)
  addEventListener(
    'input',
    (event) => {
      const input = event.target as HTMLInputElement
      if (input.type === 'text' || input.type === 'textarea') asTyped(input)
      // the editor goes on knowing what number it could read, and leaves in the field what it could not
      if (isNumber(input) && !isRead(input)) event.stopImmediatePropagation()
      // who is still typing is told of nothing new
      for (const note of document.querySelectorAll('.unread'))
        if (unreadIn(note.parentElement!).length === 0) note.remove()
    },
    true,
  )
  // what is folded is taken out of the page, and what could not be read would be gone
  addEventListener(
    'click',
    (event) => {
      const fold = (event.target as Element).closest('[aria-expanded=true][aria-controls]')
      const body = fold && document.getElementById(fold.getAttribute('aria-controls')!)
      const [first] = body ? unreadIn(body) : []
      if (!first) return
      event.stopImmediatePropagation()
      first.focus()
      tellUnread(inWords)
    },
    true,
  )
}

/** Puts plain characters in place of those that look the same, or cannot be seen. */
function asTyped(input: HTMLInputElement): void {
  const { value, selectionStart } = input
  const plain = isNumber(input)
    ? plainNumber(input)
    : isDigits.test(value)
      ? plainDigits(value)
      : withoutTabs(value)
  if (plain === value) return
  input.value = plain
  input.setSelectionRange(selectionStart, selectionStart)
}

/** In most of the world a comma stands before the decimals, and a minus is not a hyphen. */
function plainNumber(input: HTMLInputElement): string {
  const minus = input.value.replace('−', '-')
  return isDecimal(input) ? minus.replace(',', '.') : minus
}

/** A telephone number is copied with spaces that do not break, and with marks that nobody sees. */
const isDigits = /^[\p{Zs}\p{Cf}]*\+?[\d\p{Zs}\p{Cf}]+$/u
const plainDigits = (text: string) => text.replace(/\p{Cf}/gu, '').replace(/\p{Zs}/gu, ' ')

/** Nobody can type a tab into a form: it comes with what is pasted from Word, and nobody sees it. */
const withoutTabs = (text: string) => text.replaceAll('\t', ' ')
