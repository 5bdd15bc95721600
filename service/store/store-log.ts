/**
 * The log of the messages (`-wal`): where SQLite puts what is committed, until it is moved into the file.
 * SQLite takes the first frame that is not as it was written for the end of the log, and so forgets, without a
 * word, whatever was committed after it. https://www.sqlite.org/fileformat2.html#the_write_ahead_log
 */
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs'

export const logOf = (file: string) => `${file}-wal`

const [headLength, frameHeadLength] = [32, 24]
const usualPageSize = 4096

type Sums = readonly [number, number]

type Frame = {
  /** Which page of the file it holds, as it is in this log. */
  page: number
  content: Buffer
  /** How many pages the file has, where a commit ends here. */
  commits: number
  /** Whether it is as it was written; nothing where that cannot be told. */
  isSound: boolean | undefined
}

/** All frames that are of this log, and not left of one before it. */
type Log = { pageSize: number; isHeadSound: boolean; frames: Frame[]; firstBad: number | undefined }

/**
 * What is wrong with a log, if anything is: a frame that was overwritten, with a commit after it. What comes
 * after the last commit, or ends it, may be what was written when the power went: nobody was told that it
 * was kept.
 */
export function logDamage(file: string): string | undefined {
  let before: string | undefined
  // whoever has it open may be writing while it is read: damage stays where it is
  for (let tries = 0; tries < 3; tries++) {
    // the file itself is not touched: whoever closes it gives up the locks of all who have it open in this process
    const found = damageIn(readLog(file, () => usualPageSize))
    if (found === undefined || found === before) return found
    before = found
  }
  return undefined
}

function damageIn(log: Log | undefined): string | undefined {
  if (!log) return undefined
  if (!log.isHeadSound) return 'the log: its head'
  const { frames, firstBad = frames.length } = log
  const isAfter = frames.slice(firstBad + 1).some(({ commits }) => commits > 0)
  return isAfter ? `the log: frame ${firstBad + 1} of ${frames.length}` : undefined
}

/**
 * Whether a log was left beside a file that never had one: a copy that somebody has put in the place of the
 * messages, over which SQLite would lay it. Not to be asked of a file that this process has open: whoever closes a
 * file gives up all its locks on it. https://www.sqlite.org/fileformat2.html#file_format_version_numbers
 */
export function isOfAnother(file: string): boolean {
  const { size = 0 } = statSync(logOf(file), { throwIfNoEntry: false }) ?? {}
  return size > headLength && headOf(file)[18] === 1
}

/** What is wrong with a log before its file is opened. */
export const damageBefore = (file: string): string | undefined =>
  isOfAnother(file) ? 'the log: of another file' : logDamage(file)

/** Puts all that can be read of a log into a copy of its file, also what comes after damage. */
export function applyLog(log: string, copy: string): void {
  writeFileSync(copy, laidOver(readFileSync(copy), readLog(log)))
}

/** What a file holds with its log, in memory: SQLite would have to write beside it. */
export const contentWithLog = (file: string): Buffer => laidOver(readFileSync(file), readLog(file))

function laidOver(file: Buffer, log: Log | undefined): Buffer {
  const { pageSize, frames } = log ?? { pageSize: 0, frames: [] }
  const end = frames.findLastIndex(({ commits }) => commits > 0)
  const pages = frames[end]?.commits
  if (!pages) return file
  const whole = Buffer.alloc(pages * pageSize)
  file.copy(whole)
  for (const { page, content, isSound } of frames.slice(0, end + 1)) {
    if (isSound === false || page < 1 || page > pages) continue
    content.copy(whole, (page - 1) * pageSize)
  }
  return whole
}

/** What a log holds; where its head does not say how large a page is, that has to be known otherwise. */
function readLog(file: string, sizeOf: (file: string) => number = pageSizeOf): Log | undefined {
  const bytes = contentOf(logOf(file))
  if (bytes.length <= headLength) return undefined
  const head = bytes.subarray(0, headLength)
  const magic = head.readUInt32BE(0)
  const order = magic & 1 ? 'big' : 'little'
  const headSums = sumsOf(order, [0, 0], head.subarray(0, 24))
  const isHeadSound = magic >>> 1 === 0x377f0682 >>> 1 && isSame(headSums, sumsAt(head, 24))
  const pageSize = isHeadSound ? head.readUInt32BE(8) & 0xffff || 65_536 : sizeOf(file)
  const all = partsOf(bytes.subarray(headLength), frameHeadLength + pageSize)
  const salts = isHeadSound ? saltsAt(head, 16) : agreed(all)
  const frames: Frame[] = []
  let firstBad: number | undefined
  /** What the frame before says of its end; nothing where it is not of this log. */
  let sums: Sums | undefined = isHeadSound ? headSums : undefined
  let isBelieved = isHeadSound
  for (const [index, part] of all.entries()) {
    const isOurs = saltsAt(part, 8) === salts
    const content = part.subarray(frameHeadLength)
    const said = sumsAt(part, 16)
    const follows =
      isOurs &&
      sums !== undefined &&
      isSame(said, sumsOf(order, sumsOf(order, sums, part.subarray(0, 8)), content))
    // of two that do not fit, either may be the one that was overwritten
    const isSound = follows || (isBelieved ? false : undefined)
    if (!follows) firstBad ??= index
    frames.push({
      page: isOurs ? part.readUInt32BE(0) : 0,
      content,
      commits: isOurs ? part.readUInt32BE(4) : 0,
      isSound,
    })
    sums = isOurs ? said : undefined
    isBelieved = follows
  }
  return { pageSize, isHeadSound, frames, firstBad }
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

function pageSizeOf(file: string): number {
  const said = headOf(file).readUInt16BE(16)
  return said === 1 ? 65_536 : said >= 512 ? said : usualPageSize
}

/** Its beginning, as far as it is there: https://www.sqlite.org/fileformat2.html#the_database_header */
function headOf(file: string): Buffer {
  const head = Buffer.alloc(20)
  if (!existsSync(file)) return head
  const opened = openSync(file, 'r')
  readSync(opened, head, 0, head.length, 0)
  closeSync(opened)
  return head
}

/** As many whole parts as there are. */
function partsOf(bytes: Buffer, length: number): Buffer[] {
  const count = Math.floor(bytes.length / length)
  return Array.from({ length: count }, (_, n) => bytes.subarray(n * length, (n + 1) * length))
}

const saltsAt = (bytes: Buffer, at: number) => bytes.toString('hex', at, at + 8)

/** By what frames are known as those of one log, where its head does not say it: two in a row agree. */
function agreed(parts: readonly Buffer[]): string | undefined {
  const all = parts.map((part) => saltsAt(part, 8))
  return all.find((each, index) => each === all[index + 1]) ?? all[0]
}

const sumsAt = (bytes: Buffer, at: number): Sums => [
  bytes.readUInt32BE(at),
  bytes.readUInt32BE(at + 4),
]

const isSame = (one: Sums, other: Sums) => one[0] === other[0] && one[1] === other[1]

/** https://www.sqlite.org/fileformat2.html#checksum_algorithm */
function sumsOf(order: 'big' | 'little', [first, second]: Sums, bytes: Buffer): Sums {
  const word = order === 'big' ? 'readUInt32BE' : 'readUInt32LE'
  let [one, two] = [first, second]
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + bytes[word](at) + two) >>> 0
    two = (two + bytes[word](at + 4) + one) >>> 0
  }
  return [one, two]
}
