import { configOf } from './playwright.shared.ts'
import { fixture } from './tests/fixture.ts'

// behaviour, tried on a made-up fellowship (tests/content)
const config = configOf({
  testMatch: '**/*.e2e.ts',
  served: { ...fixture, data: '.cache/test-data/fixture' },
})

export default {
  ...config,
  // to paint a film and what glides takes a fifth of the time: only what is about motion has it
  use: { ...config.use, contextOptions: { reducedMotion: 'reduce' } },
}
