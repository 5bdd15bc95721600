import type { PropsOf } from '#app/page/define-page.server.ts'
import { AllRecordings } from './AllRecordings.tsx'
import type { page } from './page.server.ts'

export function RecordingsPage(props: PropsOf<typeof page>) {
  return <AllRecordings {...props} />
}
