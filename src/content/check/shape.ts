import * as v from 'valibot'
import { languageNames } from '#app/language/language-names.ts'
import { isLocale, locales } from '#app/language/locale.ts'
import { nearest } from '#app/language/nearest.ts'
import type { Told } from '#app/language/told.ts'
import { both, type About } from '../fields.ts'
import { everyLanguage, remedies, type RuleName } from '../remedies.ts'
import { aboutOf, lookInto, schemaAt, type Way } from '../walk.ts'
import type { Finding, Flaw } from './finding.ts'
import type { Source } from './source.ts'

/** What in a file does not have the shape of its schema, each mistake once. */
export function shapeFindings(source: Source, schema: v.GenericSchema): Finding[] {
  const issues = withoutLists(v.safeParse(schema, source.data).issues ?? [], schema)
  const misspelt = new Set(
    issues
      .filter(({ expected }) => expected === 'never')
      .map((issue) => nearest(keyOf(issue), absentBeside(issue, schema))),
  )
  return issues.flatMap((issue) => {
    const way = wayOf(issue)
    if (isMissing(issue)) {
      // what is called by a wrong name is not missing, too
      if (misspelt.has(keyOf(issue))) return []
      return [{ ...source.at(way), field: labelOf(schema, way), way, ...missing(schema, way) }]
    }
    if (issue.expected === 'never') {
      const meant = nearest(keyOf(issue), absentBeside(issue, schema))
      const field = labelOf(schema, way.slice(0, -1))
      return [{ ...source.atName(way), field, way, ...unknown(keyOf(issue), meant) }]
    }
    return [{ ...source.at(way), field: labelOf(schema, way), way, ...unfit(issue, schema, way) }]
  })
}

type Issue = v.BaseIssue<unknown>

const wayOf = ({ path }: Issue): Way => path?.map(({ key }) => key as string | number) ?? []
const keyOf = (issue: Issue) => String(wayOf(issue).at(-1))
const isMissing = ({ received, expected }: Issue) =>
  received === 'undefined' && expected !== 'never'

/** Of a list where fields belong, valibot misses each field: it is one mistake, and told of the whole. */
function withoutLists(issues: readonly Issue[], schema: v.GenericSchema): readonly Issue[] {
  const told = new Set<unknown>()
  return issues.flatMap((issue) => {
    const { type, input } = issue.path?.at(-1) ?? {}
    if (type !== 'object' || !Array.isArray(input)) return [issue]
    if (told.has(input)) return []
    told.add(input)
    const path = issue.path!.slice(0, -1) as unknown as Issue['path']
    const message = lookInto(schemaAt(schema, wayOf(issue).slice(0, -1))!).rule
    return [{ ...issue, input, path, message, expected: 'Object', received: 'Array' }]
  })
}

/** The fields that an object may have and has not, where another is not known. */
function absentBeside(issue: Issue, schema: v.GenericSchema): string[] {
  const around = schemaAt(schema, wayOf(issue).slice(0, -1))!
  const given = issue.path!.at(-1)!.input as object
  return Object.keys(lookInto(around).fields ?? {}).filter((name) => !(name in given))
}

function missing(schema: v.GenericSchema, way: Way): Flaw {
  const name = way.at(-1)
  if (isLocale(name)) {
    const named = (codes: readonly string[]) =>
      both(languageNames(codes, 'en'), languageNames(codes, 'es'))
    const own = named([name])
    const beside = named(locales.filter((locale) => locale !== name))
    return {
      problem: both(`the ${own.en} is missing`, `falta el ${own.es}`),
      remedy: both(
        `Write it beside the ${beside.en}: "${name}": "…"`,
        `Escríbalo junto al ${beside.es}: "${name}": "…"`,
      ),
    }
  }
  if (aboutOf(schemaAt(schema, way))?.alt) {
    return {
      problem: both('the picture has no description', 'la imagen no tiene descripción'),
      remedy: both(
        `Say what it shows to somebody who cannot see it: "${name}": ${everyLanguage}`,
        `Diga qué muestra a alguien que no puede verla: "${name}": ${everyLanguage}`,
      ),
    }
  }
  return {
    problem: both(`"${name}" is missing`, `falta «${name}»`),
    remedy: both(
      'Add it, written like the ones next to it',
      'Añádalo como lo tienen los que están al lado',
    ),
  }
}

