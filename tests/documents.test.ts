import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, theProject } from '../scripts/inputs.ts'
import { notTaken } from './fixture.ts'

const files = filesOf(theProject())
const documents = files.filter((file) => file.endsWith('.md'))
const named = /\b(?:src|tests|service|scripts|content|docs|hosting)\/[\w./-]*[\w/]/g
const imported = /from '#(app|content)\/([^']+)'/g

test.each(documents)('%s names files and folders that are there', (document) => {
  const text = readFileSync(document, 'utf8')
  const own = path.posix.dirname(document)
  const paths = [
    ...[...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code!.match(named) ?? []),
    ...[...text.matchAll(imported)].map(
      ([, root, file]) => (root === 'app' ? 'src/' : 'content/') + file!,
    ),
  ]
  const isThere = (wanted: string) =>
    globSync([wanted, path.posix.join(own, wanted)]).length > 0 ||
    files.some((file) => file.endsWith(`/${wanted}`))
  // volunteers may take theirs away
  const isTheirs = (wanted: string) =>
    notTaken.some((each) => `${wanted}/`.startsWith(`${each.slice(1)}/`))
  // the page that the architecture shows how to make
  const missing = paths.filter(
    (each) => !/baptism/i.test(each) && !isTheirs(each) && !isThere(each),
  )
  expect(missing).toEqual([])
})
