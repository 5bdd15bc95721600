/**
 * A stand-in for GitHub, which no test can reach: its documented addresses, as far as the editor asks them, over a real
 * repository of git. What it is asked and does not know it refuses, and what it was asked it notes, so that a
 * newer editor that asks otherwise is noticed. Of GitHub itself it can prove nothing.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerGraphql, answerRest, kindOf, type Answer, type Question } from './api.ts'
import { createHosted } from './hosted.ts'
import { createSignIn, app, type Trouble } from './oauth.ts'

export { app }

/** Everybody who signs in looks like this. */
const portrait = '/portrait.svg'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9"/></svg>'

type Options = {
  /** A bare repository; without one there is nothing but the sign-in. */
  repository?: string
  tls?: { key: string; cert: string }
}

export type GitHub = Awaited<ReturnType<typeof startGitHub>>

export async function startGitHub({ repository, tls }: Options = {}) {
  /** What was asked, each kind of question once. */
  const asked = new Set<string>()
  /** What was asked, and is not known here: the editor goes on without it, and says nothing. */
  const refused = new Set<string>()
  const signIn = createSignIn()
  const hosted = repository === undefined ? undefined : createHosted(repository)
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const answer = await answerTo(request)
      if (!answer) refused.add(`${request.method} ${request.url}`)
      const { status = 200, headers, body } = answer ?? { status: 501 }
      response.writeHead(status, { ...anybody, ...headers }).end(body)
    } catch (error) {
      response.writeHead(500, anybody).end((error as Error).message)
    }
  }

  async function answerTo(request: IncomingMessage): Promise<Answer | undefined> {
    const url = new URL(request.url!, 'https://github.stand-in')
    const body = await text(request)
    // a browser asks first whether it may send the token
    if (request.method === 'OPTIONS') return { status: 204 }
    if (url.pathname.startsWith('/login/')) {
      return signIn.answer(request.method!, url, new URLSearchParams(body))
    }
    if (url.pathname === portrait)
      return { headers: { 'content-type': 'image/svg+xml' }, body: drawing }
    if (!signIn.knows(request.headers.authorization)) {
      return { status: 401, body: JSON.stringify({ message: 'Bad credentials' }) }
    }
    if (!repository || !hosted) return undefined
    if (url.pathname === '/api/graphql') {
      const question = JSON.parse(body) as Question
      asked.add(kindOf(question))
      return hosted.answerGraphql(question) ?? answerGraphql(repository, question)
    }
    const ofHost = /^\/api\/v3\/repos\/[^/]+\/[^/]+\/(.*)$/.exec(url.pathname)?.[1] ?? ''
    const known = hosted.answerRest(`${request.method} ${ofHost}`, url, body)
    // what the editor asks is written down, and not what our own workflow does
    if (known && request.headers.origin) {
      asked.add(`${request.method} ${ofHost.replaceAll(/\d+/g, 'N')}`)
    }
    if (known) return known
    return answerRest(
      `https://${request.headers.host}${portrait}`,
      repository,
      `${request.method} ${url.pathname}${url.search}`,
      asked,
    )
  }

  const answer = (...both: Parameters<typeof handle>) => void handle(...both)
  const server = tls ? createTlsServer(tls, answer) : createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http${tls ? 's' : ''}://localhost:${port}`,
    asked,
    refused,
    hosted,
    /** Every token that was given out. */
    tokens: signIn.tokens,
    /** One more, as to somebody who has signed in before. */
    grant: () => signIn.grant(),
    /** From now on the sign-in answers as GitHub does when something is wrong. */
    fail: (trouble: Trouble | undefined) => signIn.fail(trouble),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** https://docs.github.com/en/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests */
const anybody = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept',
  'access-control-allow-methods': 'GET, POST',
}
