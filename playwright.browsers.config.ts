import { configOf } from './playwright.shared.ts'
import { browsers } from './tests/browsers/visitor.ts'
import { fixture } from './tests/fixture.ts'

// what visitors do most, in the browsers beside Chromium
export default {
  ...configOf({
    testMatch: '**/*.browsers.ts',
    served: { ...fixture, data: '.cache/test-data/browsers' },
  }),
  // each is started once, and works through all of it
  fullyParallel: false,
  projects: Object.keys(browsers).map((name) => ({ name, use: { other: name } })),
}
