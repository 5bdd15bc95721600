import { configOf } from './playwright.shared.ts'

// every page of the real site in every state it can be in: long, and a command of its own
export default configOf({
  testMatch: '**/*.matrix.ts',
  served: { site: 'dist/site', data: '.cache/test-data/matrix' },
})
