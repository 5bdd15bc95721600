/**
 * `npm run take-in changes-2026-11-23.json`: does to content what somebody handed over, says each thing it changes, and
 * undoes nothing that somebody else changed meanwhile. Where both changed one thing, nothing at all is written;
 * `--keep-ours` leaves those as they are here, and takes in the rest.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import * as v from 'valibot'
import { readEntry } from '#app/content/entries.ts'
import { schemaOf } from '#app/content/kinds.ts'
import { inOrder } from '#app/content/walk.ts'
import type { Told } from '#app/language/told.ts'
import { bytesOf, fingerprint } from './handing-over/before.ts'
import { fieldIn, handedOver, linesFor, nameOf, shortly, valueOf } from './handing-over/changes.ts'
import { merge } from './handing-over/merge.ts'

const { name, keepOurs } = asked()
const handed = read(name)
const told: string[] = []
const clashes: string[] = []
/** Each file that would be another one, as it is and as it would be. */
const writes = new Map<string, { old: Buffer | undefined; bytes: Buffer | undefined }>()

for (const { file, before, after } of handed.texts) {
  const ours = existsSync(file) ? readEntry(nameOf(file)) : undefined
  const old = existsSync(file) ? readFileSync(file) : undefined
  const { value, clashes: found } = merge(valueOf(before), valueOf(after), ours)
  for (const each of found) {
    clashes.push(`${fieldIn(file, each.way)}: ${shortly(each.before)}
  here · aquí: ${shortly(each.ours)}
  handed over · entregado: ${shortly(each.theirs)}`)
  }
  if (isDeepStrictEqual(value, ours)) continue
  told.push(...linesFor(file, ours, value))
  const ordered = inOrder(schemaOf(nameOf(file)), value)
  const text = `${JSON.stringify(ordered, null, 2)}\n`
  writes.set(file, { old, bytes: value === undefined ? undefined : Buffer.from(text) })
}
for (const { file, before, after } of handed.pictures) {
  const old = existsSync(file) ? bytesOf(file) : undefined
  const bytes = after === null ? undefined : Buffer.from(after, 'base64')
  const found = old ? fingerprint(old) : null
  if (found === (bytes ? fingerprint(bytes) : null)) continue
  if (found === before) {
    writes.set(file, { old, bytes })
    told.push(
      `${file}: ${!old ? 'new · nuevo' : bytes ? 'another one · otro' : 'deleted · borrado'}`,
    )
  } else {
    clashes.push(`${file}: another picture than the one that was changed
  una imagen distinta de la que se cambió`)
  }
}

if (clashes.length > 0) {
  console.error(
    `Changed here, too, since it was handed out:\nTambién se cambió aquí desde que se entregó:\n\n${clashes.join('\n')}\n`,
  )
  if (!keepOurs) {
    end({
      en: `Nothing was taken in. Ask which is right; to leave these as they are here and take in the rest: npm run take-in -- --keep-ours ${name}`,
      es: `No se aceptó nada. Pregunte cuál es lo correcto; para dejar esto como está aquí y aceptar lo demás: npm run take-in -- --keep-ours ${name}`,
    })
  }
}
if (writes.size === 0) {
  console.log('All of it is here already.\nAquí ya está todo.')
  process.exit()
}
for (const [file, { bytes }] of writes) put(file, bytes)
// loaded after it is written: it looks once what there is
const { refuseContent } = await import('#app/pictures/take-in.ts')
const refused = await refuseContent()
if (refused) {
  for (const [file, { old }] of writes) put(file, old)
  console.error(refused.message)
  end({
    en: 'Nothing was taken in: with it the site could not be published.',
    es: 'No se aceptó nada: con ello no se podría publicar el sitio.',
  })
}
console.log(told.join('\n'))
console.log(`
Taken in. Look at it with npm run dev; it is published like any other change.
Aceptado. Véalo con npm run dev; se publica como cualquier otro cambio.`)

function put(file: string, bytes: Buffer | undefined): void {
  if (!bytes) return rmSync(file, { force: true })
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

function asked(): { name: string; keepOurs: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { 'keep-ours': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    if (positionals.length === 1) return { name: positionals[0]!, keepOurs: values['keep-ours'] }
  } catch {}
  return end({
    en: 'Say which file was handed over: npm run take-in changes-2026-11-23.json',
    es: 'Diga qué archivo le entregaron: npm run take-in changes-2026-11-23.json',
  })
}

function read(file: string): v.InferOutput<typeof handedOver> {
  if (!existsSync(file)) {
    return end({ en: `There is no file ${file} here.`, es: `Aquí no hay ningún archivo ${file}.` })
  }
  try {
    const found = v.parse(handedOver, JSON.parse(readFileSync(file, 'utf8')))
    for (const { before, after } of found.texts) [before, after].forEach(valueOf)
    return found
  } catch {
    return end({
      en: `${file} is not whole, or was not written by npm run hand-over. Ask for it again.`,
      es: `${file} no está entero o no lo escribió npm run hand-over. Pídalo de nuevo.`,
    })
  }
}

function end({ en, es }: Told): never {
  console.error(`${en}\n${es}`)
  process.exit(1)
}
