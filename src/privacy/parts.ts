import type { privacyWords } from './words.server.ts'
import type { Localized } from '#app/language/text.ts'
import type { site } from '#app/fellowship/site.server.ts'
import { daysKept } from '#app/contact/message.ts'
import { keptByBrowser, keptByService } from './stored.ts'

/** A part of the page: what it says, and between it what is stored, one thing a line. */
export type Part = { title: string; lead?: string; list?: string[]; paragraphs: string[] }

type Words = Localized<ReturnType<typeof privacyWords.read>>
type Settings = Pick<typeof site, 'embeds' | 'analytics' | 'offline'>

/** What matters most, in numbers: those that are true under these settings. */
export function numbersOf({ numbers }: Words, { embeds, analytics }: Settings) {
  const nobodyElse = embeds === 'ask' && !analytics
  return [
    { number: String(daysKept), label: numbers.days },
    { number: '0', label: numbers.cookies },
    ...(nobodyElse ? [{ number: '0', label: numbers.others }] : []),
  ]
}

/** The parts that are true under these settings: where maps load at once, nobody is told that they wait. */
export function partsOf(words: Words, { embeds, analytics, offline }: Settings): Part[] {
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
      // where maps load at once there is no choice to remember
      list: [
        ...remembered
          .filter((name) => name !== 'embeds' || embeds === 'ask')
          .map((name) => visit.remembered[name]),
        ...(offline === 'keep' ? [visit.remembered.pages] : []),
      ],
      paragraphs: visit.paragraphs,
    },
    { title: embedded.title, paragraphs: embedded[embeds] },
    ...(analytics ? [counting] : []),
  ]
}
