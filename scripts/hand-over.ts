/**
 * `npm run hand-over`: writes what was changed in content here, and nothing else, into one small file to send to
 * whoever looks after the site. Photographs are in it as the site keeps them: smaller, and without their place.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { asKept } from '#app/pictures/as-kept.ts'
import { bytesOf, contentBefore, filesNow, fingerprint, isText } from './handing-over/before.ts'
import { isPlace, linesFor, valueOf, type HandedOver } from './handing-over/changes.ts'

const before = contentBefore()
if (!before) {
  console.error(`Nobody noted how content was when this folder came here: npm run edit does, when it first runs. Send the whole folder "content" this time.
Nadie anotó cómo era el contenido cuando llegó esta carpeta: lo hace npm run edit la primera vez. Envíe esta vez toda la carpeta «content».`)
  process.exit(1)
}
const { files, text } = before
const handedOver = new Date().toISOString().slice(0, 10)
const handed: HandedOver = { handedOver, texts: [], pictures: [] }
const told: string[] = []

const now = filesNow()
for (const file of [...new Set([...now, ...files.keys()])].toSorted()) {
  // what came with the site stays as it is
  if (file.startsWith('content/media/') || !(isText(file) || isPicture(file))) continue
  const bytes = now.includes(file) ? bytesOf(file) : undefined
  if (bytes && fingerprint(bytes) === files.get(file)) continue
  if (!isPlace(file)) {
    console.error(`${file} would not be taken in: npm run check says why.
${file} no se aceptaría: npm run check dice por qué.`)
    process.exit(1)
  }
  if (isText(file)) {
    const was = files.has(file) ? text(file) : null
    const is = bytes ? bytes.toString() : null
    handed.texts.push({ file, before: was, after: is })
    told.push(...linesFor(file, valueOf(was), readable(file, is)))
  } else {
    const kept = bytes && ((await asKept(bytes)) ?? bytes)
    const after = kept ? kept.toString('base64') : null
    handed.pictures.push({ file, before: files.get(file) ?? null, after })
    told.push(kept ? `${file}: ${Math.ceil(kept.length / 1000)} kB` : `${file}: deleted · borrado`)
  }
}

if (told.length === 0) {
  console.log('Nothing has been changed here.\nAquí no se ha cambiado nada.')
} else {
  const name = `changes-${handedOver}.json`
  const isThere = existsSync(name)
  writeFileSync(name, `${JSON.stringify(handed, null, 1)}\n`)
  console.log(told.join('\n'))
  console.log(`
${isThere ? 'Written anew' : 'Written'}: ${name}. Send this file to whoever looks after the site; it holds all that was changed here.
${isThere ? 'Escrito de nuevo' : 'Escrito'}: ${name}. Envíe este archivo a quien cuida el sitio; contiene todo lo que se cambió aquí.`)
}

function isPicture(file: string): boolean {
  return file.startsWith('content/pictures/')
}

/** What a file says; one that cannot be read would not be taken in either. */
function readable(file: string, source: string | null): unknown {
  try {
    return valueOf(source)
  } catch {
    console.error(`${file} cannot be read: npm run check says where.
No se puede leer ${file}: npm run check dice dónde.`)
    process.exit(1)
  }
}
