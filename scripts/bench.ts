/** What the commands that measure pages have in common. */
import { chromium, type Browser } from '@playwright/test'
import { browserLaunch } from './browser.ts'
import { freePort } from './free-port.ts'

const words = process.argv.slice(2)

/** The pages that are named after a command, and how often each is to be opened. */
export const asked = {
  pages: words.filter((word) => word.startsWith('/')),
  times: Number(words[words.indexOf('--times') + 1]) || undefined,
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
