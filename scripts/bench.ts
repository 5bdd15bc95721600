import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { browserLaunch } from './browser.ts'
import { freePort } from './free-port.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, before: { type: 'string' } },
})

/** The pages that are named after a command, how often each is to be opened, and what it is compared with. */
export const asked = {
  pages: positionals,
  times: Number(values.times) || undefined,
  /** The folder of another clone, which has built its site. */
  before: values.before,
}

/** A browser that also listens on a port: what asks it there is no part of what is measured. */
export async function startBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const { args = [], ...launch } = browserLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}

export function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}
