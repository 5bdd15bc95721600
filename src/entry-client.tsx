import '#app/browser/older.ts'
import { styled } from '#app/browser/after-first-screen.ts'
import { warmDates } from '#app/browser/warm-dates.ts'
import type { FirstPage, FirstPageApart, PageData, PageModule } from '#app/router/page-data.ts'

/**
 * Starts React, late on purpose: text, picture, links, menus and disclosures do not need it. It comes
 * when the page is painted and the browser idle, or at the first touch, whichever is first. To a visitor
 * who saves data it comes when something is touched that does not work without it.
 */
const mount = document.getElementById('root')
if (!mount) throw new Error('Failed to find the root element')

const first = JSON.parse(document.getElementById('page-data')!.textContent) as
  | FirstPage
  | FirstPageApart

/** What browsers do by themselves; a few do not open dialogs yet. */
const native =
  'command' in HTMLButtonElement.prototype ? '[popovertarget], [commandfor]' : '[popovertarget]'
const needsReact = `button:not(${native}), input:not([name=light]), select, textarea`

const { dataset } = document.documentElement
/** What many files use comes later: this one alone comes at once, and asks the page itself. */
const isLight = () => dataset.light === ''

let started = false
followLightSwitch()
// it was there already: only the language has changed
if (dataset.lively === '') void start()
// without a network nothing is sent, and what was saved has to say when
else if (isLight() && !('saved' in dataset)) whenAskedFor()
else whenIdleOrTouched()

async function start(): Promise<void> {
  if (started) return
  started = true
  // which button was pressed before anything answers
  let pressed: HTMLElement | null = null
  const note = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>(`button[type=button]:not(${native})`)
  }
  window.addEventListener('click', note)
  warmDates()
  const come = await Promise.all([
    import('./hydrate.tsx'),
    import(/* @vite-ignore */ first.module) as Promise<PageModule>,
    madeOf(first),
    hasStyles(),
  ]).catch(console.warn)
  window.removeEventListener('click', note)
  if (come) {
    // from here on React sees to it
    const [{ hydrate }, module, page] = come
    if (page) hydrate(mount!, page, module, pressed)
    // it was published anew since: whoever waits for an answer gets the new one, and others may read on
    else if (pressed) location.reload()
    else started = false
  } else {
    // the next press asks again for the script that did not come
    started = false
  }
}

/** What the page is made of; nothing where its data are not those it was made of any more. */
async function madeOf(first: FirstPage | FirstPageApart): Promise<FirstPage | undefined> {
  if ('props' in first) return first
  const json = async (address: string) => (await fetch(address)).json()
  const [data, frame] = await Promise.all([first.data, first.frame].map(json))
  return (data as PageData).made === first.made ? { ...data, frame } : undefined
}

/** What React lays out has its styles. */
async function hasStyles(): Promise<void> {
  if ('waits' in dataset) {
    await new Promise((resolve) => document.addEventListener(styled, resolve, { once: true }))
  }
  // it is for who has no scripts, and not known to React
  document.getElementById('after-first-screen')?.remove()
}

function whenIdleOrTouched(): void {
  for (const touch of ['pointerdown', 'pointermove', 'keydown'] as const) {
    // of the many moves of a pointer only one may ask
    const once = touch === 'pointermove'
    window.addEventListener(touch, start, { passive: true, once })
  }
  // a browser that finds no idle moment is not waited for
  const idle = () => requestIdleCallback(() => void start(), { timeout: 1000 })
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle)
}

function whenAskedFor(): void {
  for (const touch of ['pointerdown', 'focusin'] as const) {
    window.addEventListener(touch, ({ target }) => {
      if (target instanceof Element && target.closest(needsReact)) void start()
    })
  }
}

/** The head script keeps what is chosen. Whoever wants all of the page has it at once. */
function followLightSwitch(): void {
  const light = document.querySelector<HTMLInputElement>('footer input[name=light]')!
  light.checked = isLight()
  light.addEventListener('change', () => {
    if (!light.checked) void start()
  })
}