function unknown(name: string, meant: string | undefined): Flaw {
  return {
    problem: both(`nothing is called "${name}" here`, `aquí nada se llama «${name}»`),
    remedy: meant
      ? both(`Did you mean "${meant}"?`, `¿Quiso decir «${meant}»?`)
      : both(
          'Take it out, or call it as the ones next to it are called',
          'Quítelo o llámelo como los que están al lado',
        ),
  }
}

function unfit(issue: Issue, schema: v.GenericSchema, way: Way): Flaw {
  const value = typeof issue.input === 'object' ? '' : JSON.stringify(issue.input)
  const rule = remedies[issue.message as RuleName]
  const problem = value
    ? both(`${value} does not fit`, `${value} no sirve`)
    : both('this does not fit', 'esto no sirve')
  if (issue.message === 'empty' || issue.input === '') {
    return { problem: both('the text is empty', 'el texto está vacío'), remedy: remedies.empty }
  }
  if (rule === remedies.time && /^\d:\d\d$/.test(String(issue.input))) {
    const meant = `0${issue.input as string}`
    return { problem, remedy: both(`Write ${meant}`, `Escriba ${meant}`) }
  }
  const typed = typeof issue.input === 'string' && asTyped(issue.input)
  if (typed && typed !== issue.input && v.is(schemaAt(schema, way)!, typed)) {
    const remedy = both(
      `Write "${typed}": a character in it looks like another, or cannot be seen`,
      `Escriba "${typed}": uno de sus caracteres parece otro o no se ve`,
    )
    return { problem, remedy }
  }
  const about = aboutOf(schemaAt(schema, way))
  const options = Object.keys(about?.options ?? {})
  if (options.length === 0) return { problem, remedy: within(rule, about?.range) }
  const meant = typeof issue.input === 'string' ? nearest(issue.input, options) : undefined
  const list = options.length > 12 ? `${options.slice(0, 12).join(', ')} …` : options.join(', ')
  const did = meant ? both(`Did you mean "${meant}"? `, `¿Quiso decir «${meant}»? `) : both('', '')
  const remedy = both(`${did.en}${rule.en}: ${list}`, `${did.es}${rule.es}: ${list}`)
  return { problem, remedy }
}

/** How a number is written, and which it may be. */
function within(rule: Told, { min, max }: NonNullable<About['range']> = {}): Told {
  const range =
    min === undefined
      ? max !== undefined && both(`${max} at most`, `${max} como máximo`)
      : max === undefined
        ? both(`${min} or more`, `${min} o más`)
        : both(`from ${min} to ${max}`, `de ${min} a ${max}`)
  return range ? both(`${rule.en}, ${range.en}`, `${rule.es}, ${range.es}`) : rule
}

/** What was pasted, as one types it: without what nobody sees, and with plain spaces and hyphens. */
const asTyped = (pasted: string) =>
  pasted
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Z}/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** A field as a volunteer knows it: `Service 2 › Time`. */
export function labelOf(schema: v.GenericSchema, way: Way): Told {
  const parts = way.flatMap((step, index): Told[] => {
    const label = aboutOf(schemaAt(schema, way.slice(0, index + 1)))?.label
    if (typeof step === 'number') {
      return [label ? both(`${label.en} ${step + 1}`, `${label.es} ${step + 1}`) : numbered(step)]
    }
    // the items of a list are called by their own name, where another list beside it has none called alike
    if (typeof way[index + 1] === 'number' && isTold(schema, way.slice(0, index), step)) return []
    return [label ?? both(step, step)]
  })
  return both(parts.map(({ en }) => en).join(' › '), parts.map(({ es }) => es).join(' › '))
}

/** Whether the items of a list are told apart by their name from those of the lists beside it. */
function isTold(schema: v.GenericSchema, around: Way, list: string): boolean {
  const beside = schemaAt(schema, around)
  const items = Object.entries((beside && lookInto(beside).fields) ?? {}).flatMap(
    ([name, field]) => {
      const { item } = lookInto(field)
      const label: Told | undefined = aboutOf(item)?.label
      return label ? [{ name, called: label.en }] : []
    },
  )
  const own = items.find(({ name }) => name === list)?.called
  return own === undefined || items.filter(({ called }) => called === own).length === 1
}

const numbered = (step: number) => both(String(step + 1), String(step + 1))
