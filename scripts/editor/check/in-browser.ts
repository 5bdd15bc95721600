/**
 * What the check says of a form, before it is saved: what would stop the site is not saved, and advice is given.
 * Loaded by start.js, beside the editor.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { contentFindings } from '#app/content/check/check.ts'
import { said, type FieldFlaw, type Finding } from '#app/content/check/finding.ts'
import { labelOf } from '#app/content/check/shape.ts'
import { both } from '#app/content/fields.ts'
import { folders, kinds, schemaOf } from '#app/content/kinds.ts'
import { picturesNamed } from '#app/content/pictures.ts'
import { aboutOf, inOrder, valuesIn, withoutEmpty, type Way } from '#app/content/walk.ts'
import { overAsWritten } from '#app/event/over.server.ts'
import { eventSchema } from '#app/event/schema.server.ts'
import { languageNames } from '#app/language/language-names.ts'
import { isLocale } from '#app/language/locale.ts'
import type { Told, ToldIn } from '#app/language/told.ts'
import { shapes } from '#app/pictures/shapes.ts'
import { atLineStart } from '#app/time/in-words.ts'
import { calledInEditor, week } from '../called.ts'
import { forget, standAtField } from './at-field.ts'
import { readAgain } from './disk.ts'
import { failureOf } from './failures.ts'
import { isOutdated, writtenSince, type Kept, type Opened } from './outdated.ts'
import { whyNotShown } from './photographs.ts'
import { inLetters, tellWhenRead } from './told.ts'
import { flawOf, sectionOf, tellUnread, unreadIn, watchUnread } from './unread.ts'

type Entry = { path: string; data: object; newRecord: boolean }
type Listener = { name: 'preSave'; handler: (saved: { entry: { toJS: () => Entry } }) => unknown }

declare const CMS: { registerEventListener: (listener: Listener) => void }

CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const whole = entry.toJS()
    forget()
    refuseUnread(whole)
    const { refused, advice } = await findingsOf(whole)
    if (refused.length > 0) {
      for (const finding of [...refused, ...advice]) {
        await standAtField(finding.way ?? [], inWords([finding]), finding.advice)
      }
      // the editor shows in its own dialog why something could not be saved
      throw refusal(refused)
    }
    if (advice.length > 0) advise(inWords(advice))
  },
})

type Said = Parameters<typeof said>[0]

const refusal = (found: readonly Said[]) =>
  new Error('saving_failed', { cause: new Error(inWords(found)) })

const language = (): ToldIn => document.documentElement.lang.slice(0, 2) as ToldIn
const inWords = (found: readonly Said[]) =>
  found.map((finding) => atLineStart(inTheForm(said(finding, language())), language())).join('\n')

/** A sentence as it is read where nobody sees files, and where days stand as they are written in letters. */
const inTheForm = (sentence: string) =>
  sentence
    .replace(/\bcontent\/[\w/-]+\.json/g, nameOfFile)
    .replace(/ \(docs\/[\w.-]+\)/g, '')
    // where it is only said how to write one, or what was written, it stays
    .replace(/(?<!-day: |-día: |")\b20\d\d-\d\d-\d\d\b/g, (day) =>
      inLetters(day, language(), 'long'),
    )

const fileOf = (path: string) => path.replace(/^.*\bcontent\//, 'content/')

/** `content/churches/oakley.json` → `churches/oakley` */
const entryOf = (file: string) => file.replace(/^content\/|\.json$/g, '')

/** `content/churches/oakley.json` → “Oakley”: what is told apart by its name, else by what it is. */
function nameOfFile(file: string): string {
  const { name, title } = JSON.parse(textAt(file) ?? '{}') as { name?: Told; title?: Told }
  const kind = schemaOf(entryOf(file))
  const own = (kind && isFolderEntry(file) ? (name ?? title) : aboutOf(kind)?.label)?.[language()]
  return own ? { en: `“${own}”`, es: `«${own}»` }[language()] : file
}

const isFolderEntry = (file: string) =>
  folders.some(({ name }) => file.startsWith(`content/${name}/`))

tellWhenRead(language)
const unreadInWords = (flaw: Said) => inWords([flaw])
watchUnread(unreadInWords)

/** What stands in the form, and not in what the editor made of it. */
function refuseUnread({ path }: Entry): void {
  const inputs = unreadIn(document.body)
  if (inputs.length === 0) return
  tellUnread(unreadInWords)
  sectionOf(inputs[0]!).scrollIntoView({ block: 'center' })
  const schema = schemaOf(entryOf(fileOf(path)))!
  throw refusal(
    inputs.map((input) => {
      const field = labelOf(schema, wayOf(sectionOf(input).dataset.keyPath!))
      return { field, ...flawOf(input) }
    }),
  )
}

const wayOf = (keyPath: string) =>
  keyPath.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** What was saved here, by its file, as long as the site does not have it yet. */
const saved = new Map<string, { before: string | undefined; text: string }>()

const textAt = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** What the check says of a file as it is to be saved, and did not say before. */
async function findingsOf({ path, data, newRecord }: Entry) {
  const file = fileOf(path)
  // without a network nothing can be saved either: the editor says so
  await readAgain().catch(() => undefined)
  for (const [name, { before, text }] of saved) {
    if (textAt(name) === before) writeFileSync(name, text)
    else saved.delete(name)
  }
  const earlier = new Set(contentFindings().map(keyOf))
  const before = textAt(file)
  const former = newRecord ? undefined : formerName(file)
  const was = textAt(former ?? file)
  if (former) rmSync(former)
  const name = entryOf(file)
  const schema = schemaOf(name)
  const said = inOrder(schema, schema ? withoutEmpty(schema, withoutMarks(data)) : data)
  const text = `${JSON.stringify(said, null, 2)}\n`
  writeFileSync(file, text)
  const pictures = newPictures(file, name)
  // of somebody who is not shown, it is not known here which pictures there are
  for (const { value } of valuesIn(said)) {
    if (typeof value === 'string' && value.startsWith('/pictures/'))
      writeFileSync(`content${value}`, '')
  }
  const found = [...contentFindings(), ...pictures]
  const own = found.filter((finding) => finding.file === file)
  // who names a file that gets another name is written anew with it
  const others = former
    ? []
    : found.filter((each) => each.file !== file && !earlier.has(keyOf(each)))
  const refused = [...own, ...others].filter(({ advice }) => !advice)
  const advice = own.filter((each) => each.advice && !earlier.has(keyOf(each)))
  if (refused.length > 0) return { refused, advice }
  saved.set(file, { before, text })
  return { refused, advice: [...advice, ...daysOver(file, said, was)] }
}

/** Of an event, that its days are over as they have just been written. */
function daysOver(file: string, event: unknown, was: string | undefined): Finding[] {
  if (schemaOf(entryOf(file)) !== eventSchema || !v.is(eventSchema, event)) return []
  const before: unknown = was && JSON.parse(was)
  const over = overAsWritten(event, v.is(eventSchema, before) ? before : undefined, Date.now())
  return over.map((flaw) => findingAt(file, flaw))
}

const findingAt = (file: string, { way, ...rest }: FieldFlaw): Finding => ({
  file,
  line: 1,
  column: 1,
  field: labelOf(schemaOf(entryOf(file))!, way),
  way,
  ...rest,
})

/** The editor numbers what stands in its lists. */
const withoutMarks = (data: object): unknown =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    key.startsWith('__sc_') ? undefined : value,
  )

const keyOf = ({ file, field, problem }: Finding) => [file, field?.en, problem.en].join('\n')

/** The file by the name that it has had, where it is about to get another. */
function formerName(file: string): string | undefined {
  const [, slug] = /\/entries\/(?:.*\/)?([\w-]+)$/.exec(location.hash) ?? []
  const former = file.replace(/[^/]+$/, `${slug}.json`)
  return slug && former !== file && existsSync(former) ? former : undefined
}

/** A picture that was just chosen comes with what is saved, unless it cannot be shown. */
function newPictures(file: string, name: string): Finding[] {
  const added = picturesNamed().filter(({ file, scene }) => {
    return file === name && !existsSync(`content${scene.src}`)
  })
  return added.flatMap(({ way, scene: { src, shape } }): Finding[] => {
    const wrong = whyNotShown(src, shapes[shape].wide[0]!)
    if (!wrong) return []
    return [findingAt(file, { way: [...way, 'src'], ...wrong })]
  })
}

/** The form closes when it is saved: advice stays until it is read. */
function advise(text: string): void {
  const before = {
    en: 'Saved. Please look at this once more:',
    es: 'Guardado. Conviene mirar esto otra vez:',
  }
  void stayUntilRead(`${before[language()]}\n${text}`)
}

function stayUntilRead(text: string): Promise<void> {
  const note = document.createElement('dialog')
  note.className = 'said advised'
  const words = document.createElement('p')
  words.textContent = text
  const close = document.createElement('button')
  close.textContent = { en: 'Close', es: 'Cerrar' }[language()]
  note.append(words, close)
  document.body.append(note)
  note.show()
  // a long one is read from its beginning, and not from the button
  note.scrollTop = 0
  return new Promise((isRead) => {
    close.addEventListener('click', () => {
      note.remove()
      isRead()
    })
  })
}

/** The editor asks before it puts back what was typed and not saved: over what somebody else wrote, it is not. */
async function outdated(kept: Kept, opened: Opened): Promise<boolean> {
  if (!isOutdated(kept, opened)) return false
  const [{ path } = { path: '' }] = Object.values(opened.originalEntry?.locales ?? {})
  const schema = schemaOf(entryOf(fileOf(path)))
  const written = writtenSince(kept).map(
    ([way, text]) => `${schema ? labelOf(schema, wayOf(way))[language()] : way}: ${text}`,
  )
  await stayUntilRead([notPutBack[language()], ...written].join('\n'))
  return true
}

/** Why something could not be saved, for the dialog of the editor. */
function plainly(error: Error): Error | undefined {
  const told = failureOf(error)
  return told && new Error(told[language()])
}

/** A field with its label, and those of what it stands in: “Notice 2 › Text (Spanish)”. */
function placed(
  { collectionName, fileName }: Form,
  keyPath: string,
): { label: string } | undefined {
  const name = fileName ?? (collectionName === week ? 'churches' : collectionName)
  const schema = kinds.find((kind) => calledInEditor(kind) === name)?.schema
  if (!schema) return undefined
  const way = wayOf(keyPath)
  const last = way.at(-1)
  const told = (where: Way) => labelOf(schema, where)[language()]
  const label = isLocale(last)
    ? `${told(way.slice(0, -1))} (${languageNames([last], language())})`
    : told(way)
  return { label }
}

type Form = { collectionName: string; fileName?: string }

// what the editor itself asks for (files.ts)
Object.assign(globalThis, { outdated, placed, plainly })

const notPutBack = both(
  'Somebody else has changed this since you wrote here without saving, so it was not put back. Copy from here what you still want to write:',
  'Alguien más cambió esto después de que usted escribió aquí sin guardar, así que no se volvió a poner. Copie de aquí lo que aún quiera escribir:',
)
