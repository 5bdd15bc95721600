/** Writes what happened: names of events, counts and ids. Never anything that a visitor typed. */
export type Log = (event: string, facts?: Record<string, string | number>) => void

/** Whatever fails in the background is noted; the site goes on. */
export const inBackground =
  (log: Log, what: string, work: () => Promise<unknown> | undefined) => async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      log(`${what} failed`, { error: (error as Error).message })
    }
  }

/** Whoever reads what is said may go away first: nobody else does for it. */
export function goOnUnheard(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** One line of JSON for each event, for people and for programs. */
export const logLine: Log = (event, facts = {}) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...facts }))
}
