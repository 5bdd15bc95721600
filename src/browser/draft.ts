import { store, stored } from './storage.ts'

const storageKey = 'message'

/** What is typed and not sent yet, and the key of the message: it is one, however often it is sent. */
export type Draft = Record<string, string> & { key?: string }

/** Keeps what is typed for as long as the tab is open, so that a reload loses nothing. */
export function keepDraft(draft: Draft): void {
  store(storageKey, JSON.stringify(draft), 'session')
}

export function forgetDraft(): void {
  store(storageKey, null, 'session')
}

/** Puts back what was typed before a reload, unless something was typed since; answers its key. */
export function restoreDraft(form: HTMLFormElement): string | undefined {
  const { key, ...typed } = draft()
  for (const [name, value] of Object.entries(typed)) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement && input.type === 'checkbox') {
      input.checked ||= value === input.value
    } else if (input && 'value' in input && !isTyped(input)) input.value = value
  }
  return key
}

export function draft(): Draft {
  try {
    return (JSON.parse(stored(storageKey, 'session') ?? '{}') ?? {}) as Draft
  } catch {
    // what is stored there is not JSON
    return {}
  }
}

/** What somebody typed or chose in a form, without what the page began it with. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const data = [...new FormData(form)].filter(([name]) => isTyped(form.elements.namedItem(name)))
  return Object.fromEntries(data) as Record<string, string>
}

function isTyped(field: Element | RadioNodeList | null): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    const usual = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
    return field.value !== usual?.value
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
