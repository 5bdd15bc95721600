/**
 * `node scripts/publishing/put-back.ts`: tells whoever saved it that it has been taken off the site again, or that it
 * could not be.
 */
import { ask, thisRun } from './host.ts'

const { GITHUB_ACTOR, GITHUB_SHA = '', IS_BACK } = process.env

const said =
  IS_BACK === 'true'
    ? {
        title: 'The site is as it was before · El sitio está como antes',
        en: 'So the site is again as it was before. Nothing that you wrote is lost: it is in the editor, and goes online with the next change that passes.',
        es: 'Por eso el sitio está otra vez como antes. Nada de lo que escribió se ha perdido: está en el editor y se publicará con el próximo cambio que pase las pruebas.',
      }
    : {
        title: 'The site could not be put back · No se pudo dejar el sitio como antes',
        en: 'What was there before could not be put back, so it is still on the site. At Cloudflare: Workers & Pages, the site, Deployments, and Rollback beside the one before.',
        es: 'No se pudo dejar el sitio como antes, así que todavía está publicado. En Cloudflare: Workers & Pages, el sitio, Deployments, y Rollback junto al anterior.',
      }

// a mention is what the host writes an email for
await ask('issues', {
  title: said.title,
  body: `@${GITHUB_ACTOR}

What you saved (${GITHUB_SHA}) was on the site, and the tests that run afterwards did not pass. ${said.en} Which test it was, and why: ${thisRun}

Lo que usted guardó (${GITHUB_SHA}) estuvo en el sitio, y las pruebas que se hacen después no se superaron. ${said.es} Qué prueba fue, y por qué: ${thisRun}
`,
})
