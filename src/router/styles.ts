/**
 * The styles of what comes after the first screen stand in the middle of the page, where they hold back
 * nothing before them (src/prerender/document.ts). React knows nothing of them there, and a page that
 * goes would take them with it: before it starts, they move to the head. They are there already, so the
 * page never stands without them.
 */
export async function stylesToHead(): Promise<void> {
  const inPage = [...document.querySelectorAll<HTMLLinkElement>('#root link[rel=stylesheet]')]
  await Promise.all(
    inPage.map((link) => {
      const kept = link.cloneNode() as HTMLLinkElement
      return new Promise<void>((resolve) => {
        const settle = (unwanted: HTMLLinkElement) => () => {
          unwanted.remove()
          resolve()
        }
        kept.addEventListener('load', settle(link))
        kept.addEventListener('error', settle(kept))
        document.head.append(kept)
      })
    }),
  )
}
