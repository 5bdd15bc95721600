import { configOf } from './playwright.shared.ts'
import { namedFixture } from './tests/fixture.ts'

// what is told of a page to those who do not see it, and what the keyboard reaches: on the made-up
// fellowship, with names in the place of all words that are not its own
export default {
  ...configOf({
    testMatch: '**/*.journey.ts',
    served: { ...namedFixture, data: '.cache/test-data/journeys' },
  }),
  expect: {
    // nothing more than what is written down, either
    toMatchAriaSnapshot: {
      pathTemplate: 'tests/names/{arg}{ext}',
      children: 'deep-equal' as const,
    },
  },
}
