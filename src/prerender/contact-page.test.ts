import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fields, type Field } from '#app/model/message.ts'
import { assemble, now as when } from '../../tests/fixture.ts'

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'contact-')), 'content')
assemble(folder)
process.env.CONTENT = folder
afterAll(() => rmSync(path.dirname(folder), { recursive: true }))

// asked only now, since all of it reads content
const { takeInPictures } = await import('#app/media/take-in.ts')
await takeInPictures()
const { find, loadFrame, pageAt } = await import('#app/entry-server.ts')
const { renderContactPage } = await import('./contact-page.tsx')

const now = Date.parse(when)
const { data } = pageAt(find('/contact-us').address, now)
const ready = {
  data: { build: 'any', module: '/any.js', ...data },
  frame: loadFrame('en', now),
  assets: { entry: '/entry.js', styles: [], fonts: [] },
} as unknown as Parameters<typeof renderContactPage>[0]

/** The form that comes back to a visitor without scripts. */
async function formAfter(typed: Partial<Record<Field, string>>): Promise<string> {
  const html = await renderContactPage(ready, { typed, problems: { email: 'email' } })
  return /<form.*?<\/form>/s.exec(html)![0]
}

test('whatever was typed or chosen in a form that is refused is still in it', async () => {
  const typed: Record<Field, string> = {
    name: 'Ada',
    email: 'ada at home',
    subject: 'A question',
    message: '\nWhen do you meet?',
    church: 'harbor',
    consent: 'yes',
  }
  const whole = await formAfter(typed)
  for (const field of fields) {
    const { [field]: _, ...others } = typed
    const without = await formAfter(others)
    expect(without, field).not.toBe(whole)
    // a text area swallows the line break that it begins with
    if (typed[field].includes(' ')) expect(whole).toContain(typed[field].replace('\n', '\n\n'))
  }
})
