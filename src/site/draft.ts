const storageKey = 'message'

/** What is typed and not sent yet, and the key of the message: it is one, however often it is sent. */
export type Draft = Record<string, string> & { key?: string }

/** Keeps what is typed for as long as the tab is open, so that a reload loses nothing. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // storage is blocked: the text lasts as long as the page
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // storage is blocked: there is nothing to forget
  }
}

/** Puts back what was typed before a reload, unless something was typed since; answers its key. */
export function restoreDraft(form: HTMLFormElement): string | undefined {
  try {
    const { key, ...typed } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Draft
    for (const [name, value] of Object.entries(typed)) {
      const input = form.elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.type === 'checkbox') {
        input.checked ||= value === input.value
      } else if (input && 'value' in input && !input.value) input.value = value
    }
    return key
  } catch {
    // storage is blocked or holds something else: the form stays as it is
    return undefined
  }
}
