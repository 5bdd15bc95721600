import { existsSync } from 'node:fs'
import path from 'node:path'
import { eraseFromBackups } from './backup.ts'
import type { Listed, Store } from './store.ts'
import { openSqliteStore } from './sqlite-store.ts'

/** As much of a store as reading messages needs. */
export type Inbox = Pick<Store, 'list' | 'erase' | 'markAnswered'>

/** The messages in the file of this machine, or nothing where there is none yet. */
export function localInbox(data: string, backups: string): Inbox | undefined {
  const file = path.join(data, 'messages.sqlite')
  if (!existsSync(file)) return undefined
  const { list, erase, markAnswered, close } = openSqliteStore(file)
  process.once('exit', () => void close())
  return {
    list,
    markAnswered,
    erase: async (id) => {
      const erased = await erase(id)
      eraseFromBackups(backups, id)
      return erased
    },
  }
}

/** The messages of a site on the edge, by its address and the token that was set there. */
export function remoteInbox(site: string, token: string): Inbox {
  const ask = async (method: string, address: string): Promise<unknown> => {
    const answer = await fetch(new URL(`/api/inbox${address}`, site), {
      method,
      headers: { authorization: `Bearer ${token}` },
    })
    if (answer.ok) return answer.json()
    throw new Error(
      `${site} answers ${answer.status}: is INBOX_TOKEN the one that was set there, and INBOX_URL its address?`,
    )
  }
  const isDone = async (method: string, address: string) =>
    ((await ask(method, address)) as { done: boolean }).done
  return {
    list: async () => (await ask('GET', '')) as Listed[],
    erase: (id) => isDone('DELETE', `/${id}`),
    markAnswered: (id, instant) => isDone(instant === null ? 'DELETE' : 'PUT', `/${id}/answered`),
  }
}
