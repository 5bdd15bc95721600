import type { Store } from './store.ts'
import { StoreTrouble } from './store-errors.ts'

/** What would lose messages, or copies of them, in a damaged file. */
const refused = new Set<keyof Store>(['accept', 'claim', 'eraseOld', 'grow'])

type Options = {
  open: () => Store
  onFailure: (error: unknown) => void
  isDamaged: () => boolean
}

/**
 * A store that is there whatever becomes of its file: it is opened when it is first needed, and again
 * as long as that fails. Each failure is told to whoever watches; of a damaged file nothing is asked
 * that cannot be kept.
 */
export function createSteadyStore({ open, onFailure, isDamaged }: Options): Store {
  let opened: Store | undefined
  const steadily = (name: keyof Store) => {
    return async (...given: unknown[]) => {
      try {
        if (isDamaged() && refused.has(name)) {
          throw new StoreTrouble('store-damaged', 'The file with the messages is damaged.')
        }
        opened ??= open()
        return await (opened[name] as (...given: unknown[]) => Promise<unknown>)(...given)
      } catch (error) {
        onFailure(error)
        throw error
      }
    }
  }
  return new Proxy({} as Store, {
    get: (_, name) =>
      name === 'close' ? async () => opened?.close() : steadily(name as keyof Store),
  })
}
