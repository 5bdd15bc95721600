/**
 * `npm run launch`: from a folder on this computer to a site that answers, step by step. Each step looks for itself
 * whether it is done, so it can be left at any time and gone on with. docs/publishing.md tells the same way.
 */
import { say } from '#app/language/command.ts'
import { endAsking } from './launching/ask.ts'
import { account } from './launching/cloudflare.ts'
import { address, facts } from './launching/facts.ts'
import { byItself } from './launching/github.ts'
import { mail } from './launching/mail.ts'
import { built, heard, kept, published, where } from './launching/publish.ts'
import { repository } from './launching/repository.ts'

const steps = [
  address,
  facts,
  repository,
  where,
  account,
  built,
  mail,
  published,
  heard,
  kept,
  byItself,
]

say({
  en: 'The launch of the site. "later" leaves it, and npm run launch goes on with it.',
  es: 'La publicación del sitio. «luego» la deja, y npm run launch la retoma.',
})
for (const [index, { title, missing, go }] of steps.entries()) {
  console.log(`\n${index + 1}/${steps.length}  ${title.en} · ${title.es}`)
  for (let found = await missing(); found; found = await missing()) {
    say(found)
    await go()
  }
  console.log('✓')
}
endAsking()
say({
  en: '\nThe site is live. The first change: docs/editing.md.',
  es: 'El sitio está publicado. El primer cambio: docs/editar.md.',
})
