import { globSync } from 'node:fs'
import type { Plugin } from 'vite'
import { tooManyToName } from '#app/church/too-many.server.ts'
import { contentFolder } from '#app/content/folder.ts'

const nothing = '\0no-search'

/** Whether visitors are sent the search for one church of many. */
export function sendsSearch(): boolean {
  return tooManyToName(globSync('churches/*.json', { cwd: contentFolder }).length)
}

/** The search for one church of many is not sent to visitors of few: no page of theirs shows it. */
export function fewChurches(): Plugin {
  const isSent = sendsSearch()
  return {
    name: 'praise-chapel:few-churches',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /(\/finder|^\.)\/Church(Finder|Search)\.tsx$/ },
      handler: () => (isSent ? undefined : nothing),
    },
    load: {
      filter: { id: /^\0no-search$/ },
      handler: () => 'export const ChurchFinder = () => null, ChurchSearch = ChurchFinder',
    },
  }
}
