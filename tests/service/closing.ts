import { afterEach } from 'vitest'

/** What a test has opened is closed after it, the last first. */
export function closeAfterEach(): (() => unknown)[] {
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })
  return closing
}
