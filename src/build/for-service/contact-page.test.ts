import { expect, test } from 'vitest'
import { fields, type Field } from '#app/contact/fields.ts'
import { now as when } from '../../../tests/fixture.ts'
import { ownContent } from '../../../tests/help/own-content.ts'

await ownContent()
// asked only now, since all of it reads content
const { find, loadFrame, pageAt } = await import('#app/entry-server.ts')
const { localize } = await import('#app/language/text.ts')
const { finder: words } = await import('#app/fellowship/common-words.server.ts')
const { renderContactPage } = await import('./contact-page.tsx')

const now = Date.parse(when)
const { data } = pageAt(find('/contact-us').address, now)
const ready = {
  data: { build: 'any', module: '/any.js', ...data },
  frame: loadFrame('en', now),
  assets: { entry: '/entry.js', styles: [], fonts: [] },
  sought: [],
} as unknown as Parameters<typeof renderContactPage>[0]

/** The form that comes back to a visitor without scripts. */
function formAfter(typed: Partial<Record<Field, string>>, page = ready): string {
  const html = renderContactPage(page, { typed, problems: { email: 'email' } })
  return /<form.*?<\/form>/s.exec(html)![0]
}

test('whatever was typed or chosen in a form that is refused is still in it', () => {
  const typed: Record<Field, string> = {
    name: 'Ada',
    email: 'ada at home',
    subject: 'A question',
    message: '\nWhen do you meet?',
    church: 'harbor',
    reply: 'whatsapp',
    answerIn: 'es',
    phone: '+34 600 000 000',
    consent: 'yes',
  }
  const whole = formAfter(typed)
  for (const field of fields) {
    const { [field]: _, ...others } = typed
    const without = formAfter(others)
    expect(without, field).not.toBe(whole)
    // a text area swallows the line break that it begins with
    if (typed[field].includes(' ')) expect(whole).toContain(typed[field].replace('\n', '\n\n'))
  }
})

test('where one church of many is searched for, the form comes back, too', () => {
  const finder = {
    words: localize(words, 'en'),
    countries: [],
    church: '/:slug',
    file: '/any.json',
  }
  const { form, ...others } = ready.data.props
  const props = { ...others, form: { ...form, churches: [] }, finder }
  const sought = [{ slug: 'harbor', name: 'Harbor' }]
  const page = { ...ready, data: { ...ready.data, props }, sought }
  expect(formAfter({ name: 'Ada' }, page)).toContain('value="Ada"')
  // and is for the church that it was for
  const chosen = '<option value="harbor" selected="">Harbor</option>'
  expect(formAfter({ church: 'harbor' }, page)).toContain(chosen)
  expect(formAfter({ church: 'nowhere' }, page)).not.toContain('nowhere')
})
