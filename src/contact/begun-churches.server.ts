import type { Church } from '#app/church/church.ts'
import { areMany } from '#app/church/many.server.ts'
import { fullName } from '#app/church/place.server.ts'
import { churches } from '#app/church/read.server.ts'
import { serviceNames } from '#app/church/times/timetable.server.ts'
import type { Locale } from '#app/language/locale.ts'
import type { BegunChurch } from './begun.ts'

/** What a link that begins a message needs to know of its church. */
export const begunChurch = (church: Church, locale: Locale): Required<BegunChurch> => ({
  slug: church.slug,
  name: fullName(church, locale),
  services: serviceNames(church, locale),
  timeZone: church.timeZone,
})

/** Those that the form does not name, since there are many: without scripts the contact service finds them. */
export const soughtChurches = (locale: Locale): BegunChurch[] =>
  areMany ? churches.map((church) => begunChurch(church, locale)) : []
