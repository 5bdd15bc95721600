import { spawnSync } from 'node:child_process'
import { say } from '#app/language/command.ts'
import { editionAt } from '../publishing/edition.ts'
import { askFor, waitForEnter } from './ask.ts'
import { accountId, mayPublish } from './cloudflare.ts'
import { originOf } from './facts.ts'
import { remembered } from './remembered.ts'
import { remoteUrl } from './repository.ts'
import type { Step } from './step.ts'

const secret = 'CLOUDFLARE_API_TOKEN'
const variable = 'CLOUDFLARE_ACCOUNT_ID'

/** Asks GitHub's own program, https://cli.github.com, which most computers do not have. */
function gh(words: readonly string[], input?: string): string | undefined {
  const { status, stdout } = spawnSync('gh', words, {
    input,
    encoding: 'utf8',
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout : undefined
}

const isSignedIn = () => gh(['auth', 'status']) !== undefined

/** A page of the repository; where that is at another host, what GitHub calls it. */
function pageAt(name: 'Settings' | 'Actions'): string {
  const [, own] = /github\.com[:/](.+?)(?:\.git)?$/.exec(remoteUrl() ?? '') ?? []
  return own ? `https://github.com/${own}/${name.toLowerCase()}` : name
}

/** From then on a change publishes itself: what the workflow has published says the number of its run. */
export const byItself: Step = {
  title: { en: 'A change publishes itself', es: 'Un cambio se publica solo' },
  async missing() {
    if (remembered.where !== 'cloudflare') return undefined
    if ((await editionAt(originOf())) !== undefined) return undefined
    const make =
      'https://dash.cloudflare.com/profile/api-tokens → Create Token → Edit Cloudflare Workers'
    if (isSignedIn()) {
      return {
        en: `GitHub needs a token of Cloudflare: ${make}`,
        es: `GitHub necesita un token de Cloudflare: ${make}`,
      }
    }
    const page = pageAt('Settings')
    const id = accountId()
    return {
      en: `1. ${page}/secrets/actions/new: ${secret}, made at ${make}. 2. ${page}/variables/actions/new: ${variable}${id ? `, which is ${id}` : ''}. 3. Actions → site → Run workflow, and wait for its green check mark.`,
      es: `1. ${page}/secrets/actions/new: ${secret}, que se crea en ${make}. 2. ${page}/variables/actions/new: ${variable}${id ? `, que es ${id}` : ''}. 3. Actions → site → Run workflow; espere su marca verde.`,
    }
  },
  async go() {
    if (isSignedIn()) await setBoth()
    await waitForEnter()
  },
}

/** Both are set where they are not yet, and the workflow is started. */
async function setBoth(): Promise<void> {
  if (!gh(['secret', 'list'])?.includes(secret) || !gh(['variable', 'list'])?.includes(variable)) {
    let account: string | undefined
    const token = await askFor(
      {
        en: 'Paste it here. It goes to GitHub, which keeps it sealed, and nowhere else.',
        es: 'Péguelo aquí. Va a GitHub, que lo guarda cifrado, y a ningún otro lugar.',
      },
      (text) =>
        (account = mayPublish(text)) === undefined && {
          en: 'With this one Cloudflare lets nobody publish. Copy all of it, for one account.',
          es: 'Con este, Cloudflare no permite publicar. Cópielo entero, para una sola cuenta.',
        },
    )
    const set = [
      gh(['secret', 'set', secret], token),
      gh(['variable', 'set', variable, '--body', account!]),
    ]
    if (set.includes(undefined)) {
      return say({
        en: 'GitHub did not take it: only whoever has the role Admin in the repository may set it.',
        es: 'GitHub no lo aceptó: solo puede hacerlo quien tiene el rol Admin en el repositorio.',
      })
    }
  }
  const runs = pageAt('Actions')
  if (gh(['workflow', 'run', 'site.yml']) === undefined) {
    return say({
      en: `GitHub has not started the workflow. Start it yourself: ${runs} → site → Run workflow; wait for its green check mark.`,
      es: `GitHub no inició el proceso. Inícielo usted: ${runs} → site → Run workflow; espere su marca verde.`,
    })
  }
  say({
    en: `The workflow has been started. ${runs} shows it: wait for its green check mark.`,
    es: `Se inició el proceso. ${runs} lo muestra: espere su marca verde.`,
  })
}
