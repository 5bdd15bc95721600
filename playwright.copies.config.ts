import { configOf } from './playwright.shared.ts'

const copies = '**/*.copy.ts'
const longest = '**/launch.copy.ts'

// what is done to the project itself, tried on copies of it, which are built and served by themselves
export default {
  ...configOf({ testMatch: copies }),
  // a development server makes a page only when it is asked for
  expect: { timeout: 15_000 },
  // the longest begins first: all others fit beside it
  projects: [
    { name: 'the launch', testMatch: longest },
    { name: 'a change', testMatch: copies, testIgnore: longest },
  ],
}
