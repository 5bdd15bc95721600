import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { never, type CalendarDate } from '#app/time/dates.ts'
import { wallClock } from '#app/time/zone.ts'
import { FeedTrouble } from './ask.ts'

export type Entry = {
  id: string
  title: string
  speaker?: string
  on: CalendarDate
  /** Where it can be heard, as far as the feed says: files first. */
  links: string[]
}

/** What a feed says. Podcasts that moved may go on answering at their old address, and say here where to. */
type Feed = { entries: Entry[]; movedTo?: URL | undefined }

/** A feed in Atom or RSS, its latest entry first; days are those of a zone: where the church is. */
export function readFeed(text: string, timeZone: string): Feed {
  const root = rootOf(text)
  const isAtom = root.name === 'feed'
  const channel = isAtom ? root : child(root, 'channel')
  if (!channel || !(isAtom || root.name === 'rss')) {
    throw new FeedTrouble('it is no feed: neither Atom nor RSS', 'no es un canal Atom ni RSS')
  }
  // many podcasts name themselves as the author of each episode
  const own = new Set(
    ['title', 'itunes:author', 'author'].map((name) => plain(child(channel, name))),
  )
  const entries = children(channel, isAtom ? 'entry' : 'item')
    .flatMap((item) => {
      const links = (isAtom ? atomLinks(item) : rssLinks(item)).map(secured)
      const published = child(item, isAtom ? 'published' : 'pubDate')?.text ?? ''
      const hasZone = zone.test(published)
      const at = Date.parse(hasZone ? published : `${published.trim()}Z`)
      const title = plain(child(item, 'title'))
      const speaker = plain(child(item, 'itunes:author') ?? child(item, 'dc:creator'))
      // of a day further off no clock can tell
      const isToldByClocks = Math.abs(at) < Date.parse(never)
      if (!title || !isToldByClocks || links.length === 0) return []
      const id = child(item, isAtom ? 'id' : 'guid')?.text.trim() || links[0]!
      const entry: Entry = {
        id,
        title,
        ...(speaker && !own.has(speaker) && { speaker }),
        on: wallClock(at, hasZone && !midnight.test(published) ? timeZone : 'UTC').date,
        links,
      }
      return { at, entry }
    })
    .toSorted((one, other) => other.at - one.at)
    .map(({ entry }) => entry)
  const anew = secured(child(channel, 'itunes:new-feed-url')?.text ?? '')
  return { entries, movedTo: URL.parse(anew) ?? undefined }
}

function rootOf(text: string): XmlElement {
  try {
    // entities that a document defines for itself are not known, and so refused
    return parseXml(text).root!
  } catch (error) {
    const [first] = (error as Error).message.split('\n')
    throw new FeedTrouble(
      `it is not well-formed XML (${first})`,
      `no es XML bien formado (${first})`,
    )
  }
}

function children(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter(
    (each): each is XmlElement => each instanceof XmlElement && each.name === name,
  )
}

const child = (parent: XmlElement, name: string) => children(parent, name)[0]

const atomLinks = (entry: XmlElement) =>
  ['enclosure', 'alternate'].flatMap((rel) =>
    children(entry, 'link').flatMap(({ attributes: { href, rel: own = 'alternate' } }) =>
      href && own === rel ? href : [],
    ),
  )

const rssLinks = (item: XmlElement) => [
  ...children(item, 'enclosure').flatMap(({ attributes: { url } }) => url ?? []),
  ...children(item, 'link').map((link) => link.text.trim()),
]

/** Old feeds write http, and are answered at https; and names of files as they are, with their spaces. */
const secured = (link: string) =>
  link
    .trim()
    .replace(/^http:/, 'https:')
    .replaceAll(' ', '%20')

/** The words of an element: no marks, no characters that turn the order of letters round, not too long. */
function plain(element: XmlElement | undefined): string {
  const words = (element?.text ?? '')
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/<[/!a-z][^>]*>?/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // by characters: the half of an emoji cannot be written
  return Array.from(words).slice(0, 200).join('')
}

/** Whoever writes none, or no time, means the day as it is written, whatever the clock of whoever reads it. */
const zone = /(?:[a-z]+|[+-]\d\d:?\d\d)\s*$/i

/** Whoever writes midnight in Greenwich, as it is called there, has written a day, and no time. */
const midnight = /(?<![\d:])00:00(?::00(?:\.0+)?)?\s*(?:Z|UTC?|GMT|[+-]00:?00)\s*$/
