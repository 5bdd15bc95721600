import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type * as v from 'valibot'
import { entryFile, namesIn, shownName, strayFiles } from '../entries.ts'
import { both, slug } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { entryNames, folders, kindOf, schemaOf } from '../kinds.ts'
import { picturesThere } from '../pictures.ts'
import { remedies } from '../remedies.ts'
import { aboutAt } from '../walk.ts'
import type { Named } from './fact.ts'
import { factFindings } from './facts.ts'
import { filledFinding } from './filled.ts'
import { sentence, type Finding, type Flaw } from './finding.ts'
import { repetitions, type PlacedText } from './language.ts'
import { labelOf, shapeFindings } from './shape.ts'
import { Source } from './source.ts'
import { textFinding, textsIn } from './texts.ts'

/** Whoever refuses content can do without advice, which takes a third of the time. */
export function contentFindings({ isAdvised = true } = {}): Finding[] {
  const found: Finding[] = []
  const all: Named[] = []
  const shaped = new Set<string>()
  const texts: PlacedText[] = []
  const sources = new Map<string, { source: Source; schema: v.GenericSchema }>()

  for (const name of strayFiles()) found.push({ file: name, line: 1, column: 1, ...stray })
  for (const { name, needed } of folders) {
    if (!needed || namesIn(name).length > 0) continue
    const file = path.posix.dirname(shownName(`${name}/any`))
    found.push({ file, line: 1, column: 1, ...needed })
  }

  // no volunteer writes it, but what two have said of samples meets in it
  const marks = entryFile('samples')
  const broken =
    existsSync(marks) && new Source(shownName('samples'), readFileSync(marks, 'utf8')).problem
  if (broken) found.push(broken)

  for (const name of entryNames()) {
    const file = shownName(name)
    const schema = schemaOf(name)
    if (!schema) {
      found.push({ file, line: 1, column: 1, ...nobodyReads(name) })
      continue
    }
    if (!slug.test(path.basename(name))) {
      found.push({ file, line: 1, column: 1, ...misnamed(path.basename(name)) })
      continue
    }
    const full = entryFile(name)
    if (!statSync(full, { throwIfNoEntry: false })?.isFile()) {
      found.push({ file, line: 1, column: 1, ...gone })
      continue
    }
    const source = new Source(file, readFileSync(full, 'utf8'))
    if (source.problem) {
      found.push(source.problem)
      continue
    }
    sources.set(name, { source, schema })
    const shape = shapeFindings(source, schema)
    found.push(...shape)
    all.push({ file: name, said: source.data })
    if (shape.length === 0) shaped.add(name)
    for (const text of textsIn(source.data)) {
      const about = aboutAt(schema, text.way)
      texts.push({ file: name, ...text, about })
      const said = textFinding(text, about, isAdvised)
      const finding = said && !said.advice ? said : (filledFinding(text, about.fills) ?? said)
      if (!finding) continue
      const { way, ...rest } = finding
      found.push({ ...source.at(way), field: labelOf(schema, way), way, ...rest })
    }
  }
  const content = {
    all,
    texts,
    of: ({ name: wanted }: Pick<Kind, 'name'>) =>
      all.filter(({ file }) => shaped.has(file) && kindOf(file)?.name === wanted) as Named<never>[],
    pictures: new Set(picturesThere()),
  }
  const repeated = isAdvised ? repetitions(texts) : []
  for (const { file, way, ...rest } of [...factFindings(content), ...repeated]) {
    const { source, schema } = sources.get(file)!
    found.push({ ...source.at(way), field: labelOf(schema, way), way, ...rest })
  }
  return found
}

/** What is wrong with content, in words for a volunteer: where a program failed would tell them nothing. */
export class ContentRefused extends Error {
  override readonly stack = ''
}

/** Content that the check refuses is neither shown nor built: what is said of it, in the order of the files. */
export function refusal(found: readonly Finding[]): ContentRefused | undefined {
  const wrong = inOrder(found.filter(({ advice }) => !advice))
  return wrong.length > 0 ? new ContentRefused(wrong.map(sentence).join('\n')) : undefined
}

/** What could be said better: it does not stop the site, and `npm run report` tells it. */
export function advice(): Finding[] {
  return inOrder(contentFindings().filter(({ advice }) => advice))
}

function inOrder(found: readonly Finding[]): Finding[] {
  return found.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}

/** Of a folder its files are read, and not those of a folder in it. */
function nobodyReads(name: string): Flaw {
  const folder = folders.find((each) => name.startsWith(`${each.name}/`))
  const there = folder && shownName(`${folder.name}/${path.basename(name)}`)
  return {
    problem: both('nothing on the site shows this file', 'nada del sitio muestra este archivo'),
    remedy: there
      ? both(`Move it to ${there}`, `Muévalo a ${there}`)
      : both('Delete it, or call it as it was called', 'Bórrelo o llámelo como se llamaba'),
  }
}

const stray = {
  problem: both(
    'the site does not read this file: its name must end in .json',
    'el sitio no lee este archivo: su nombre debe terminar en .json',
  ),
  remedy: both(
    'Take away whatever stands after it, which Windows may hide, or delete the file',
    'Quite lo que haya detrás, que Windows puede ocultar, o borre el archivo',
  ),
}

const gone = {
  problem: both('the file is missing', 'falta el archivo'),
  remedy: both('Restore it as it was', 'Recupérelo como estaba'),
}

const misnamed = (name: string) => ({
  problem: both(`"${name}" is not a name for a file`, `«${name}» no es un nombre para un archivo`),
  remedy: remedies.slug,
})
