import { configOf } from './playwright.shared.ts'
import { fixture } from './tests/fixture.ts'

// behaviour, tried on a made-up fellowship (tests/content)
const config = configOf({
  testMatch: '**/*.e2e.ts',
  served: { ...fixture, data: '.cache/test-data/fixture' },
})

export default {
  ...config,
  use: {
    ...config.use,
    // to paint takes a third of the time: only what is about what one sees has it
    painted: false,
    // what is opened in the tab of the test before, cleared, is there in half the time
    reuseContext: true,
    // to glide and to fade, too: only what is about motion has it
    contextOptions: { reducedMotion: 'reduce' },
  },
}
