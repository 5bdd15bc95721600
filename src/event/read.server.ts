import { eventFiles, eventPictures as pictureFile } from './content.server.ts'
import type { Event } from './event.ts'

/** Every event, the latest first. */
export const events: readonly Event[] = eventFiles
  .read()
  .map(({ id, content }) => ({ id, ...content }))
  .toSorted((one, other) => other.from.localeCompare(one.from))

export const eventPictures = pictureFile.read()
