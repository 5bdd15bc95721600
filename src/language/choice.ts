import { styled } from '#app/browser/after-first-screen.ts'
import { lively } from '#app/browser/lively.ts'
import { defaultLocale, locales, offerDismissedKey, storageKey } from './locale.ts'

/** Where it is kept, on the way to another language, where the visitor was on the page. */
const placeKey = 'place'

const readable = 'h1, h2, h3, h4, p, li, dt, summary, label, picture'

/**
 * Runs in the head of every page. Before anything is painted it moves a visitor who chose another
 * language from an address in the default one; so it does when a page comes back from the browser's
 * memory, which was not there when the language was chosen. It marks the page of a visitor whose browser
 * prefers another language and who neither chose nor declined (`data-offer`): of its languages the first that the
 * site has counts, which in Barcelona is often the second.
 *
 * A link of the language menu loads the page in the other language, also when the choice is made in
 * another tab: assistive technology keeps for each text the language its document began with. What the
 * visitor sees stays: `?filter`, `#tab`, what is unfolded, and what they read stands where it stood,
 * however much longer the text above it is (`ReadingPlace` in src/router/place.ts). The page is shown when it is there as a whole, and React comes at once where it had
 * come (`data-lively`).
 */
export const languageScript = `
(d => {
  const root = d.documentElement
  const { dataset } = root
  const { navigation } = window
  const kept = key => { try { return localStorage.getItem(key) } catch {} }
  // the browser's own note with an entry of the history does not go along to another document
  const replace = (to, place) => {
    try { sessionStorage.setItem('${placeKey}', JSON.stringify({ ...place, to })) } catch {}
    location.replace(to)
  }
  const others = ${JSON.stringify(locales.filter((locale) => locale !== defaultLocale))}
  const language = () => others.find(each => each === location.pathname.split('/')[1])
  const inLanguage = chosen => {
    const { pathname, search, hash } = location
    // where the contact service answers there is no page
    const page = language() ? pathname.slice(language().length + 1) : pathname === '/' ? '' : pathname.replace('api/contact', 'contact-us')
    return ((others.includes(chosen) ? '/' + chosen : '') + page || '/') + search + hash
  }
  let known = kept('${storageKey}')
  const move = () => {
    const chosen = kept('${storageKey}')
    if (!others.includes(chosen) || language() || root.lang === chosen) return
    // whom src/service-worker.ts sent here asked for that language already, and nothing is kept in it
    if (location.search === '?not-saved') return
    root.hidden = true
    replace(inLanguage(chosen), navigation?.currentEntry.getState())
    return true
  }
  const moved = move()
  addEventListener('pageshow', ({ persisted }) => persisted && move())
  const preferred = navigator.languages.map(each => each.split('-')[0]).find(each => ${JSON.stringify(locales)}.includes(each))
  if (!known && others.includes(preferred) && !kept('${offerDismissedKey}')) dataset.offer = preferred

  const topOf = each => each.getBoundingClientRect().top
  const wayTo = each => each.id === 'main' ? [] : [...wayTo(each.parentNode), [...each.parentNode.children].indexOf(each)]
  const find = way => way.reduce((each, index) => each.children[index] ?? each, d.querySelector('main'))
  const unfolding = () => [...d.querySelectorAll('main details')]
  let back
  const reading = () => {
    // whoever has not scrolled since reads the same, so that nothing creeps from one language to the other
    if (back && Math.abs(topOf(find(back.way)) - back.stands) < 2) return back
    if (!scrollY) return
    // what is read is taken to stand a third of the window below its top
    const distance = each => Math.abs(topOf(each) - innerHeight / 3)
    const [read] = [...d.querySelectorAll('main :is(${readable})')]
      .filter(each => each.checkVisibility?.() ?? each.offsetParent)
      .sort((one, other) => distance(one) - distance(other))
    return read && { way: wayTo(read), top: topOf(read) }
  }
  const place = () => {
    const opened = unfolding().flatMap(({ open }, index) => open ? [index] : [])
    return { left: scrollX, top: scrollY, opened, reading: reading(), lively: 'hydrated' in dataset }
  }
  let switching
  const choose = event => {
    const link = event.target.closest?.('a[hreflang]')
    if (!link) return
    delete dataset.offer
    try { localStorage.setItem('${storageKey}', link.hreflang) } catch {}
    const { pathname } = link
    link.href = inLanguage(link.hreflang)
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    switching = true
    // on the way to another page, one is nowhere yet
    replace(link.href, link.pathname === pathname ? place() : undefined)
  }
  // when the menu opens, so that what is fetched ahead is what will be asked for
  d.addEventListener('beforetoggle', () => {
    for (const link of d.querySelectorAll('a[hreflang]')) link.href = inLanguage(link.hreflang)
  }, true)
  d.addEventListener('click', choose, true)
  d.addEventListener('auxclick', choose, true)
  addEventListener('storage', ({ key, newValue }) => {
    // what was chosen before this page began may be told late
    if (key !== '${storageKey}' || newValue === known) return
    known = newValue
    if (newValue === root.lang) return
    d.querySelector('a[hreflang="' + CSS.escape(newValue) + '"]')?.click()
  })
  // only a change of language fades
  addEventListener('pageswap', ({ viewTransition }) => switching || viewTransition?.skipTransition())

  if (moved) return
  let left
  try {
    left = JSON.parse(sessionStorage.getItem('${placeKey}'))
    sessionStorage.removeItem('${placeKey}')
  } catch {}
  if (!left || new URL(left.to, location).href !== location.href) return
  navigation?.updateCurrentEntry({ state: left })
  root.hidden = true
  dataset.laidOut = ''
  if (left.lively) dataset.lively = ''
  // where a browser can, the page before is seen until all of this one is there
  d.head.append(Object.assign(d.createElement('link'), { rel: 'expect', href: '#page-data', blocking: 'render' }))
  const stay = () => {
    if (!left.reading) return scrollTo({ left: left.left, top: left.top ?? 0, behavior: 'instant' })
    const { way, top } = left.reading
    scrollBy({ top: topOf(find(way)) - top, behavior: 'instant' })
    back = { way, top, stands: topOf(find(way)) }
  }
  let stays = true
  const arrive = () => {
    if (!stays || 'waits' in dataset || !d.getElementById('page-data')) return
    if (root.hidden) {
      root.hidden = false
      for (const index of left.opened ?? []) unfolding()[index]?.setAttribute('open', '')
      // now, not when the browser comes to it: #tab is what a style sheet shows
      if (location.hash) location.replace(location.hash)
    }
    stay()
  }
  // again where the browser has gone to #tab, and when React has come, such as with what a filter leaves;
  // not when the visitor goes on meanwhile
  dataset.arriving = ''
  for (const part of ['DOMContentLoaded', '${styled}']) d.addEventListener(part, arrive)
  addEventListener('pagereveal', arrive)
  addEventListener('load', () => {
    arrive()
    delete dataset.arriving
  })
  d.addEventListener('${lively}', () => requestAnimationFrame(arrive), { once: true })
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(sign, () => { stays = false }, { once: true, passive: true })
})(document)
`
