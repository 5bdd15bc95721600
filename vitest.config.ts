import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserLaunch } from './scripts/browser.ts'
import { orderLayers } from './src/build/styles/layer-order.ts'
import { contentOfFunctions, fixture } from './tests/fixture.ts'

// they say where content lies, or where they are, to all that is imported after it
const needOwnProcess = [
  'scripts/editor/settings.test.ts',
  'src/content/check/check.test.ts',
  'src/pictures/made-once.test.ts',
  'src/pictures/share-card.test.ts',
  'src/pictures/take-in.test.ts',
  'src/build/any-content.test.ts',
  'src/build/for-service/contact-page.test.ts',
  'src/build/html/render.test.ts',
  'src/church/many.test.ts',
  'tests/agree.test.ts',
  'tests/seasons.test.ts',
  'tests/seasons-of-many.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'functions',
          include: ['{src,scripts,tests}/**/*.test.ts'],
          exclude: needOwnProcess,
          // what one has imported, the next need not import again
          isolate: false,
          globalSetup: ['tests/help/setup-content.ts'],
          setupFiles: ['tests/help/setup-functions.ts'],
          env: { CONTENT: contentOfFunctions },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'functions-apart',
          include: needOwnProcess,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'service',
          environment: 'node',
          include: ['service/**/*.test.ts'],
          globalSetup: ['tests/service/setup-edge.ts'],
          env: {
            // all of it, as well as what it starts, serves the site of the tests
            SITE: fixture.site,
            CONTENT: fixture.content,
            // some tests start hundreds of processes of the same few programs
            NODE_COMPILE_CACHE: '.cache/compiled',
          },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), orderLayers()],
        css: { transformer: 'lightningcss', lightningcss: { cssModules: true } },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/help/setup-components.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunch() }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
    ],
  },
})
