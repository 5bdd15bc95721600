import { Refusal } from './command.ts'
import type { Told } from './told.ts'

const full: Told = {
  en: 'The disk is full, so nothing more could be written. Make room on it, then try again.',
  es: 'El disco está lleno y no se pudo escribir nada más. Haga espacio y vuelva a intentarlo.',
}

const closed = (file: string): Told => ({
  en: `This may not be written: ${file}. Is it yours, on a disk that takes changes, and not open in another program?`,
  es: `No se permite escribir aquí: ${file}. ¿Es suyo, está en un disco que admite cambios y no lo tiene abierto otro programa?`,
})

/** What was thrown; where a disk was the reason, in words, since nobody needs to know what ENOSPC is. */
export function inWords(thrown: unknown): unknown {
  const failure = thrown as Partial<NodeJS.ErrnoException & { errcode: number }>
  const { code = '', errcode = '', message = '', path, syscall } = failure
  // to listen may not be allowed either
  if (syscall === 'listen') return thrown
  // what bundles scripts is no part of Node, nor is SQLite: each says it its own way
  const said = `${code} ${errcode} ${message}`
  // 4874: no room for what SQLite puts beside a file, https://sqlite.org/rescode.html#ioerr_shmsize
  if (/\b(ENOSPC|EDQUOT|4874)\b|os error 28\b|disk is full/.test(said)) return new Refusal(full)
  if (!/\b(EACCES|EPERM|EROFS)\b|os error (1|13|30)\b/.test(said)) return thrown
  return new Refusal(closed(path ?? message))
}

/** Does something, and throws in words where a disk keeps it from being done. */
export async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw inWords(error)
  }
}
