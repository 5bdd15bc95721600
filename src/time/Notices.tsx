import { Changes } from './Changes.tsx'
import type { ShownNotice } from './next-in-words.ts'
import { useNotices } from './useNext.ts'

/** What is to be known of every church today. */
export function Notices({ notices }: { notices: readonly ShownNotice[] }) {
  return <Changes changes={useNotices(notices)} />
}
