/**
 * In place of `node:fs` and `node:path`, what the rules of content read in a browser: content as it stands on the
 * site, and over it what is being saved. So they are the very rules of `npm run check`.
 */
const files = new Map<string, string>()

export async function readAgain(): Promise<void> {
  const answer = await fetch('/admin/content.json', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`content.json: ${answer.status}`)
  const stored = (await answer.json()) as Record<string, string>
  files.clear()
  for (const [name, text] of Object.entries(stored)) files.set(name, text)
}

// some rules read while they are loaded
globalThis.process ??= { env: {}, cwd: () => '' } as unknown as NodeJS.Process
await readAgain()

// node:fs -----------------------------------------------------------------------------------

export const existsSync = (name: string) => files.has(name)
export const statSync = (name: string) => (files.has(name) ? { isFile: () => true } : undefined)

export function readFileSync(name: string): string {
  const text = files.get(name)
  if (text === undefined) throw new Error(`There is no ${name}`)
  return text
}

export const writeFileSync = (name: string, text: string) => void files.set(name, text)
export const rmSync = (name: string) => void files.delete(name)
export const mkdirSync = () => undefined
export const renameSync = (from: string, to: string) => {
  writeFileSync(to, readFileSync(from))
  rmSync(from)
}

/** Of patterns, those by which content is looked through: `*` or `**` with an ending, or without. */
export function globSync(pattern: string, { cwd }: { cwd: string }): string[] {
  const ending = pattern.slice(pattern.lastIndexOf('*') + 1)
  return [...files.keys()]
    .filter((name) => name.startsWith(`${cwd}/`) && name.endsWith(ending))
    .map((name) => name.slice(cwd.length + 1))
    .filter((name) => pattern.startsWith('**/') || !name.includes('/'))
}

// node:path ---------------------------------------------------------------------------------

const join = (...parts: string[]) => parts.filter(Boolean).join('/')
const dirname = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('/'))) || '.'
const basename = (name: string, ending = '') => {
  const last = name.slice(name.lastIndexOf('/') + 1)
  return last.endsWith(ending) ? last.slice(0, last.length - ending.length) : last
}
const posix = { join, basename, dirname }

// oxlint-disable-next-line import/no-default-export -- node:path is imported so
export default { ...posix, posix, resolve: join, relative: (_from: string, to: string) => to }
