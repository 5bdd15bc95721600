/** For Apple's devices, and for all others. */
export type Directions = { anywhere: string; apple: string }

/**
 * The way to a place. No address opens the map of every phone: `geo:` is a place without a way, and a
 * desktop does nothing with it. Google's opens its app on a phone that has it (every Android has), and a
 * website elsewhere; Apple's opens the map that comes with its devices, so scripts put it in there.
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 * https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 */
export function directionsTo(goal: string): Directions {
  const anywhere = new URL('https://www.google.com/maps/dir/?api=1')
  anywhere.searchParams.set('destination', goal)
  const apple = new URL('https://maps.apple.com/')
  apple.searchParams.set('daddr', goal)
  return { anywhere: anywhere.href, apple: apple.href }
}
