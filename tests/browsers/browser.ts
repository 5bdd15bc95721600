import { spawnSync } from 'node:child_process'

/**
 * What a journey asks of a browser: the little that both protocols of the W3C have, the older one
 * (https://www.w3.org/TR/webdriver2/) and BiDi (https://www.w3.org/TR/webdriver-bidi/).
 */
export type Browser = {
  go: (address: string) => Promise<void>
  /** One back is -1, one forward 1. */
  traverse: (by: -1 | 1) => Promise<void>
  ask: <Answer, Args extends unknown[]>(
    inPage: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Awaited<Answer>>
  /** Pointer and keys, as both protocols write them. */
  act: (sources: readonly object[]) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  screenshot: () => Promise<Buffer>
  /** What the page has complained about since it was last asked, where the browser tells. */
  complaints: () => string[]
  close: () => Promise<void>
}

/** Is a program of this name on the machine? */
export function hasProgram(name: string): boolean {
  return !spawnSync(name, ['--version']).error
}
