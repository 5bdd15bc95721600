/** `npm test`: everything. The fast parts first, then what needs a browser or the built site. */
import { fastSteps, runSteps } from './steps.ts'

await runSteps([
  [{ name: 'a browser for the tests', commands: ['node scripts/browser.ts'] }],
  fastSteps,
  [
    { name: 'components in a browser', commands: ['vitest run --project components'] },
    { name: 'pictures', commands: ['vitest run --project art'] },
    { name: 'build', commands: ['node --run build'] },
  ],
  [{ name: 'the contact service', commands: ['vitest run --project service'] }],
  [{ name: 'the built site in a browser', commands: ['playwright test'] }],
])
