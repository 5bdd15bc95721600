/** What the first screen of a page does without, by its addresses. */
type Rest = {
  /** The styles of all that is further down; while developing they stand in the head. */
  styles?: string | undefined
  /** By the names of their families; while developing, styles bring them. */
  fonts: Readonly<Record<string, string>>
  entry: string
}

/** What comes after the first screen, as src/ui/base.css has it. */
const furtherDown =
  'main > section ~ section, main > section ~ div, main section ~ article, main > img, main ~ footer'

/** Told to the document when all of the page has its styles. */
export const styled = 'styled'

/**
 * Runs in the head of every page. On a slow line each kilobyte beside the first picture keeps it waiting: what
 * the first screen does without is asked for when that is there, or as soon as the visitor does something.
 * What is further down is shown when it has its styles (`data-waits`, src/ui/base.css), part by part, one in a
 * frame: to lay out all of it at once keeps a phone busy for too long.
 *
 * Words stand in fonts of the device meanwhile, which have nearly the measures of ours (src/ui/fonts.css); on
 * light pages they stay in them. Ours take their places when all of them are there, once. Where they come at
 * once, from what the browser keeps or on a quick line, words wait for them a tenth of a second, so that no
 * headline is set twice before a reader's eyes.
 */
export const scriptAfterFirstScreen = (rest: Rest) => `
(d => {
  const { dataset } = d.documentElement
  const { styles, fonts, entry } = ${JSON.stringify(rest)}
  const [{ name = '', type, requestStart, responseStart } = {}] = performance.getEntriesByType('navigation')
  // where the browser leads to a place further down, or to words: only the name tells of those
  const isWhole = 'laidOut' in dataset || name.includes('#') || type !== 'navigate'
  const isQuick = responseStart - requestStart < 100 && !(navigator.connection?.rtt >= 150)
  const isAtOnce = isWhole || navigator.serviceWorker?.controller || isQuick
  // who reloads comes back to where they were: what is above it has its height from the start
  if (type !== 'navigate') dataset.laidOut = ''

  let faces, stylesCome
  const fetchFonts = async () => {
    if (faces || dataset.light === '') return
    // weights as in src/ui/fonts.css: of a family with several ranges of them a browser asks one
    const add = () => faces.map(face => d.fonts.add(face))
    faces = Object.entries(fonts).map(([family, file]) => new FontFace(family, 'url(' + file + ')', { weight: '300 900', display: 'fallback' }))
    if (isAtOnce) add()
    await Promise.allSettled(faces.map(face => face.load()))
    add()
    // faces of rare letters, the last rule, come with ours: for any, the browser styles the page anew
    const sheet = await stylesCome
    if (sheet) [...sheet.cssRules].at(-1).media = 'all'
  }
  const fetchStyles = () => new Promise(done => {
    // a page in another language is shown when it is there as a whole
    const blocking = 'laidOut' in dataset ? 'render' : ''
    d.head.append(Object.assign(d.createElement('link'), { rel: 'stylesheet', href: styles, onload: ({ target }) => done(target.sheet), onerror: () => done(), blocking }))
  })
  // there is none on a page that was broken off on its way; a browser without layers shows no styles
  const start = () => d.getElementById('page-data') && window.CSSLayerBlockRule && import(entry)
  const within = milliseconds => new Promise(end => setTimeout(end, milliseconds))
  // a window that nobody looks at has no frames
  const frame = () => Promise.race([new Promise(requestAnimationFrame), within(100)])
  const showParts = async () => {
    const parts = [...d.querySelectorAll('${furtherDown}, main > div > *')]
    for (const { style } of parts) style.display = 'none'
    delete dataset.waits
    for (const { style } of parts) {
      await frame()
      style.display = ''
    }
  }
  const signs = ['pointerdown', 'wheel', 'touchmove', 'keydown']
  const wanted = new Promise(come => {
    for (const sign of signs) addEventListener(sign, come, { once: true, passive: true })
  })
  let asked
  const ask = async () => {
    if (asked) return
    asked = true
    if (d.readyState === 'loading') d.addEventListener('DOMContentLoaded', start)
    else start()
    const come = fetchFonts()
    if (!styles) return
    stylesCome = fetchStyles()
    // on a line that has died without saying so, words are worth more than how they look
    await Promise.race([stylesCome, within(20000)])
    // with the fonts first, what is further down is set once
    if (!isAtOnce) await Promise.race([come, wanted, within(1000)])
    if (isWhole) delete dataset.waits
    else {
      await frame()
      await frame()
      await showParts()
    }
    d.dispatchEvent(new Event('${styled}'))
  }

  d.addEventListener('change', () => asked && fetchFonts())
  if (styles) dataset.waits = ''
  if (isAtOnce) return ask()
  const first = 'img[fetchpriority=high]'
  // when it is painted, and the window has loaded: that would wait for styles, and React for that
  const askWhenPainted = () => frame().then(() => within(0)).then(ask)
  for (const end of ['load', 'error']) d.addEventListener(end, ({ target }) => target.matches(first) && askWhenPainted(), true)
  d.addEventListener('DOMContentLoaded', () => d.querySelector(first)?.complete === false || ask())
  wanted.then(ask)
  // whatever becomes of the picture
  within(3000).then(ask)
})(document)
`
