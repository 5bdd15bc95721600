import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#app/language/command.ts'
import type { Settings } from '../settings.ts'
import {
  backupsIn,
  copiesBeside,
  eraseFromCopies,
  folderOfBackups,
  newestGood,
  type Erased,
} from '../store/backup.ts'
import { salvage } from '../store/salvage.ts'
import { hasBeenThere, openSqliteStore } from '../store/sqlite-store.ts'
import { createSteadyStore } from '../store/steady-store.ts'
import { troubleOf } from '../store/store-errors.ts'
import { contentWithLog } from '../store/store-log.ts'
import { examine } from '../store/store-work.ts'
import { statements, type Listed, type Store } from '../store/store.ts'
import { lastFound } from '../troubles/alarm.ts'
import type { Trouble } from '../troubles/troubles.ts'
import { createWatch, type Watch } from '../troubles/watch.ts'

/** As much of a store as reading messages needs. */
export type Inbox = Pick<Store, 'list' | 'markAnswered'> & {
  /** Takes a message out for good, wherever it is; answers what there is to say of it. */
  erase(id: string): Promise<Erased>
  /** What is wrong, by the service's own eyes. */
  troubles(): Promise<readonly Trouble[]>
}

/** The messages in the file of this machine, or nothing where there is none yet. */
export function localInbox(settings: Settings): Inbox | undefined {
  const file = path.join(settings.DATA, 'messages.sqlite')
  const backups = folderOfBackups(settings)
  if (!hasBeenThere(file)) return undefined
  const store = createSteadyStore({
    open: () => openSqliteStore(file),
    onFailure: (error) => watch.failed(error),
  })
  const watch: Watch = createWatch(store, settings)
  process.once('exit', () => void store.close())
  return {
    markAnswered: (...given) => store.markAnswered(...given),
    async list() {
      try {
        return await store.list()
      } catch (error) {
        const { name } = troubleOf(error)
        const isUnwritable = name === 'disk-full' || name === 'disk-read-only'
        // that there are none must not be said of messages that cannot be read
        if (!isUnwritable && name !== 'store-damaged') throw error
        // what can be read of it is read; only a sound store can be written
        const rows = isUnwritable
          ? readUnwritten(file)
          : salvage(file, (await newestGood(backups)) ?? file).rows
        return rows.map((row) => ({ ...unknown, ...row }) as Listed)
      }
    },
    async erase(id) {
      const isHere = await store.erase(id)
      const erased = eraseFromCopies([...backupsIn(backups), ...copiesBeside(file)], id)
      return { ...erased, found: isHere || erased.found }
    },
    async troubles() {
      const noted = await lastFound(store).catch(() => [])
      const found = await watch.ask(Date.now())
      const { damage } = await examine(file).catch(() => ({ damage: undefined }))
      if (damage) await watch.note('store-damaged', { damage })
      const seen = watch.found()
      const others = noted.filter(({ name }) => found.every((each) => each.name !== name))
      // what is asked here is known better than what was noted
      return [...seen, ...others.filter(({ name }) => !watch.asks(name))]
    },
  }
}

/** Reads a store without a byte beside it, where there is no room for what SQLite puts there. */
function readUnwritten(file: string): object[] {
  const content = contentWithLog(file)
  // in memory there is no log: https://www.sqlite.org/fileformat2.html#file_format_version_numbers
  content.fill(1, 18, 20)
  using database = new DatabaseSync(':memory:')
  database.deserialize(content)
  return database.prepare(statements.list).all()
}

/** What a message is, as long as nothing says otherwise. */
export const unknown = {
  attempts: 0,
  next: 0,
  sent: null,
  answered: null,
  problem: null,
  refused: null,
  reminded: null,
  escalated: null,
}

/** The messages of a site on the edge, by its address and the token that was set there. */
export function remoteInbox(site: string, token: string): Inbox {
  const ask = async (method: string, address: string): Promise<unknown> => {
    const answer = await fetch(new URL(`/api/inbox${address}`, site), {
      method,
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => {
      throw new Refusal({
        en: `${site} does not answer: is INBOX_URL its address, and this machine online?`,
        es: `${site} no responde: ¿es INBOX_URL su dirección y está este equipo en línea?`,
      })
    })
    if (answer.ok) return answer.json()
    throw new Refusal({
      en: `${site} answers ${answer.status}: is INBOX_TOKEN the one that was set there, and INBOX_URL its address?`,
      es: `${site} responde ${answer.status}: ¿es INBOX_TOKEN el que se definió allí, e INBOX_URL su dirección?`,
    })
  }
  return {
    list: async () => (await ask('GET', '')) as Listed[],
    erase: async (id) => {
      const found = (await ask('DELETE', `/${id}`)) as boolean
      return { found, deleted: [], left: [] }
    },
    troubles: async () => (await ask('GET', '/troubles')) as Trouble[],
    markAnswered: async (id, instant) =>
      (await ask(instant === null ? 'DELETE' : 'PUT', `/${id}/answered`)) as boolean,
  }
}
