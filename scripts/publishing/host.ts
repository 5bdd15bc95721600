/** What the steps of `.github/workflows/site.yml` tell one another, and ask of their host. */
import { appendFileSync } from 'node:fs'

const {
  GITHUB_API_URL,
  GITHUB_OUTPUT,
  GITHUB_REPOSITORY,
  GITHUB_RUN_ID,
  GITHUB_SERVER_URL,
  GITHUB_STEP_SUMMARY,
  GITHUB_TOKEN,
} = process.env

/** The page of this run. */
export const thisRun = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`

export function tell(name: string, value: string | number | boolean): void {
  console.log(`${name}: ${value}`)
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `${name}=${value}\n`)
}

/** Says something on the page of the run, which the host's email leads to. */
export function say(text: string): void {
  console.log(text)
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${text}\n`)
}

/** Asks something of the repository's own interface, or tells it something. */
export async function ask(path: string, said?: object): Promise<unknown> {
  const answer = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    headers: {
      accept: 'application/vnd.github+json',
      ...(GITHUB_TOKEN && { authorization: `Bearer ${GITHUB_TOKEN}` }),
    },
    ...(said && { method: 'POST', body: JSON.stringify(said) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
