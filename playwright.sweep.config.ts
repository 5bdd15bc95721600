import { configOf } from './playwright.shared.ts'

// every page of the site as content/ says it today: what holds for any page, whatever it says
const config = configOf({
  testMatch: '**/*.sweep.ts',
  served: { site: 'dist/site', data: '.cache/test-data/sweep' },
})

// only the visit to each page looks at what one sees
export default { ...config, use: { ...config.use, painted: false } }
