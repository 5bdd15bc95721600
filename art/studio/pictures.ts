/**
 * `npm run pictures`: makes every picture that is missing or has changed, and the list of them.
 * `npm run pictures -- home spain` makes these anew in any case; `-- --check` makes nothing and says
 * what is not up to date.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { shapeOf } from './cuts.ts'
import { hasAvifenc } from './encode.ts'
import { filesOf, fingerprintOf, make, sources, sweep } from './make.ts'
import { media, read, write, type Made, type Manifest } from './manifest.ts'
import { PhotoError } from './photos.ts'

const wanted = new Set(process.argv.slice(2).filter((argument) => !argument.startsWith('--')))
const check = process.argv.includes('--check')

try {
  process.exitCode = (await pictures()) ? 0 : 1
} catch (error) {
  if (!(error instanceof PhotoError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function pictures(): Promise<boolean> {
  const all = sources()
  const manifest = read<Manifest>('manifest.json')
  const made = read<Made>('made.json')
  let stale = 0
  if (!check && !hasAvifenc()) {
    console.log('avifenc is not installed (Debian: libavif-bin): pictures are made without grain.')
  }
  for (const source of all) {
    const name = source.scene.id
    const now = await fingerprintOf(source)
    const there = filesOf(name, shapeOf(source.scene.size))
      // a photograph may be too small for the largest cut
      .filter(
        (file) => !source.photo || manifest[name]?.widths.some((w) => file.includes(`-${w}.`)),
      )
      .every((file) => existsSync(path.join(media, file)))
    if (made[name] === now && manifest[name] && there && !wanted.has(name)) continue
    stale++
    if (check) {
      console.log(`${name} is not up to date: npm run pictures`)
      continue
    }
    if (source.photo && made[name] !== now) {
      console.log(`${name} is a photograph: does its description in content/ say what it shows?`)
    }
    manifest[name] = await make(source)
    made[name] = now
    // written each time, so that what is done stays done when this is stopped
    write('manifest.json', inOrder(manifest, all))
    write('made.json', inOrder(made, all))
    console.log(`${name} (${manifest[name].widths.join(', ')})`)
  }
  if (check) return stale === 0
  const gone = sweep(all.map(({ scene }) => scene.id))
  for (const file of gone) console.log(`${file} is gone`)
  write('manifest.json', inOrder(manifest, all))
  write('made.json', inOrder(made, all))
  console.log(`${all.length} pictures, ${stale} of them made now`)
  return true
}

function inOrder<T>(entries: Record<string, T>, all: ReturnType<typeof sources>) {
  const names = all.map(({ scene }) => scene.id).filter((name) => name in entries)
  return Object.fromEntries(names.map((name) => [name, entries[name]!])) as Record<string, T>
}
