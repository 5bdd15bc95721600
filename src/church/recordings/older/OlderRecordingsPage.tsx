import type { PropsOf } from '#app/page/define-page.server.ts'
import { AllRecordings } from '../AllRecordings.tsx'
import type { page } from './page.server.ts'

export function OlderRecordingsPage(props: PropsOf<typeof page>) {
  return <AllRecordings {...props} />
}
