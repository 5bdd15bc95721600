/**
 * `npm run launch-check`: lists every fact that only stands in for the true one, with file and line, those
 * that can reach nobody whatever was changed about them, the churches whose times are still being confirmed,
 * and whoever is shown by name or face without a day on which they agreed.
 * `npm run launch-check -- --confirm churches/oakley:phone` says of one that it happens to be true;
 * `npm run launch-check -- --sample pages/home:giving.text` says of one, as it stands now, that it is
 * made up.
 */
import { parseArgs } from 'node:util'
import { churchFiles } from '#app/church/content.server.ts'
import { placeOf } from '#app/content/check/place.ts'
import { both, type Picture } from '#app/content/fields.ts'
import { picturesNamed } from '#app/content/pictures.ts'
import { confirm, markSample, samples } from '#app/content/samples.ts'
import { inBoth } from '#app/language/command.ts'
import { inWords } from '#app/language/disk.ts'
import type { Told } from '#app/language/told.ts'
import { personFiles } from '#app/people/content.server.ts'
import { isKept } from '#app/pictures/library.ts'
import { shortly } from './handing-over/changes.ts'
import { unrealFacts } from './unreal.ts'

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
  console.log(`${file}:${line}  ${label.en} · ${label.es}: ${shortly(value)}  (${name})`)
}
const known = new Set(found.map(({ file, line }) => `${file}:${line}`))
const unreal = unrealFacts().filter(({ file, line }) => !known.has(`${file}:${line}`))
for (const { file, line, label, value } of unreal) {
  console.log(`${file}:${line}  ${label.en} · ${label.es}: ${shortly(value)}`)
}
// no sample, and no reason not to launch: the pages ask visitors to call before they come
for (const { id, content } of churchFiles.read()) {
  const entry = `churches/${id}`
  const ask = (field: string, en: string, es: string) =>
    tell(entry, [field], both(`To ask the church: ${en}`, `Por preguntar a la iglesia: ${es}`))
  if (!content.confirmed) {
    ask(
      'confirmed',
      'when are its services? Its times are being confirmed.',
      '¿cuándo son sus reuniones? Sus horarios están por confirmar.',
    )
  }
  if (!content.spoken) {
    ask(
      'phone',
      'in which languages does somebody answer there? (spoken)',
      '¿en qué idiomas responde alguien allí? (spoken)',
    )
  }
}
// nor are these: whoever is shown has been asked, and only those who asked know
for (const { id, content } of personFiles.read()) {
  if (content.shown || content.agreed) continue
  tell(
    `people/${id}`,
    ['name'],
    both(
      'Shown by name. Have they agreed? (agreed) Their role alone is enough. (shown)',
      'Aparece con su nombre. ¿Ha dado su permiso? (agreed) También basta con su cargo. (shown)',
    ),
  )
}
for (const { file, way, scene } of picturesNamed()) {
  const { alt, agreed, shape } = scene as Partial<Picture>
  // what came with the site was drawn
  if (!alt || agreed || shape === 'map' || isKept(scene)) continue
  tell(
    file,
    way,
    both(
      'Can anybody be recognized on this picture? Then all of them are to have agreed. (agreed)',
      '¿Se reconoce a alguien en esta imagen? Entonces hace falta el permiso de todos. (agreed)',
    ),
  )
}
if (found.length > 0) {
  const { name } = found[0]!
  const confirm = `npm run launch-check -- --confirm ${name}`
  console.log(
    found.length === 1
      ? `\nOne fact is still a sample. Put the true one in its place with npm run edit, or say
that it is true after all: ${confirm}
Un dato es todavía inventado. Ponga el verdadero en su lugar con npm run edit, o diga que
resulta cierto: ${confirm}`
      : `\n${found.length} facts are still samples. Put the true ones in their place with npm run edit, or say
that one is true after all: ${confirm}
${found.length} datos son todavía inventados. Ponga los verdaderos en su lugar con npm run edit, o diga que
uno resulta cierto: ${confirm}`,
  )
}
if (unreal.length > 0) {
  console.log(
    `\nFacts that can reach nobody: ${unreal.length}. Addresses that end in .example, numbers kept for films: write the true ones.
Datos que no llevan a nadie: ${unreal.length}. Direcciones que terminan en .example, números reservados para el cine: escriba los verdaderos.`,
  )
}
if (found.length + unreal.length > 0) process.exit(1)
console.log(
  'Every fact is real. The site may be launched.\nTodos los datos son verdaderos. El sitio puede publicarse.',
)

function tell(entry: string, way: (string | number)[], told: Told): void {
  const { file, line } = placeOf(entry, way)
  console.log(`${file}:${line}  ${inBoth(told)}`)
}
