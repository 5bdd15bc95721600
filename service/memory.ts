/**
 * What the service is started with. Left alone, Node keeps 300 MB under a flood of messages; told that
 * it has little, it does the same work in half of that (npm run bench:server).
 */
export const memoryFlags = ['--max-old-space-size=128', '--max-semi-space-size=2']
