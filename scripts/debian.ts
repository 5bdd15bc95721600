import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages of Debian where that is possible without asking anybody; answers whether it was. */
export function installFromDebian(...packages: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  console.log(`Installing Debian’s ${packages.join(', ')} …`)
  const run = (...words: string[]) => execFileSync('apt-get', words, { stdio: 'inherit' })
  try {
    run('update', '-qq')
    run('install', '-y', '-qq', '--no-install-recommends', ...packages)
    return true
  } catch {
    console.log('That did not work.')
    return false
  }
}
