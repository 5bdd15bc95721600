const readable = 'h1, h2, h3, h4, p, li, dt, summary, label, picture'

/**
 * Remembers what the visitor is reading; the function it answers brings that back to where it stood,
 * however much longer the text above it has become.
 */
export function keepReadingPlace(): () => void {
  const topOf = (element: Element) => element.getBoundingClientRect().top
  // what is read is taken to stand a third of the window below its top
  const distance = (element: Element) => Math.abs(topOf(element) - window.innerHeight / 3)
  const [read] = [...document.querySelectorAll(`main :is(${readable})`)]
    .filter((element) => element.checkVisibility())
    .toSorted((one, other) => distance(one) - distance(other))
  const before = read && topOf(read)
  return () => {
    if (before === undefined || !read?.isConnected || window.scrollY === 0) return
    window.scrollBy({ top: topOf(read) - before, behavior: 'instant' })
  }
}
