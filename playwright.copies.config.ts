import { configOf } from './playwright.shared.ts'

const copies = '**/*.copy.ts'
const longest = '**/{launch,published-editor,publishing}.copy.ts'

// what is done to the project itself, tried on copies of it, which are built and served by themselves
export default {
  ...configOf({ testMatch: copies }),
  // an editor that reads all of a repository first, and a server that makes a page when it is asked for, take long
  expect: { timeout: 60_000 },
  // the editor is another's work, and loses a tap now and then while it draws a form: what is ours fails twice
  retries: 1,
  // the longest begin first: at the end neither worker waits for the other
  projects: [
    { name: 'long', testMatch: longest },
    { name: 'short', testMatch: copies, testIgnore: longest },
  ],
}
