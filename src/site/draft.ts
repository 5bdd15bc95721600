const storageKey = 'message'

/** Keeps what is typed for as long as the tab is open, so that a reload loses nothing. */
export function keepDraft(typed: Record<string, string>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(typed))
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

/** Puts back what was typed before a reload, unless something was typed since. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>
    for (const [name, value] of Object.entries(draft)) {
      const input = form.elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.type === 'checkbox') {
        input.checked ||= value === input.value
      } else if (input && 'value' in input && !input.value) input.value = value
    }
  } catch {
    // storage is blocked or holds something else: the form stays as it is
  }
}
