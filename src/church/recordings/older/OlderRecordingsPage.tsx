export { RecordingsPage as OlderRecordingsPage } from '../RecordingsPage.tsx'
