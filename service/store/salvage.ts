import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { replies } from '#app/contact/fields.ts'
import { locales } from '#app/language/locale.ts'
import { removeWhole } from './set-aside.ts'
import { troubleOf } from './store-errors.ts'
import { applyLog, isOfAnother, logDamage, logOf } from './store-log.ts'
import { words } from './store-words.ts'

type Row = Record<string, SQLOutputValue>

/** What can still be read of a damaged store. */
export type Salvaged = {
  rows: Row[]
  /** Every message that was in it, where one list of them is whole. */
  ids: Set<string> | undefined
}

/**
 * Reads what a damaged store still holds: the table row by row, and the words of each message where they
 * stand a second time. Where its first page is damaged, which says where everything is, that of a
 * sound store `like` it helps.
 */
export function salvage(file: string, like: string): Salvaged {
  const isOwn = !isOfAnother(file)
  const before = readCopy(file, like, (copy) => {
    if (existsSync(logOf(file)) && isOwn) copyFileSync(logOf(file), logOf(copy))
  })
  if (isOwn && !logDamage(file)) return before
  // what SQLite takes for the log, and all that comes after the damage in it
  const { rows, ids } = readCopy(file, like, (copy) => applyLog(file, copy))
  const all = new Map(before.rows.map((row) => [row.id, row]))
  for (const row of rows) {
    const known = all.get(row.id!)
    if (!known || isClean(row)) all.set(row.id!, { ...known, ...row })
  }
  return { rows: [...all.values()], ids: ids ?? before.ids }
}

function readCopy(file: string, like: string, addLog: (copy: string) => void): Salvaged {
  const copy = `${file}.salvage`
  try {
    if (existsSync(file)) copyFileSync(file, copy)
    addLog(copy)
    if (!hasTable(copy)) putFirstPage(copy, like)
    using database = new DatabaseSync(copy)
    return read(database)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // where no copy can be made, nothing is known of what could be read in it
    if (troubleOf(error).name === 'disk-full' || ['EROFS', 'EACCES'].includes(code)) throw error
    return { rows: [], ids: undefined }
  } finally {
    removeWhole(copy)
  }
}

function read(database: DatabaseSync): Salvaged {
  /** As many rows as come before a damaged page, from both ends. */
  const fromBothEnds = (columns: string, by: string, order: string) => {
    const rows: Row[] = []
    let isWhole = true
    for (const way of ['ASC', 'DESC']) {
      try {
        const all = `SELECT ${columns} FROM messages ${by} ORDER BY ${order} ${way}`
        for (const row of database.prepare(all).iterate()) rows.push(row)
        if (isWhole) break
      } catch {
        isWhole = false
      }
    }
    return { rows, isWhole }
  }
  /** One row, where it can be read. */
  const reader = (columns: string, by: string, key: string) => {
    const asked = database.prepare(`SELECT ${columns} FROM messages ${by} WHERE ${key} = ?`)
    return (value: SQLOutputValue): Row | undefined => {
      try {
        return asked.get(value as string)
      } catch {
        return undefined
      }
    }
  }
  const readRow = reader('*', 'NOT INDEXED', 'rowid')
  const readAgain = reader(`id, ${words.join(', ')}`, 'INDEXED BY twice', 'id')

  const again = fromBothEnds(`rowid AS number, id, ${words.join(', ')}`, 'INDEXED BY twice', 'id')
  const keys = fromBothEnds('rowid AS number, id', 'INDEXED BY sqlite_autoindex_messages_1', 'id')
  const numbers = fromBothEnds('rowid AS number', 'NOT INDEXED', 'rowid')

  const known = new Set(
    [again, keys, numbers].flatMap(({ rows }) => rows.map((row) => row.number!)),
  )
  const found = new Map<string, Row>()
  const second = new Map<string, Row>()
  for (const row of again.rows) {
    delete row.number
    second.set(String(row.id), row)
  }
  for (const rowid of known) {
    const row = readRow(rowid)
    if (typeof row?.id === 'string') found.set(row.id, row)
  }
  for (const id of [...found.keys(), ...keys.rows.map((row) => String(row.id))]) {
    if (second.has(id)) continue
    const row = readAgain(id)
    if (row) second.set(id, row)
  }
  for (const [id, row] of second) {
    const first = found.get(id)
    if (!first || (!isClean(first) && isClean(row))) found.set(id, { ...first, ...row })
    // which of two texts is the right one, only a person sees
    else if (isClean(row)) {
      const message = bothOf('\n\n* * *\n\n', first.message, row.message)
      found.set(id, { ...first, message, phone: bothOf(' / ', first.phone, row.phone) })
    }
  }
  const whole = [again, keys].find(({ isWhole }) => isWhole)
  return {
    rows: [...found.values()],
    ids: whole && new Set(whole.rows.map(({ id }) => String(id))),
  }
}

const bothOf = (between: string, first: SQLOutputValue = '', second: SQLOutputValue = '') =>
  first === second ? first : `${first}${between}${second}`

/** Whether nothing of it shows that it was overwritten: no message has these letters, and of few words each is one. */
const isClean = (row: Row) =>
  words.every((name) => !/[\0\ufffd]/.test(String(row[name] ?? '\0'))) &&
  typeof row.received === 'number' &&
  [...locales, ''].some((each) => each === row.answerIn) &&
  locales.some((each) => each === row.language) &&
  replies.some((each) => each === row.reply)

function hasTable(file: string): boolean {
  using database = new DatabaseSync(file)
  try {
    return (
      database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'messages'`).get() !== undefined
    )
  } catch {
    return false
  }
}

/** https://www.sqlite.org/fileformat.html#the_database_header */
function putFirstPage(file: string, like: string): void {
  const source = openSync(like, 'r')
  const header = Buffer.alloc(100)
  readSync(source, header, 0, 100, 0)
  const size = header.readUInt16BE(16)
  const page = Buffer.alloc(size)
  readSync(source, page, 0, size, 0)
  closeSync(source)
  page.writeUInt32BE(Math.floor(statSync(file).size / size), 28)
  // the freelist (bytes 32 to 39) is left empty: which pages are free is not known, and none is needed to read
  page.fill(0, 32, 40)
  const target = openSync(file, 'r+')
  writeSync(target, page, 0, size, 0)
  closeSync(target)
}
