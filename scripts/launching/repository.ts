import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Told } from '#app/language/told.ts'
import { waitForEnter } from './ask.ts'
import type { Step } from './step.ts'

function git(...words: string[]): string | undefined {
  // it must not ask for a password that nobody sees it ask for
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', timeout: 30_000, env })
  return status === 0 ? stdout.trim() : undefined
}

/** Where versions are kept beside this computer, as it was written: `git remote get-url` follows `insteadOf`. */
export const remoteUrl = () => git('config', 'remote.origin.url')

export const repository: Step = {
  title: { en: 'A place where every version is kept', es: 'Un lugar que guarda cada versión' },
  missing,
  go: waitForEnter,
}

function missing(): Told | undefined {
  if (git('--version') === undefined) {
    return {
      en: 'git is not installed: https://git-scm.com/downloads',
      es: 'git no está instalado: https://git-scm.com/downloads',
    }
  }
  if (!existsSync('.git')) {
    return {
      en: 'This folder is no repository yet. Type: git init --initial-branch=main',
      es: 'Esta carpeta no es todavía un repositorio. Escriba: git init --initial-branch=main',
    }
  }
  if (
    git('--no-optional-locks', 'status', '--porcelain') !== '' ||
    git('rev-parse', 'HEAD') === undefined
  ) {
    return {
      en: 'Something here is not kept yet. Type: git add --all, and then: git commit --message "Our facts"',
      es: 'Aquí hay algo sin guardar. Escriba: git add --all, y después: git commit --message "Nuestros datos"',
    }
  }
  const remote = remoteUrl()
  if (remote === undefined) {
    return {
      en: 'Make an empty private repository in an organization of the church (docs/publishing.md, step 5), and type: git remote add origin and the address it shows',
      es: 'Cree un repositorio privado y vacío en una organización de la iglesia (docs/publicar.md, paso 5) y escriba: git remote add origin y la dirección que muestra',
    }
  }
  const there = git('ls-remote', 'origin')
  if (there === undefined) {
    return {
      en: `${remote} does not answer, or does not let you in. Type: git ls-remote origin, which says why`,
      es: `${remote} no responde o no le deja entrar. Escriba: git ls-remote origin, que dice por qué`,
    }
  }
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')
  if (there.split('\n').includes(`${git('rev-parse', 'HEAD')}\trefs/heads/${branch}`))
    return undefined
  return {
    en: 'What is kept here is not there yet. Type: git push --set-upstream origin main',
    es: 'Lo que está guardado aquí no está todavía allí. Escriba: git push --set-upstream origin main',
  }
}
