import { configOf } from './playwright.shared.ts'

// every page of the site as content/ says it today: what holds for any page, whatever it says
export default configOf({
  testMatch: '**/*.sweep.ts',
  served: { site: 'dist/site', data: '.cache/test-data/sweep' },
})
