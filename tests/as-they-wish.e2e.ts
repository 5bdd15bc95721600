import { existsSync } from 'node:fs'
import { pathTo } from '#app/addresses.ts'
import { fixture } from './fixture.ts'
import { givingAway } from './help/hidden.ts'
import { expect, read, readInEachLanguage, reading } from './help/site.ts'

reading('of who is not shown by name, no byte is in anything that was built', () => {
  expect(existsSync(`${fixture.out}/server/site.json`)).toBe(true)
  expect(givingAway(fixture.out)).toEqual([])
})

readInEachLanguage(
  'somebody may be shown by their role alone, without a picture of them',
  async (page, locale) => {
    const name = { en: 'Keeps the doors', es: 'Cuida las puertas' }[locale]
    await read(page, pathTo('church', locale, { slug: 'san-bartolome' }))
    const person = page.locator('#pastors li', { has: page.getByRole('heading', { name }) })
    await expect(person).toHaveCount(1)
    await expect(person.locator('img')).toHaveCount(0)
    await expect(person.getByRole('paragraph')).toHaveCount(0)
    // nobody is out of reach: the form of the church
    const form = `${pathTo('contactUs', locale)}?church=san-bartolome&person=san-bartolome-keeps-the-doors#write`
    await expect(person.getByRole('link')).toHaveAttribute('href', form)
  },
)
