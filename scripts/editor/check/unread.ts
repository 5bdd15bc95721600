/**
 * What a field shows and nothing can read: half a time, February 31. The editor takes such a field for
 * empty, and would save it so without a word.
 */
import type { Flaw } from '#app/content/check/finding.ts'
import { both } from '#app/content/fields.ts'

/** The fields within something that show what cannot be read. */
export const unreadIn = (within: Element): HTMLInputElement[] =>
  [...within.querySelectorAll('input')].filter(({ validity }) => validity.badInput)

export const sectionOf = (input: HTMLInputElement) =>
  input.closest<HTMLElement>('section[data-key-path]')!

export function flawOf(input: HTMLInputElement): Flaw {
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
    () => {
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
