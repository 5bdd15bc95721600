/**
 * `npm run launch-check`: lists every fact that only stands in for the true one, with file and line, and
 * the churches whose times are still being confirmed.
 * `npm run launch-check -- --confirm churches/oakley:phone` says of one that it happens to be true;
 * `npm run launch-check -- --sample pages/home:giving.text` says of one, as it stands now, that it is
 * made up.
 */
import { parseArgs } from 'node:util'
import { shownName } from '#app/content/entries.ts'
import { churchFiles } from '#app/church/content.server.ts'
import { confirm, markSample, samples } from '#app/content/samples.ts'
import { inWords } from '#app/build/disk.ts'
import { lineOf } from './report/lines.ts'

try {
  const { values } = parseArgs({
    options: {
      confirm: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string', multiple: true, default: [] },
    },
  })
  values.confirm.forEach(confirm)
  values.sample.forEach(markSample)
} catch (error) {
  console.error((inWords(error) as Error).message)
  process.exit(1)
}

const found = samples()
for (const { file, line, name, label, value } of found) {
  console.log(`${file}:${line}  ${label.en}: ${shortly(value)}  (${name})`)
}
// no sample, and no reason not to launch: the pages ask visitors to call before they come
for (const { id, content } of churchFiles.read()) {
  if (content.confirmed) continue
  const entry = `churches/${id}`
  const place = `${shownName(entry)}:${lineOf(entry, ['confirmed'])}`
  console.log(`${place}  To ask the church: when are its services? Its times are being confirmed.`)
}
if (found.length > 0) {
  console.log(
    `\n${found.length} facts are still samples. Put the true ones in their place with npm run edit, or say
that one is true after all: npm run launch-check -- --confirm ${found[0]!.name}`,
  )
  process.exit(1)
}
console.log('Every fact is real. The site may be launched.')

function shortly(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 90 ? `${text.slice(0, 90)}…` : text
}
