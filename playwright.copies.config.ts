import { configOf } from './playwright.shared.ts'

const copies = '**/*.copy.ts'
const longest = '**/launch.copy.ts'

// what is done to the project itself, tried on copies of it, which are built and served by themselves
export default {
  ...configOf({ testMatch: copies }),
  // an editor that reads all of a repository first, and a server that makes a page when it is asked for, take long
  expect: { timeout: 60_000 },
  // the longest begins first: all others fit beside it
  projects: [
    { name: 'the launch', testMatch: longest },
    { name: 'a change', testMatch: copies, testIgnore: longest },
  ],
}
