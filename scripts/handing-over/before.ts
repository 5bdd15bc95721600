import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { writeJson } from '#app/content/write-json.ts'

/** What a folder that is no repository remembers: how its content was when it came here. */
const received = '.received.json'

export type Before = {
  files: ReadonlyMap<string, string>
  text: (file: string) => string
}

/** What Windows leaves in a folder that somebody has looked at; what macOS does is hidden. */
const leftBehind = '**/{Thumbs.db,desktop.ini}'

/** Every file that volunteers change: texts and photographs. */
export function filesNow(): string[] {
  const exclude = ['content/media/**', leftBehind]
  return globSync(['content/**/*.json', 'content/pictures/*'], { exclude })
    .filter((file) => statSync(file).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

export const isText = (file: string) => file.endsWith('.json')

/** A file as it is compared: Windows may end its lines another way. */
export function bytesOf(file: string): Buffer {
  const bytes = readFileSync(file)
  return isText(file) ? Buffer.from(bytes.toString().replaceAll('\r\n', '\n')) : bytes
}

/** The fingerprint of a file, which is that of git: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function fingerprint(bytes: Buffer): string {
  return hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]))
}

/** Notes how content is now, where neither git nor an earlier note knows it. */
export function rememberContent(): void {
  if (existsSync('.git') || existsSync(received)) return
  const known = filesNow().map((file) => {
    const bytes = bytesOf(file)
    return [file, isText(file) ? { text: bytes.toString() } : { fingerprint: fingerprint(bytes) }]
  })
  writeJson(received, Object.fromEntries(known))
}

/** How content was before; nothing where nobody has noted it. */
export function contentBefore(): Before | undefined {
  return existsSync('.git') ? beforeInGit() : beforeInNote()
}

function beforeInGit(): Before {
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  const lines = git('ls-tree', '-r', '-z', 'HEAD', 'content/').split('\0').filter(Boolean)
  const files = lines.map((line): [string, string] => {
    const [about = '', file = ''] = line.split('\t')
    return [file, about.split(' ').at(-1)!]
  })
  return {
    files: new Map(files),
    text: (file) => git('cat-file', 'blob', `HEAD:${file}`),
  }
}

function beforeInNote(): Before | undefined {
  if (!existsSync(received)) return undefined
  type Known = { text: string } | { fingerprint: string }
  const known = JSON.parse(readFileSync(received, 'utf8')) as Record<string, Known>
  const files = Object.entries(known).map(([file, each]): [string, string] => [
    file,
    'text' in each ? fingerprint(Buffer.from(each.text)) : each.fingerprint,
  ])
  return { files: new Map(files), text: (file) => (known[file] as { text: string }).text }
}
