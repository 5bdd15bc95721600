/** `node scripts/publishing/put-back.ts`: tells whoever saved it that it has been taken off the site again. */
import { ask } from './host.ts'

const {
  GITHUB_ACTOR,
  GITHUB_SHA = '',
  GITHUB_SERVER_URL,
  GITHUB_REPOSITORY,
  GITHUB_RUN_ID,
} = process.env
const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`

// a mention is what the host writes an email for
await ask('issues', {
  title: 'The site is as it was before · El sitio está como antes',
  body: `@${GITHUB_ACTOR}

What you saved (${GITHUB_SHA}) was on the site, and one of the tests that run afterwards failed. So the site is again as it was before. Nothing that you wrote is lost: it is in the editor, and goes online with the next change that passes. Which test it was, and why: ${run}

Lo que usted guardó (${GITHUB_SHA}) estuvo en el sitio, y falló una de las pruebas que se hacen después. Por eso el sitio está otra vez como antes. Nada de lo que escribió se ha perdido: está en el editor y se publicará con el próximo cambio que pase las pruebas. Qué prueba fue, y por qué: ${run}
`,
})
