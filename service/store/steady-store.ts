import { StoreTrouble } from './store-errors.ts'
import type { Store } from './store.ts'

/** What would lose messages, or copies of them, in a damaged file. */
const refused = new Set<PropertyKey>([
  'accept',
  'claim',
  'eraseOld',
  'grow',
  'moveInstants',
] satisfies (keyof Store)[])

type Options<Opened> = {
  open: () => Opened | Promise<Opened>
  onFailure: (error: unknown) => void
  isDamaged?: () => boolean
}

/**
 * A store that is there whatever becomes of what it is kept in: it is opened when it is first needed, and
 * again as long as that fails. Each failure is told to whoever watches; of a damaged file nothing is asked
 * that cannot be kept.
 */
export function createSteadyStore<Opened extends Store>(options: Options<Opened>): Opened {
  const { open, onFailure, isDamaged = () => false } = options
  let opened: Promise<Opened> | undefined
  const opening = () => {
    const mine = (opened ??= (async () => open())())
    mine.catch(() => (opened = opened === mine ? undefined : opened))
    return mine
  }
  const steadily = (name: keyof Store) => {
    return async (...given: unknown[]) => {
      try {
        if (isDamaged() && refused.has(name)) {
          throw new StoreTrouble('store-damaged', 'The file with the messages is damaged.')
        }
        const store = await opening()
        return await (store[name] as (...given: unknown[]) => Promise<unknown>)(...given)
      } catch (error) {
        onFailure(error)
        throw error
      }
    }
  }
  return new Proxy({} as Opened, {
    get: (_, name) =>
      name === 'close' ? async () => (await opened)?.close() : steadily(name as keyof Store),
  })
}
