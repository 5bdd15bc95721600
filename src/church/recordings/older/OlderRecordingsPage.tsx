import type { PropsOf } from '#app/page/define-page.server.ts'
import { RecordingsPage } from '../RecordingsPage.tsx'
import type { page } from './page.server.ts'

export function OlderRecordingsPage(props: PropsOf<typeof page>) {
  return <RecordingsPage {...props} />
}
