/** Tells when any of some events of the window comes; answers how to be told no more. */
export const onEvents =
  (...events: string[]) =>
  (notify: (event: Event) => void) => {
    for (const event of events) window.addEventListener(event, notify)
    return () => {
      for (const event of events) window.removeEventListener(event, notify)
    }
  }
