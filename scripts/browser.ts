/** Finds the browser that tests use; `npm test` installs one where there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as playwright from 'playwright'
import { installFromDebian } from './debian.ts'

const known = [
  // the same browser without windows, which opens a page in half the time
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** How to start the browser: the first of `CHROMIUM`, a system-wide one, or Playwright's own. */
export function browserLaunch(): playwright.LaunchOptions {
  const executablePath = findBrowser()
  const asRoot = process.getuid?.() === 0
  return {
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: sharesMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // letters are set as in a window
      '--font-render-hinting=none',
    ],
  }
}

/**
 * A container may have little memory for what its programs share. Playwright takes files for it therefore,
 * which is a tenth slower: https://playwright.dev/docs/docker
 */
function sharesMemory(): boolean {
  const shared = '/dev/shm'
  if (!existsSync(shared)) return false
  const { bavail, bsize } = statfsSync(shared)
  return bavail * bsize > 2 ** 30
}

export function findBrowser(): string | undefined {
  const isThere = (file?: string) => file && existsSync(file)
  const own = () => {
    // half a second, which most who ask need not wait for
    const { chromium } = createRequire(import.meta.url)('playwright') as typeof playwright
    return [chromium.executablePath()].find(isThere)
  }
  return [process.env.CHROMIUM, ...known].find(isThere) ?? own()
}

function installBrowser(): void {
  if (findBrowser()) return
  console.log('No browser found.')
  if (installFromDebian('chromium-headless-shell')) return
  console.log('Downloading Playwright’s …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: true })
  if (findBrowser()) return
  console.error(
    'The tests need a browser, and none could be installed.\n' +
      'Install Chromium or Chrome, or set CHROMIUM=/path/to/it, and run npm test again.',
  )
  process.exit(1)
}

if (import.meta.main) installBrowser()
