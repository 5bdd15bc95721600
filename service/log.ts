/** Writes what happened: names of events, counts and ids. Never anything that a visitor typed. */
export type Log = (event: string, facts?: Record<string, string | number>) => void

/** One line of JSON for each event, for people and for programs. */
export const logLine: Log = (event, facts = {}) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...facts }))
}
