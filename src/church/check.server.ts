import type { Content, Fact, Named } from '#app/content/check/fact.ts'
import type { FieldFlaw, FieldFlaws } from '#app/content/check/finding.ts'
import { factsOfNotices } from '#app/content/check/notices.ts'
import { both } from '#app/content/fields.ts'
import { isDialledIn } from '#app/content/values.ts'
import { locales } from '#app/language/locale.ts'
import { personFiles } from '#app/people/content.server.ts'
import type { ChurchFile } from './schema.server.ts'
import { timesOfChurch } from './times/check-times.server.ts'
import { isWorship } from './times/services.ts'

/** What only shows when one looks at several fields of a church together. */
export function checkChurches(files: readonly Named<ChurchFile>[], content: Content): Fact[] {
  return [
    ...files.flatMap(({ file, said }) => ofChurch(file, said)),
    ...unseenPeople(files, content),
    ...inOnePlace(files),
    ...ofOneName(files),
  ]
}

/** People of a church whose page has no place for them. */
function unseenPeople(files: readonly Named<ChurchFile>[], content: Content): Fact[] {
  return content.of(personFiles).flatMap(({ file, said: { church, shown } }) => {
    const theirs = files.find((each) => each.file === `churches/${church}`)?.said
    if (!theirs || theirs.team || theirs.pastors || shown === 'no') return []
    return {
      file,
      way: ['church'],
      problem: both(
        'the page of this church shows no people',
        'la página de esta iglesia no muestra personas',
      ),
      remedy: both(
        `Give content/churches/${church}.json a title for its pastors or its team`,
        `Dé a content/churches/${church}.json un título para sus pastores o su equipo`,
      ),
    }
  })
}

/** Two of one name in one region: as with a copy of which only the times were changed. */
function ofOneName(files: readonly Named<ChurchFile>[]): Fact[] {
  const taken = new Map<string, string>()
  return files.flatMap(({ file, said: { name, region } }) => {
    const called = locales.map((each) => [each, name[each], region[each]].join('\n'))
    const [twin] = called.flatMap((each) => taken.get(each) ?? [])
    for (const each of called) if (!taken.has(each)) taken.set(each, file)
    if (twin === undefined) return []
    return {
      file,
      way: ['name'],
      problem: both(
        `content/${twin}.json is called so, too, in the same region`,
        `content/${twin}.json también se llama así, en la misma región`,
      ),
      remedy: both(
        'Say in one of the names what tells them apart, as the part of the town',
        'Diga en uno de los nombres qué las distingue, como el barrio',
      ),
      advice: true,
    }
  })
}

/** Two churches at one place in the list stand there in no order that anybody chose. */
function inOnePlace(files: readonly Named<ChurchFile>[]): Fact[] {
  const taken = new Map<number, string>()
  return files.flatMap(({ file, said: { order } }) => {
    const other = taken.get(order)
    taken.set(order, other ?? file)
    if (other === undefined) return []
    return {
      file,
      way: ['order'],
      problem: both(
        `content/${other}.json has the place ${order} in the list, too`,
        `content/${other}.json tiene también el lugar ${order} en la lista`,
      ),
      remedy: both(
        'Give each its own number, or put them in order in the editor: Churches › Change the Order',
        'Dé a cada una su número, u ordénelas en el editor: Iglesias › Cambiar el orden',
      ),
      advice: true,
    }
  })
}

function ofChurch(file: string, church: ChurchFile): Fact[] {
  const found = [
    ofSunday(church),
    ofNumber(church),
    ofPhone(church),
    ofNames(church),
    timesOfChurch(church),
  ].flat()
  return [...found.map((each) => ({ file, ...each })), ...factsOfNotices(file, church.notices)]
}

/** Nobody can be asked to a church without worship. In Nepal that is on Saturday, at the Gulf on Friday. */
function ofSunday(church: ChurchFile): FieldFlaws {
  const { services } = church
  if (services.some(({ day }) => day === 'sunday')) return []
  const found = {
    way: ['services'],
    problem: both('there is nothing on Sunday', 'no hay nada el domingo'),
  }
  if (!services.some((service) => isWorship(service, church))) {
    return { ...found, remedy: both('Add the Sunday service', 'Agregue la reunión del domingo') }
  }
  return {
    ...found,
    remedy: both(
      'If the church worships on another day, leave it so; otherwise add the Sunday service',
      'Si la iglesia celebra su culto otro día, déjelo así; si no, agregue la reunión del domingo',
    ),
    advice: true,
  }
}

/** Where no number is known, `{churches}` would be read as one. */
function ofNumber({ churches, about }: ChurchFile): FieldFlaws {
  const locale = locales.find((each) => about.title[each].includes('{churches}'))
  if (churches !== undefined || !locale) return []
  return {
    way: ['about', 'title', locale],
    problem: both(
      '{churches} is filled in with a number that nobody has written',
      '{churches} se completa con un número que nadie ha escrito',
    ),
    remedy: both(
      'Write how many churches this page speaks for, or take {churches} out',
      'Escriba de cuántas iglesias habla esta página, o quite {churches}',
    ),
  }
}

/** Who calls the number of another church, as it was in the file that this one was made from, calls another continent. */
function ofPhone({ phone, country }: ChurchFile): FieldFlaws {
  if (isDialledIn(country, phone)) return []
  return {
    way: ['phone'],
    problem: both(
      `"${phone}" is a number of another country`,
      `«${phone}» es un número de otro país`,
    ),
    remedy: both(
      'If it is so, leave it; otherwise write the one of this church',
      'Si es así, déjelo; si no, escriba el de esta iglesia',
    ),
    advice: true,
  }
}

/** A service names its congregation: two of one name could not be told apart. */
function ofNames({ congregations = [] }: ChurchFile): FieldFlaw[] {
  const names = congregations.map(({ name }) => name)
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : {
          way: ['congregations', index, 'name'],
          problem: both(
            `another congregation is called "${name}", too`,
            `otra congregación también se llama «${name}»`,
          ),
          remedy: both('Give each a name of its own', 'Dé a cada una un nombre propio'),
        },
  )
}
