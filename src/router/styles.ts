/**
 * The styles of what comes after the first screen stand in the middle of the page, where they hold back
 * nothing before them (src/build/document.ts). React knows nothing of them there, and a page that
 * goes would take them with it: before it starts, they move to the head.
 */
export async function stylesToHead(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('#root link[rel=stylesheet]')
  await Promise.all([...links].map(toHead))
}

function toHead(link: HTMLLinkElement): void | Promise<void> {
  if ('moveBefore' in document.head) {
    // keeps them in force on the way: the page need not be laid out again
    // (https://developer.mozilla.org/docs/Web/API/Element/moveBefore)
    document.head.moveBefore(link, null)
    // Chromium 150 loses a linked sheet that it took from its memory, as on every reload, when its link is
    // moved like this; 156 does not. tests/weight.sweep.ts plays it
    if ([...document.styleSheets].includes(link.sheet!)) return
  }
  const kept = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    const settle = (unwanted: HTMLLinkElement) => () => {
      unwanted.remove()
      resolve()
    }
    kept.addEventListener('load', settle(link))
    kept.addEventListener('error', settle(kept))
    document.head.append(kept)
  })
}
