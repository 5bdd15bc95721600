import { expect, test } from 'vitest'
import { names } from '#app/people/named.server.ts'
import { playerOf } from './player.server.ts'
import { heard, joined } from './read.server.ts'

test('films of YouTube and Vimeo play on our page by their keys, whatever their links look like', () => {
  const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  for (const link of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=90s',
    'https://m.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
  ]) {
    expect(playerOf(link), link).toMatchObject({ site: 'YouTube', frame: youTube })
  }
  for (const [link, asked] of [
    ['https://vimeo.com/76979871', ''],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e'],
    ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e'],
  ] as const) {
    const frame = `https://player.vimeo.com/video/76979871?dnt=1${asked}`
    expect(playerOf(link), link).toMatchObject({ site: 'Vimeo', frame })
  }
})

test('an audio file plays from where it is, and what is neither does not play here', () => {
  expect(playerOf('https://cdn.example/a/b.MP3?token=x')).toEqual({ sound: 'https://cdn.example' })
  for (const link of [
    'https://www.youtube.com/@church',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQx',
    'https://www.youtube.com.example/watch?v=dQw4w9WgXcQ',
    'https://example.org/?u=https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/channels/church',
    'https://church.example/sermons/mp3',
  ]) {
    expect(playerOf(link), link).toBeUndefined()
  }
})

test('whoever does not wish to be named is named by no recording', () => {
  const ruth = { en: 'Adam and Ruth de la Keeper', es: 'Adam y Ruth de la Keeper' }
  const isUnnamed = (text: string) => names(ruth, text)
  expect(isUnnamed('Pastor RUTH Keeper: Hope')).toBe(true)
  expect(isUnnamed('The book of Ruth')).toBe(false)
  expect(names({ en: 'Asha', es: 'Asha' }, 'An evening with asha')).toBe(true)
  const shared = {
    on: '2031-05-11',
    languages: ['en'],
    link: 'https://youtu.be/lighthouse1',
  } as const
  const recordings = [
    { ...shared, title: 'Nets', speaker: 'Ruth Keeper' },
    { ...shared, title: 'A talk with Ruth Keeper' },
    { ...shared, title: 'Sails', shown: 'no' as const },
    { ...shared, title: 'Ropes', speaker: 'Paul Pilot' },
  ].map((each) => ({ ...each, languages: [...each.languages] }))
  expect(heard(recordings, isUnnamed).map(({ title, speaker }) => [title, speaker])).toEqual([
    ['Nets', undefined],
    ['Ropes', 'Paul Pilot'],
  ])
})

test('a film and a file with one title on one day are one sermon, and the film comes first', () => {
  const nets = { on: '2031-05-11' as const, languages: ['en'] }
  const film = 'https://youtu.be/lighthouse1'
  const file = 'https://audio.example/nets.mp3'
  const sermons = joined([
    { ...nets, title: 'Nets: a story', speaker: 'Paul Pilot', link: file },
    { ...nets, title: 'Nets – A Story', languages: ['en', 'es'], link: film },
    { ...nets, title: 'Nets: a story', on: '2031-05-18' as const, link: `${film}?again` },
  ])
  expect(sermons).toEqual([
    {
      ...nets,
      title: 'Nets: a story',
      speaker: 'Paul Pilot',
      languages: ['en', 'es'],
      links: [film, file],
    },
    { ...nets, title: 'Nets: a story', on: '2031-05-18' as const, links: [`${film}?again`] },
  ])
})
