import { store, stored } from '#app/browser/storage.ts'

const storageKey = 'church'

/** The church that somebody chose in this browser, or found to be the nearest, by its slug. */
export const chosenChurch = (): string => stored(storageKey) ?? ''

export function chooseChurch(slug: string | null): void {
  store(storageKey, slug)
}
