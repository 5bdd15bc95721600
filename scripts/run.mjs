// Runs a script of this project on its own Node, after installing what it needs. Plain JavaScript,
// because it must also run where the machine's Node is too old for the rest.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, whyNot } from './install.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const bin = path.join(root, 'node_modules', '.bin')
const windows = process.platform === 'win32'
const node = path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

install()
const inWords = new URL('disk-in-words.ts', import.meta.url).href
const child = spawn(node, ['--import', inWords, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    // what was compiled once need not be compiled again: a script starts in two thirds of the time
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'node'),
    // Node reads TypeScript by itself: Playwright need not translate it first, in three times as long
    // (https://github.com/microsoft/playwright/issues/41402)
    PW_DISABLE_TS_ESM: '1',
    ...process.env,
    PATH: bin + path.delimiter + process.env.PATH,
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
// npm asked to end may go without passing it on: what it has started must not go on behind it
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500).unref()
}
child.on('error', ({ message }) =>
  fail(`${process.argv[2]} could not be started: ${message}
  No se pudo iniciar ${process.argv[2]}: ${message}`),
)
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

function install() {
  try {
    if (existsSync(node) && isInstalled(root)) return
  } catch ({ message }) {
    fail(message)
  }
  console.log(`Installing what the project needs (npm ci) …
  Instalando lo que necesita el proyecto (npm ci) …`)
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    // on Windows npm is a script, which only a shell can start
    shell: windows,
  })
  if (npm.status === 0 && existsSync(node)) return
  fail(whyNot(npm.error?.message ?? npm.stderr))
}

function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}
