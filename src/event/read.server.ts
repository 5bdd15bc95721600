import { eventFiles, eventPictures as pictureFile } from './content.server.ts'
import type { Event } from './event.ts'

/** Every event, the latest first. */
export const events: readonly Event[] = eventFiles
  .read()
  .map(({ id, content }) => ({ id, ...content }))
  .toSorted((one, other) => other.from.localeCompare(one.from))

/** The picture of an event that has none of its own, for each kind of event. */
export const eventPictures = pictureFile.read()
