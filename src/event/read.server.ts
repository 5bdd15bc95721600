import type { Event } from './event.ts'
import { readFile, readFolder } from '#app/content/read.ts'

/** Every event, the latest first. */
export const events: readonly Event[] = readFolder('events')
  .map(({ id, content }) => ({ id, ...content }))
  .toSorted((one, other) => other.from.localeCompare(one.from))

/** The picture of an event that has none of its own, for each kind of event. */
export const eventPictures = readFile('event-pictures')
