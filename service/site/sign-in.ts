import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import * as oauth from 'oauth4webapi'
import type { Told } from '#app/language/told.ts'
import type { Asked, Bindings } from '../app.ts'
import { mayCome, type Limiter } from '../limits/hourly-limit.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { hashOf, policyOf } from './own-page-policy.ts'
import { signInPath } from './sign-in-path.ts'

const backPath = `${signInPath}/back`

/** For how long one may be on the way. */
const tenMinutes = 600
/** How long the host may take to answer. */
const patience = 10_000
/** For the browser alone, for these ten minutes: what was begun here, so that nobody else can end it. */
const cookie = 'sign-in'
const cookieOptions = {
  path: '/',
  prefix: 'host',
  secure: true,
  httpOnly: true,
  // sent along when the host leads back here, and with nothing that another page asks of us
  sameSite: 'Lax',
} as const

const says = {
  foreign: {
    en: 'You cannot sign in at this address of the site. Open the editor at the site’s own address.',
    es: 'En esta dirección del sitio no se puede iniciar sesión. Abra el editor en la dirección propia del sitio.',
  },
  tooMany: {
    en: 'Too many sign-ins were tried from your network. Try again in an hour.',
    es: 'Desde su red se intentó iniciar sesión demasiadas veces. Inténtelo de nuevo en una hora.',
  },
  denied: {
    en: 'It was not allowed, so you are not signed in. Press “Sign In with GitHub” again if that was a mistake.',
    es: 'No se dio el permiso, así que no ha iniciado sesión. Si fue un error, pulse de nuevo «Iniciar sesión con GitHub».',
  },
  state: {
    en: 'This sign-in was begun in another window, or more than ten minutes ago. Press “Sign In with GitHub” again.',
    es: 'Este inicio de sesión empezó en otra ventana o hace más de diez minutos. Pulse de nuevo «Iniciar sesión con GitHub».',
  },
  refused: {
    en: 'GitHub did not accept this sign-in. Press “Sign In with GitHub” again; if it says so once more, tell whoever looks after the site.',
    es: 'GitHub no aceptó este inicio de sesión. Pulse de nuevo «Iniciar sesión con GitHub»; si vuelve a ocurrir, avise a quien cuida el sitio.',
  },
  misset: {
    en: 'GitHub does not know this site as it is set up. Tell whoever looks after it: SIGN_IN_APP or SIGN_IN_SECRET is wrong.',
    es: 'GitHub no reconoce este sitio tal como está configurado. Avise a quien lo cuida: SIGN_IN_APP o SIGN_IN_SECRET no es correcto.',
  },
  silent: {
    en: 'GitHub does not answer at the moment. Nothing is lost: try again in a few minutes.',
    es: 'GitHub no responde en este momento. No se ha perdido nada: inténtelo de nuevo en unos minutos.',
  },
} satisfies Record<string, Told>

type SignInTrouble = keyof typeof says

type Setup = {
  settings: Settings
  limiter: Limiter
  log: Log
  origin: string
}

/**
 * Signing in to the editor where the repository lies: a window of the editor goes to GitHub and comes back with a
 * code, which is exchanged here, as it takes a secret, and the token is handed to the editor that opened the
 * window, and to nobody else. Nothing of it is kept. Nothing at all is here unless it is set up.
 */
