import { isDeepStrictEqual } from 'node:util'
import type { Way } from '#app/content/walk.ts'

/** Both changed the same thing, each another way. */
type Clash = { way: Way; before: unknown; theirs: unknown; ours: unknown }

type Merged = { value: unknown; clashes: Clash[] }

/**
 * What somebody changed (before → theirs), done to what stands here now (ours). Where both changed one thing,
 * ours stays, and it is among the clashes. Nothing (undefined) is what is not there.
 */
export function merge(before: unknown, theirs: unknown, ours: unknown, way: Way = []): Merged {
  if (isDeepStrictEqual(before, theirs) || isDeepStrictEqual(theirs, ours)) {
    return { value: ours, clashes: [] }
  }
  if (isDeepStrictEqual(before, ours)) return { value: theirs, clashes: [] }
  const inside = mergeInside(before, theirs, ours, way)
  return inside ?? { value: ours, clashes: [{ way, before, theirs, ours }] }
}

/** Field by field, and item by item where the list has as many as before. */
function mergeInside(
  before: unknown,
  theirs: unknown,
  ours: unknown,
  way: Way,
): Merged | undefined {
  const all = [before, theirs, ours]
  const areLists = all.every((each) => Array.isArray(each))
  if (areLists ? new Set(all.map(({ length }) => length)).size > 1 : !all.every(isGroup)) {
    return undefined
  }
  const [b, t, o] = all as Record<string, unknown>[]
  const names = [...new Set([...Object.keys(t!), ...Object.keys(o!)])]
  const parts = names.map((name) => {
    const step = areLists ? Number(name) : name
    return { name, ...merge(b![name], t![name], o![name], [...way, step]) }
  })
  const there = parts.filter(({ value }) => value !== undefined)
  return {
    value: areLists
      ? there.map(({ value }) => value)
      : Object.fromEntries(there.map(({ name, value }) => [name, value])),
    clashes: parts.flatMap(({ clashes }) => clashes),
  }
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What differs between two values, each thing as small as it can be told. */
export function differences(
  before: unknown,
  after: unknown,
  way: Way = [],
): { way: Way; before: unknown; after: unknown }[] {
  if (isDeepStrictEqual(before, after)) return []
  const both = [before, after]
  if (both.every(isGroup) || both.every((each) => Array.isArray(each))) {
    const [b, a] = both as Record<string, unknown>[]
    const names = [...new Set([...Object.keys(b!), ...Object.keys(a!)])]
    const step = (name: string) => (Array.isArray(before) ? Number(name) : name)
    return names.flatMap((name) => differences(b![name], a![name], [...way, step(name)]))
  }
  return [{ way, before, after }]
}
