import { existsSync } from 'node:fs'

/** The environment, with what stands in the file `.env` where the environment says nothing. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
