import sharp from 'sharp'
import { expect, test } from 'vitest'
import { now } from '../../tests/fixture.ts'
import { ownContent } from '../../tests/help/own-content.ts'
import type { ShareCard } from './share-card.ts'

await ownContent()
// asked only now, since all of it reads content
const { addresses, shareCards } = await import('#app/entry-server.ts')
const { drawCard } = await import('./draw-share-card.ts')
const { byPicture, shareAddress } = await import('./share-card.ts')

const cards = shareCards()
const [, some] = [...cards][0]!

test('no two pages of one language are shared as the same card', () => {
  const shared = addresses().map(({ path: page, locale, params, page: { load } }) => {
    const { card, hidden } = load({ locale, params, now: Date.parse(now) }).head
    // an invitation to a church is to be known by the church's
    return hidden ? [] : [{ page, address: shareAddress(card), words: `${locale} ${card.title}` }]
  })
  for (const part of ['address', 'words'] as const) {
    const byCard = Map.groupBy(shared.flat(), (each) => each[part])
    const pages = [...byCard.values()].map((same) => same.map(({ page }) => page))
    expect(pages.filter(({ length }) => length > 1)).toEqual([])
  }
})

/** The same picture, of which another part is seen where it does not fit. */
const fromAbove = (picture: ShareCard['picture']) => ({ ...picture, focus: { across: 0, down: 0 } })

test('a card has a new address when anything on it changes', () => {
  const changes: Partial<ShareCard>[] = [
    {},
    { title: 'Another title' },
    { name: 'Another name' },
    { greeting: { language: 'te', text: 'మీకు స్వాగతం' } },
    { locale: some.locale === 'en' ? 'es' : 'en' },
    { picture: fromAbove(some.picture) },
  ]
  const addresses = changes.map((change) => shareAddress({ ...some, ...change }))
  expect(new Set(addresses).size).toBe(changes.length)
})

test('cards of one picture are drawn one after the other, so that it is unpacked once', () => {
  const pictures = byPicture(cards).map(([, { picture }]) => picture.src)
  const begun = pictures.filter((each, index) => each !== pictures[index - 1])
  expect(begun.length).toBe(new Set(pictures).size)
})

test('a card shows the part of its picture that is to be seen, whichever was drawn before', async () => {
  const above = { ...some, picture: fromAbove(some.picture) }
  const below = { ...some, picture: { ...some.picture, focus: { across: 100, down: 100 } } }
  expect((await drawCard(above)).equals(await drawCard(below))).toBe(false)
})

test('a card is drawn whatever its title: long, of one word, with letters that the font lacks', async () => {
  const titles = [
    'A title that goes on for so long that nobody would ever read it to its end, and then some more words',
    'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherung',
    'Добро пожаловать, 歓迎, ¿ñandú?',
    '',
  ]
  for (const title of titles) {
    const jpeg = await drawCard({ ...some, title })
    const { format, width, height } = await sharp(jpeg).metadata()
    expect([title, format, width, height]).toEqual([title, 'jpeg', 1200, 630])
    expect(jpeg.length, title).toBeLessThanOrEqual(150_000)
    // decoded to the last dot, and no plain surface
    expect((await sharp(jpeg, { failOn: 'truncated' }).stats()).entropy, title).toBeGreaterThan(4)
  }
})

test('however long the title of an event, its days stand on its card', async () => {
  const title = 'Escuela internacional de evangelismo y discipulado para jóvenes y familias'
  const days = [
    'Del 30 de diciembre de 2031 al 2 de enero de 2032',
    'Del 30 de diciembre de 2031 al 3 de enero de 2032',
  ]
  for (const name of [title, 'Conferencia nacional de mujeres']) {
    const [one, other] = await Promise.all(
      days.map((each) => drawCard({ ...some, title: `${name}\n${each}` })),
    )
    expect(one!.equals(other!), name).toBe(false)
  }
})
