import { daysKept } from '#app/contact/message.ts'
import type { site } from '#app/fellowship/site.server.ts'
import type { Localized } from '#app/language/text.ts'
import { keptByBrowser, keptByService } from './stored.ts'
import type { privacyWords } from './words.server.ts'

/** A part of the page: what it says, and between it what is stored, one thing a line. */
export type Part = { title: string; lead?: string; list?: string[]; paragraphs: string[] }

type Words = Localized<ReturnType<typeof privacyWords.read>>
type Settings = Pick<typeof site, 'analytics' | 'offline'>

/** What matters most, in numbers: those that are true under these settings. */
export function numbersOf({ numbers }: Words, { analytics }: Settings) {
  return [
    { number: String(daysKept), label: numbers.days },
    { number: '0', label: numbers.cookies },
    ...(analytics ? [] : [{ number: '0', label: numbers.others }]),
  ]
}

export function partsOf(words: Words, { analytics, offline }: Settings): Part[] {
  const { message, visit, embedded, counting } = words
  const remembered = Object.keys(keptByBrowser) as (keyof typeof keptByBrowser)[]
  return [
    {
      title: message.title,
      lead: message.lead,
      list: (Object.keys(keptByService) as (keyof typeof keptByService)[]).map(
        (name) => message.kept[name],
      ),
      paragraphs: message.paragraphs,
    },
    {
      title: visit.title,
      lead: visit.lead,
      list: [
        ...remembered.map((name) => visit.remembered[name]),
        ...(offline === 'keep' ? [visit.remembered.pages] : []),
      ],
      paragraphs: visit.paragraphs,
    },
    embedded,
    ...(analytics ? [counting] : []),
  ]
}
