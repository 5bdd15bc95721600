import { defineConfig } from '@playwright/test'
import { browserLaunch } from './scripts/browser.ts'

type Tried = {
  /** The files with tests. */
  testMatch: string
  /**
   * The built site to be served, if there is one, and where the service keeps what it is sent; the content
   * it was built of, where that is not the project's own.
   */
  served?: { site: string; data: string; content?: string }
}

/** How a built site is served and tried in a browser. */
export function configOf({ testMatch, served }: Tried) {
  // a port of this run's own, so that two runs do not meet; its workers inherit it
  const port = (process.env.TEST_PORT ??= String(20_000 + (process.pid % 10_000)))
  // the tests ask the same site, and read the same content
  if (served) process.env.SITE = served.site
  if (served?.content) process.env.CONTENT = served.content
  return defineConfig({
    testDir: 'tests',
    testMatch,
    fullyParallel: true,
    workers: 2,
    // generous: a limit of time says nothing about a page, and a machine may be five times slower than another
    timeout: 180_000,
    expect: { timeout: 15_000 },
    forbidOnly: Boolean(process.env.CI),
    // a test that passes at the second try is a test to be mended
    retries: 0,
    // what failed, and how, stands at the end
    reporter: [['list']],
    use: {
      baseURL: `http://localhost:${port}`,
      launchOptions: browserLaunch(),
      // what it keeps is tried by itself: it would hide from the other tests what is asked for
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      // far from every church: its pages then hold most
      timezoneId: 'UTC',
    },
    ...(served && {
      webServer: {
        command: `node service/node.ts`,
        env: {
          PORT: port,
          SITE: served.site,
          DATA: served.data,
          MESSAGES_PER_HOUR: '1000000',
          HEALTH_TOKEN: 'only-for-tests-and-long-enough',
        },
        url: `http://localhost:${port}/`,
        reuseExistingServer: false,
      },
    }),
  })
}
