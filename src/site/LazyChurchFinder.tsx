import { lazy } from 'react'

/** The search for one church of many, in a script of its own: where churches are few, nobody loads it. */
export const LazyChurchFinder = lazy(async () => {
  const { ChurchFinder } = await import('./ChurchFinder.tsx')
  return { default: ChurchFinder }
})
