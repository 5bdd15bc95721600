import { contentOfFunctions, renew } from '../fixture.ts'

/** What functions do is tried on the made-up fellowship, whatever `content/` says today. */
export const setup = (): void => renew(contentOfFunctions)
