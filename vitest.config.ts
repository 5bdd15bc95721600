import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { orderLayers } from './src/prerender/layer-order.ts'
import { browserLaunch } from './scripts/browser.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,scripts,tests}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'service',
          environment: 'node',
          include: ['service/**/*.test.ts'],
          globalSetup: ['scripts/edge-setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react(), orderLayers()],
        css: { transformer: 'lightningcss', lightningcss: { cssModules: true } },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/setup-components.ts'],
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
