import { ChurchFinder } from './ChurchFinder.tsx'
import type { NearPlace, ShownFinder } from './find.ts'
import { NearestChurch } from './NearestChurch.tsx'

type Props = { finder: ShownFinder | undefined; near: readonly NearPlace[] }

/** The way to one of our churches: a search where they are many, else which of them is the nearest. */
export function FindChurch({ finder, near }: Props) {
  return finder ? <ChurchFinder {...finder} /> : <NearestChurch places={near} />
}
