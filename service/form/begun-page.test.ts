import { expect, test } from 'vitest'
import { site } from '../../tests/service/home.ts'
import { readSiteSettings } from '../site-settings.ts'
import { begunHeaders, begunOf } from './begun-page.ts'

const { contactPage } = readSiteSettings(site)
const begun = (address: string) => begunOf(address, contactPage)

test('a link begins the form of its language', () => {
  expect(begun('/es/contact-us?church=hill')).toMatchObject({
    locale: 'es',
    returned: { typed: { church: 'hill' }, problems: {} },
  })
  expect(begun('/contact-us?church=hill')).toMatchObject({ locale: 'en' })
})

test('what begins nothing is the page as it lies there', () => {
  for (const address of [
    '/contact-us',
    '/contact-us?',
    '/contact-us?church=nowhere',
    '/contact-us?utm_source=mail',
    '/about-us?church=hill',
    '/es/contact-us/?church=hill',
    '/fr/contact-us?church=hill',
  ]) {
    expect(begun(address), address).toBeUndefined()
  }
})

test('a link begins the form for one of many churches, which the page does not name', () => {
  const { en } = contactPage
  const [church] = en.data.props.form.churches
  const form = { ...en.data.props.form, churches: [] }
  const data = { ...en.data, props: { ...en.data.props, form } }
  const pages = { ...contactPage, en: { ...en, data, sought: [church!] } }
  const address = `/contact-us?church=${church!.slug}&topic=place`
  expect(begunOf(address, pages)?.returned.typed).toMatchObject({ church: church!.slug })
})

test('a visit on a day that no calendar has is none, and the church is chosen all the same', () => {
  const typed = { church: 'hill' }
  for (const visit of ['2031-02-00', '2031-02-30', '2031-06-31T10:00']) {
    expect(begun(`/contact-us?church=hill&visit=${visit}`)?.returned.typed, visit).toEqual(typed)
  }
})

test('a begun form is kept by nobody', () => {
  expect(begunHeaders).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
})
