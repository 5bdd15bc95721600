import type { Content, Fact, Named } from '#app/content/check/fact.ts'
import { both } from '#app/content/fields.ts'
import { personFiles } from '#app/people/content.server.ts'
import { names } from '#app/people/named.server.ts'
import type { RecordingsFile } from './schema.server.ts'

/** What a feed may bring stops no site: it is advice. */
export function checkRecordings(files: readonly Named<RecordingsFile>[], content: Content): Fact[] {
  const unnamed = content.of(personFiles).filter(({ said }) => said.shown)
  const seen = new Map<string, string>()
  const nowhere = files.filter(({ said }) => !said.church)
  const told = files.flatMap(({ file, said: { recordings = [] } }) =>
    recordings.flatMap(({ title, speaker = '', link }, index): Fact[] => {
      const first = seen.get(link)
      seen.set(link, first ?? file)
      const person = unnamed.find(({ said }) => names(said.name, `${title} ${speaker}`))
      const way = ['recordings', index]
      const twice = first && {
        file,
        way: [...way, 'link'],
        problem: both(
          `the recording is in content/${first}.json already`,
          `la grabación ya está en content/${first}.json`,
        ),
        remedy: both('Delete one of the two', 'Borre una de las dos'),
        advice: true as const,
      }
      const naming = person && {
        file,
        way,
        problem: both(
          `it names somebody who does not wish to be named (content/${person.file}.json): visitors do not see it so`,
          `nombra a alguien que no desea que se le nombre (content/${person.file}.json): los visitantes no lo ven así`,
        ),
        remedy: both(
          'Take the name out of the title and of who speaks',
          'Quite el nombre del título y de quien predica',
        ),
        advice: true as const,
      }
      return [twice, naming].filter((found) => found !== undefined && found !== '')
    }),
  )
  return [...nowhere.map(({ file }) => ({ file, ...nobodyHears })), ...told]
}

const nobodyHears = {
  way: ['church'],
  problem: both('no page has these recordings', 'ninguna página tiene estas grabaciones'),
  remedy: both('Choose the church, or delete this file', 'Elija la iglesia o borre este archivo'),
  advice: true as const,
}
