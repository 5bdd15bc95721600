import { oneStop } from '#app/language/one-stop.ts'

/** What one says to a friend, at the time that one can still come to. */
export function invitationToEvent(
  text: string,
  {
    title,
    location,
    dates,
    time,
  }: { title: string; location: string; dates: string; time?: string },
): string {
  return oneStop(
    text
      .replace('{event}', title)
      .replace('{when}', time ? `${dates}, ${time}` : dates)
      .replace('{place}', location),
  )
}
