/**
 * What the browser keeps for the visitor: for good (`local`) or as long as the tab is open (`session`).
 * Reading `window.localStorage` throws where the visitor blocks it
 * (https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage). Then nothing is kept and the
 * site works, unsaved.
 */
type Kept = 'local' | 'session'

export function stored(key: string, kept: Kept = 'local'): string | null {
  try {
    return storage(kept).getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value; `null` forgets it. */
export function store(key: string, value: string | null, kept: Kept = 'local'): void {
  try {
    if (value === null) storage(kept).removeItem(key)
    else storage(kept).setItem(key, value)
  } catch {
    // blocked or full: nothing is kept
  }
}

function storage(kept: Kept): Storage {
  return kept === 'local' ? localStorage : sessionStorage
}