export function createSignIn({ settings, limiter, log, origin }: Setup) {
  const routes = new Hono<{ Bindings: Bindings }>()
  const { SIGN_IN_APP, SIGN_IN_SECRET, SIGN_IN_SERVER: server, SIGN_IN_ORIGINS } = settings
  if (!SIGN_IN_APP || !SIGN_IN_SECRET) return routes

  const origins = [origin, ...SIGN_IN_ORIGINS]
  const host: oauth.AuthorizationServer = {
    issuer: server,
    authorization_endpoint: `${server}/login/oauth/authorize`,
    token_endpoint: `${server}/login/oauth/access_token`,
  }
  const client: oauth.Client = { client_id: SIGN_IN_APP }
  // behind a proxy a request does not say by which protocol it came
  const ownOrigin = (context: Asked) =>
    origins.find((each) => new URL(each).host === new URL(context.req.url).host)
  const answer = (context: Asked, said: Said) =>
    context.html(windowOf(said, origins), 200, windowHeaders)
  const refuse = (context: Asked, trouble: SignInTrouble, why: string = trouble) => {
    log('not signed in', { why })
    return answer(context, { trouble })
  }

  routes.get(`${signInPath}/offered`, (context) => context.json({ status: 'offered' }))

  routes.get(signInPath, async (context) => {
    const own = ownOrigin(context)
    if (!own) return refuse(context, 'foreign')
    const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()]
    const to = new URL(host.authorization_endpoint!)
    to.search = new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: own + backPath,
      response_type: 'code',
      // to read and to write the repository, also one that is not public
      scope: 'repo',
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString()
    setCookie(context, cookie, `${state}.${verifier}`, { ...cookieOptions, maxAge: tenMinutes })
    // the window stays the editor's own also across another site
    context.header('cross-origin-opener-policy', 'unsafe-none')
    return context.redirect(to.href)
  })

  routes.get(backPath, async (context) => {
    const own = ownOrigin(context)
    if (!own) return refuse(context, 'foreign')
    const begun = getCookie(context, cookie, 'host')
    // good for once, whatever comes of it
    deleteCookie(context, cookie, cookieOptions)
    if (!(await mayCome(limiter, 'sign-in', context.env.address, 30, Date.now())))
      return refuse(context, 'tooMany')
    const [state, verifier] = begun?.split('.') ?? []
    if (!state || !verifier) return refuse(context, 'state')
    try {
      const given = oauth.validateAuthResponse(host, client, new URL(context.req.url), state)
      const response = await oauth.authorizationCodeGrantRequest(
        host,
        client,
        oauth.ClientSecretPost(SIGN_IN_SECRET),
        given,
        own + backPath,
        verifier,
        {
          // as tests have one; the settings take no other machine without TLS
          [oauth.allowInsecureRequests]: server.startsWith('http:'),
          signal: AbortSignal.timeout(patience),
        },
      )
      return answer(context, { token: await tokenIn(response, host, client) })
    } catch (error) {
      return refuse(context, ...troubleOf(error))
    }
  })
  return routes
}

/** GitHub answers a mistake with 200 and its name: https://docs.github.com/en/apps/oauth-apps/maintaining-oauth-apps/troubleshooting-oauth-app-access-token-request-errors */
async function tokenIn(
  response: Response,
  ...of: [host: oauth.AuthorizationServer, client: oauth.Client]
): Promise<string> {
  if (response.status >= 500) throw new TypeError(`${response.status}`)
  const said: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof said === 'object' && said && 'error' in said) throw new Refusal(String(said.error))
  return (await oauth.processAuthorizationCodeResponse(...of, response)).access_token
}

class Refusal extends Error {}

/** What is said of a failure, and its name for the log: nothing of what was sent. */
function troubleOf(error: unknown): [SignInTrouble, string] {
  if (error instanceof oauth.AuthorizationResponseError) {
    return [error.error === 'access_denied' ? 'denied' : 'refused', shortly(error.error)]
  }
  if (error instanceof Refusal) {
    const isOurs = /incorrect_client_credentials|redirect_uri_mismatch/.test(error.message)
    return [isOurs ? 'misset' : 'refused', shortly(error.message)]
  }
  if (error instanceof oauth.OperationProcessingError) {
    // the state is looked at before anything is sent
    const isState = error.code === oauth.INVALID_RESPONSE && /state/.test(error.message)
    return [isState ? 'state' : 'refused', error.code ?? error.name]
  }
  return ['silent', (error as Error).name]
}

/** What a host calls a mistake is one word; whatever else it says is not written down. */
const shortly = (name: string) => (/^\w{1,60}$/.test(name) ? name : 'an error')

type Said = { token: string } | { trouble: SignInTrouble }

const provider = 'github'

/** A window that says what came of it, and tells the editor that opened it as Sveltia CMS expects to be told. */
function windowOf(said: Said, origins: readonly string[]) {
  const isError = 'trouble' in said
  const { en, es }: Told = isError
    ? says[said.trouble]
    : { en: 'You are signed in.', es: 'Ha iniciado sesión.' }
  const result = isError ? { provider, error: `${en} · ${es}` } : { provider, token: said.token }
  const message = `authorization:${provider}:${isError ? 'error' : 'success'}:${JSON.stringify(result)}`
  const data = JSON.stringify({ provider, message, origins })
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>Editor</title>
      </head>
      <body data-said="${data}">
        <p>${en}</p>
        <p lang="es">${es}</p>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html>`
}

/** The editor asks, and is told if it is one of ours: https://github.com/sveltia/sveltia-cms-auth/blob/main/src/index.js */
const script = `const { provider, message, origins } = JSON.parse(document.body.dataset.said)
const asked = 'authorizing:' + provider
addEventListener('message', ({ data, origin, source }) => {
  if (data === asked && source === opener && origins.includes(origin)) opener.postMessage(message, origin)
})
opener?.postMessage(asked, '*')`

const windowHeaders = {
  'content-security-policy': policyOf([
    `script-src ${await hashOf(script)}`,
    'img-src data:',
    "form-action 'none'",
  ]),
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
