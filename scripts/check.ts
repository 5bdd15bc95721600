/** `npm run check`: the fast part of the tests, for while one works. */
import { fastSteps, runSteps } from './steps.ts'

await runSteps(fastSteps, { again: process.env.CI === 'true' })
