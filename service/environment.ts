import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { inBoth } from '#app/language/command.ts'
import { nearest } from '#app/language/nearest.ts'
import { settingNames } from './settings.ts'

/** The environment, with what stands in the file `.env` where the environment says nothing. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (!existsSync('.env')) return process.env
  // with the mark that Windows puts first, Node takes it for a part of the first name
  const lines = parseEnv(readFileSync('.env', 'utf8').replace(/^\uFEFF/, ''))
  for (const name of Object.keys(lines)) {
    const meant = settingNames.includes(name) ? undefined : nearest(name, settingNames)
    if (!meant) continue
    const told = {
      en: `.env sets ${name}, which is no setting. Did you mean ${meant}?`,
      es: `.env define ${name}, que no existe en la configuración. ¿Quiso decir ${meant}?`,
    }
    console.error(inBoth(told))
  }
  // the environment itself stays as it is: the file may be read again when somebody has written it
  return { ...lines, ...process.env }
}
