import { availableParallelism } from 'node:os'

/** Works through items, as many at a time as there are processors: more would only keep more files open. */
export async function sideBySide<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  atOnce = availableParallelism(),
): Promise<void> {
  const left = items.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of left) await work(item)
  })
  await Promise.all(workers)
}
