import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { filesOf, theProject } from '../../scripts/inputs.ts'

const bin = path.resolve('node_modules/.bin')
const madeOnce = ['.cache/made', '.cache/pictures']
/** What is written anew wherever types are checked. */
const knownTypes = '.cache/types.tsbuildinfo'

/** A copy of the project to try things on. It goes when the test is over. */
export class Copy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'copy-'))
  /** Environment variables of what is run in it. What is compiled there goes with it. */
  readonly env: Record<string, string> = { NODE_COMPILE_CACHE: this.path('.cache/node') }

  /** One that is fresh knows nothing of what was made for others. */
  constructor({ fresh = false } = {}) {
    for (const part of theProject()) cpSync(part, this.path(part), { recursive: true })
    // what was made once, as cards, fonts and cuts of photographs, need not be made again
    for (const folder of fresh ? ['node_modules'] : [...madeOnce, 'node_modules']) {
      mkdirSync(folder, { recursive: true })
      mkdirSync(path.dirname(this.path(folder)), { recursive: true })
      symlinkSync(path.resolve(folder), this.path(folder), 'junction')
    }
    if (!fresh && existsSync(knownTypes)) cpSync(knownTypes, this.path(knownTypes))
  }

  files(): string[] {
    return filesOf(theProject(this.folder), this.folder)
  }

  path(file: string): string {
    return path.join(this.folder, file)
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8')
  }

  write(file: string, text: string): void {
    writeFileSync(this.path(file), text)
  }

  /** Exchanges a piece of a file, and answers on which line it stood. */
  edit(file: string, from: string, to: string): number {
    const source = this.read(file)
    expect(source, `${file} holds ${from}`).toContain(from)
    this.write(
      file,
      source.replace(from, () => to),
    )
    return source.slice(0, source.indexOf(from)).split('\n').length
  }

  run(...words: string[]): { status: number | null; printed: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...this.env },
    })
    return { status, printed: stdout + stderr }
  }

  /** Runs what must end well, and answers what it printed. */
  mustRun(...words: string[]): string {
    return endedWell(this.run(...words))
  }

  build() {
    return this.run('scripts/build.ts')
  }

  mustBuild(): string {
    return endedWell(this.build())
  }

  /** Starts the server of `npm run dev` in the copy. */
  async develop(): Promise<{ address: string; stop: () => void }> {
    const child = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', '--configLoader', 'native', '--port', '0'],
      { cwd: this.folder, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    return { address: await addressOf(child), stop: () => void child.kill() }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function endedWell({ status, printed }: { status: number | null; printed: string }): string {
  expect(status, printed).toBe(0)
  return printed
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      // colours stand between the letters of the address
      // oxlint-disable-next-line no-control-regex
      printed += chunk.toString().replace(/\u001b\[\d*m/g, '')
      const address = /http:\/\/localhost:\d+/.exec(printed)
      if (address) resolve(address[0])
    }
    child.stdout!.on('data', read)
    child.stderr!.on('data', read)
    child.on('exit', () => reject(new Error(`The server stopped: ${printed}`)))
  })
}

/** Lends a copy of the project, and takes it away afterwards. */
// oxlint-disable-next-line no-empty-pattern -- Playwright reads from the braces what is needed
export async function lendCopy({}: object, use: (copy: Copy) => Promise<void>): Promise<void> {
  const copy = new Copy()
  await use(copy)
  copy.remove()
}

/** A test that is handed a copy of the project. */
export const onCopy = test.extend<{ copy: Copy }>({ copy: lendCopy })
