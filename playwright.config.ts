import { configOf } from './playwright.shared.ts'
import { fixture } from './tests/fixture.ts'

// behaviour, tried on a made-up fellowship (tests/content); the tests read the same content
process.env.CONTENT = fixture.content
process.env.SITE = fixture.site

export default configOf({
  testMatch: '**/*.e2e.ts',
  served: { site: fixture.site, data: '.cache/test-data/fixture' },
})
