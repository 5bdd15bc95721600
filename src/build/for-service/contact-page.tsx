import { renderToString } from 'react-dom/server'
import { ContactForm, type FormProps } from '#app/contact/ContactForm.tsx'
import { fields, replies, type Field } from '#app/contact/fields.ts'
import { ContactUsPage } from '#app/contact/page/ContactUsPage.tsx'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { locales } from '#app/language/locale.ts'
import { around } from '../html/cut-html.ts'
import { documentOf, inScript } from '../html/document.ts'
import { escape } from '../html/escape.ts'
import { renderPage } from '../html/render.tsx'
import type { ContactPage } from './site-json.ts'

export type Returned = NonNullable<FormProps['returned']>

type Fill = (returned: Returned) => string

/** The page of each language, rendered once. */
const pages = new WeakMap<ContactPage, Fill>()

/** As many forms of a language are kept, by what is wrong with them; there are more, but few are met. */
const mostForms = 100

/**
 * The contact page with what a visitor without scripts typed still in it, and what is wrong beside the
 * fields. The contact service asks for it; the build leaves it the page in `dist/server/site.json`.
 * The page is rendered once, its form once for whatever can be wrong with it: to refuse a form must
 * cost as little as to send a page. What was typed is then written into the places left for it.
 */
export function renderContactPage(ready: ContactPage, returned: Returned): string {
  let fill = pages.get(ready)
  if (!fill) pages.set(ready, (fill = pageOf(ready)))
  return fill(returned)
}

function pageOf(ready: ContactPage): Fill {
  const page = renderPage(ready, <ContactUsPage {...ready.data.props} />)
  const inPage = splitOnce(page, formOf(ready)).join(place('form'))
  const props = { ...ready.data.props, returned: place('data') }
  const whole = documentOf({ ...ready, data: { ...ready.data, props } }, inPage)
  const [before, rest] = splitOnce(whole, place('form'))
  const [between, after] = splitOnce(rest, JSON.stringify(place('data')))

  const forms = new Map<string, Fill>()
  return (given) => {
    const returned = { ...given, ...soughtBy(ready, given) }
    const shown = chosenOf(ready, returned)
    const name = JSON.stringify(shown)
    let form = forms.get(name)
    if (!form) {
      // the oldest makes room
      if (forms.size >= mostForms) forms.delete(forms.keys().next().value!)
      forms.set(name, (form = withPlaces(formOf(ready, shown))))
    }
    return before + form(returned) + between + inScript(JSON.stringify(returned)) + after
  }
}

/** What is sent back, with places for what was typed; what was chosen can only be one of a few. */
function chosenOf({ data }: ContactPage, { typed, ...rest }: Returned): Returned {
  const named = rest.church ? [rest.church] : data.props.form.churches
  const isKnown = named.some(({ slug }) => slug === typed.church)
  const isIn = (all: readonly string[], value = '') => (all.includes(value) ? value : '')
  const chosen = {
    church: isKnown ? typed.church! : '',
    reply: isIn(replies, typed.reply),
    answerIn: isIn(locales, typed.answerIn),
    consent: typed.consent === 'yes' ? 'yes' : '',
  } satisfies Partial<Record<Field, string>>
  const open = Object.fromEntries(fields.map((name) => [name, place(name)]))
  return { typed: { ...open, ...chosen }, ...rest }
}

/** The one of many that a message is for. */
function soughtBy({ sought }: ContactPage, { typed }: Returned): Pick<Returned, 'church'> {
  const church = sought.find(({ slug }) => slug === typed.church)
  return church ? { church: { slug: church.slug, name: church.name } } : {}
}

function formOf({ data, frame }: ContactPage, returned?: Returned): string {
  return renderToString(
    <LanguageProvider locale={data.locale} words={frame.words}>
      <ContactForm {...data.props.form} finder={data.props.finder} returned={returned} />
    </LanguageProvider>,
  )
}

/** A place for a text: between two characters that no text of ours has. */
function place(name: string): string {
  return `\ue000${name}\ue001`
}

/** The same place as markup writes it, and as an address does. */
const places = /\ue000(\w+)\ue001|%EE%80%80(\w+)%EE%80%81/

function withPlaces(html: string): Fill {
  // each text is followed by the name of a place in markup, or of one in an address
  const parts = html.split(places) as (string | undefined)[]
  return ({ typed }) => {
    const given: Partial<Record<string, string>> = typed
    let filled = parts[0]!
    for (let n = 1; n < parts.length; n += 3) {
      const [inMarkup, inAddress, text] = parts.slice(n, n + 3)
      const value = given[(inMarkup ?? inAddress)!] ?? ''
      const inElement = filled.endsWith('>')
      filled += inMarkup ? written(value, inElement) : escape(encodeURIComponent(value))
      filled += text!
    }
    return filled
  }
}

function written(value: string, inElement: boolean): string {
  // a text area leaves out a line break that it begins with: one more stands for it
  const start = inElement && value.startsWith('\n') ? '\n' : ''
  return start + escape(value)
}

function splitOnce(text: string, by: string): [before: string, after: string] {
  const parts = around(text, by)
  if (!parts) throw new Error('The contact page must show its form once, as it is by itself.')
  return parts
}
