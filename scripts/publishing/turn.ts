/**
 * `node scripts/publishing/turn.ts`: is it the turn of what is in `dist`? What is newer is never undone by what is
 * older: a run that took long, or was started again. With `back`, it is put back in place of what this run has
 * published, and of nothing else. Every build names its run in `/edition.txt`.
 */
import { readFileSync } from 'node:fs'
import { editionAt } from './edition.ts'
import { tell } from './host.ts'

const { origin } = JSON.parse(readFileSync('dist/server/site.json', 'utf8')) as { origin: string }
const { PUBLISHED_AT = origin, GITHUB_RUN_NUMBER } = process.env
const isBack = process.argv[2] === 'back'

const published = await editionAt(PUBLISHED_AT)
const own = isBack
  ? Number(GITHUB_RUN_NUMBER)
  : Number(readFileSync('dist/site/edition.txt', 'utf8'))
// where nothing is known of what is published, nothing keeps it
tell('turn', published === undefined || (isBack ? published === own : published <= own))
