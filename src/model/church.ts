import type { Text } from '#app/i18n/text.ts'
import type { Address, Email, Hours, Link, Phone, Place, Social } from './contact.ts'
import type { Person } from './person.ts'
import type { Picture, PictureName } from './picture.ts'
import type { Service } from './schedule.ts'

export type Country = 'us' | 'in' | 'es'

/**
 * One church: its facts and its own words. What a church does not have (an address, a team, youth, a
 * map) is left out of its file, and its page leaves it out too.
 */
export type Church = {
  /** Its address on the site: `/churches/<slug>`. */
  readonly slug: string
  readonly name: Text
  /** Where it is, in a word or two: `California`, `Barcelona`. */
  readonly region: Text
  readonly country: Country
  /** `America/Los_Angeles`, as the operating system names it. */
  readonly timeZone: string
  /** One or two sentences for the church finder. */
  readonly summary: Text

  readonly hero: {
    readonly picture: PictureName
    readonly title: Text
    readonly subtitle: Text
    /** Where a narrow screen looks; the middle where nothing is said. */
    readonly position?: 'right'
  }
  readonly welcome: Text
  /** The same welcome in Telugu, for India. */
  readonly welcomeTelugu?: string

  readonly services: readonly Service[]
  /** `false` puts "Times are being confirmed" beside the times, wherever they are shown. */
  readonly confirmed?: false
  /** One sentence on the services: that they are bilingual, say. */
  readonly servicesNote?: Text
  /** The congregations of a church that has several, by the name its services give. */
  readonly congregations?: readonly { readonly name: string; readonly location: Text }[]

  /** Left out where a church gives none: "Contact for location" stands in its place. */
  readonly address?: Address
  /** One helpful detail on getting there: parking, steps, the nearest stop. */
  readonly gettingThere?: Text
  /** What the map shows; left out where there is no map. */
  readonly map?: Place
  /** What stands in the map's place until a visitor asks for it; a plain one where nothing is said. */
  readonly mapPicture?: Picture

  readonly phone: Phone
  /** When the phone is answered, or how to use it: "call or text". */
  readonly phoneNote?: Text
  readonly email: Email
  readonly hours?: Hours
  readonly social: Social
  /** The video channel behind WATCH LIVE. */
  readonly live: Link

  readonly about: {
    readonly title: Text
    readonly paragraphs: readonly Text[]
    readonly gallery: readonly Picture[]
  }
  /** A church has a team in groups (Pittsburg) or pastors (the others). */
  readonly team?: { readonly title: Text; readonly people: readonly Person[] }
  readonly pastors?: { readonly title: Text; readonly people: readonly Person[] }
  readonly youth?: {
    readonly title: Text
    readonly mission: readonly Text[]
    readonly location: Text
    readonly picture: Picture
  }
  readonly giving: {
    readonly title: Text
    readonly text: Text
    /** Left out where the church uses the network's giving page. */
    readonly link?: Link
  }
}

/** The pastors a church is known by: of its pastors, or of its team, the first. */
export function leadPastors(church: Church): Person | undefined {
  return (church.pastors ?? church.team)?.people[0]
}
