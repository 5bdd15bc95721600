import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '#app/language/command.ts'
import { contentFolder } from './folder.ts'

// files of content by their names: 'site', 'churches/oakley', 'pages/home'

/** Files that look like content and are not read, since their names end otherwise: `supper.json.txt`. */
export function strayFiles(): string[] {
  return globSync('**/*', { cwd: contentFolder })
    .filter((file) => /\.(json|txt)/i.test(file) && !file.endsWith('.json'))
    .map((file) =>
      path.relative(process.cwd(), path.join(contentFolder, file)).replaceAll('\\', '/'),
    )
}

/** The names of the files in a folder of content, without their ending. Git drops a folder with its last file. */
export function namesIn(folder: string): string[] {
  return globSync('*.json', { cwd: path.join(contentFolder, folder) })
    .map((file) => path.basename(file, '.json'))
    .toSorted()
}

export function entryFile(name: string): string {
  return path.join(contentFolder, `${name}.json`)
}

/** A file as people know it: `content/churches/oakley.json`. */
export function shownName(name: string): string {
  return path.relative(process.cwd(), entryFile(name)).replaceAll('\\', '/')
}

/** Of a file that nothing can be made of. */
export function unreadable(name: string): Refusal {
  const file = shownName(name)
  return new Refusal({
    en: `${file} cannot be read: npm run check says why.`,
    es: `No se puede leer ${file}: npm run check dice por qué.`,
  })
}

/** Reads a file as it is, whether or not it is as it should be. */
export function readEntry(name: string, as?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(readFileSync(entryFile(name), 'utf8').replace(/^\uFEFF/, ''), as)
  } catch {
    throw unreadable(name)
  }
}

/** What the files of a folder say, as far as they can be read; nobody has checked it yet. */
export function readableIn(folder: string): Record<string, unknown>[] {
  return namesIn(folder).flatMap((name) => {
    try {
      return [Object(readEntry(`${folder}/${name}`)) as Record<string, unknown>]
    } catch {
      return []
    }
  })
}
