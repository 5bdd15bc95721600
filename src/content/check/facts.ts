import path from 'node:path'
import * as v from 'valibot'
import { withoutLocale } from '#app/language/locale.ts'
import { oneDay } from '#app/time/dates.ts'
import { networkSites } from '../common-fields.ts'
import { namesIn } from '../entries.ts'
import { type About, both } from '../fields.ts'
import { folders, kindOf, kinds } from '../kinds.ts'
import { hasItsDigits } from '../values.ts'
import { fieldsIn, schemaAt, type Way } from '../walk.ts'
import type { Content, Fact } from './fact.ts'
import { nowOrLater } from './times.ts'

/** What each subject asks of its own files, and what is asked of every field by its description. */
export function factFindings(content: Content): Fact[] {
  const fields = content.all.flatMap(({ file, said }) => {
    const schema = kindOf(file)?.schema
    if (!schema) return []
    // of what does not have the form of its field, that is told alone
    const fits = ({ way, value }: Omit<Field, 'file'>) => v.is(schemaAt(schema, way)!, value)
    const fitting = fieldsIn(schema, said).filter(fits)
    return fitting.map((field) => ({ file, ...field }))
  })
  return [
    ...kinds.flatMap((kind) => kind.check?.(content.of(kind) as never, content) ?? []),
    ...references(fields),
    ...formerAddresses(fields, content),
    ...pictures(fields, content),
    ...twice(fields),
    ...otherwiseLong(fields),
    ...otherNetworks(fields),
    ...toCome(fields),
    ...farAway(fields),
  ]
}

type Field = { file: string; way: Way; value: string; about: About }

function references(fields: readonly Field[]): Fact[] {
  return fields.flatMap(({ file, way, value, about: { fileOf } }) => {
    const folder = folders.find(({ name }) => name === fileOf)
    if (!folder?.unknown) return []
    const known = namesIn(folder.name)
    // that there is none at all is told once, of the folder
    if (known.length === 0 && folder.needed) return []
    return known.includes(value) ? [] : [{ file, way, ...folder.unknown(value, known.join(', ')) }]
  })
}

/** An address leads to one page: the one that stands there, or that of the one file that had it. */
function formerAddresses(fields: readonly Field[], { all }: Content): Fact[] {
  const inFolders = all.filter(({ file }) =>
    folders.some(({ name }) => name === path.dirname(file)),
  )
  const taken = new Map(inFolders.map(({ file }) => [`/${file}`, file]))
  const former = fields.filter(({ way }) => way[0] === 'formerly')
  return former.flatMap(({ file, way, value }): Fact | [] => {
    const address = withoutLocale(value)
    const other = taken.get(address)
    taken.set(address, file)
    if (!other || other === file) return []
    return {
      file,
      way,
      problem: both(
        `"${value}" leads to content/${other}.json`,
        `«${value}» lleva a content/${other}.json`,
      ),
      remedy: both('Take it out of one of the two', 'Quítela de uno de los dos'),
    }
  })
}

function pictures(fields: readonly Field[], { pictures }: Content): Fact[] {
  return fields
    .filter(({ about, value }) => about.widget === 'picture' && !pictures.has(value))
    .map(({ file, way, value }) => {
      // as other machines write it: in other letters, with its accents apart, or as in an address
      const near = [...pictures].find((each) =>
        [each, encodeURI(each.normalize())].map(alike).includes(alike(value)),
      )
      return {
        file,
        way,
        problem: both(`there is no picture "${value}"`, `no hay ninguna imagen «${value}»`),
        remedy: near
          ? both(`Did you mean "${near}"?`, `¿Quiso decir «${near}»?`)
          : both(
              `Put the file into the folder content/pictures, or choose another picture`,
              `Ponga el archivo en la carpeta content/pictures o elija otra imagen`,
            ),
      }
    })
}

const alike = (file: string) => file.normalize().toLowerCase()

/** A number in two files is two facts. */
function twice(fields: readonly Field[]): Fact[] {
  const seen = new Map<string, string>()
  return fields
    .filter(({ about }) => about.once)
    .flatMap(({ file, way, value }) => {
      const first = seen.get(value) ?? file
      seen.set(value, first)
      if (first === file) return []
      return {
        file,
        way,
        problem: both(
          `"${value}" is in content/${first}.json, too`,
          `«${value}» está también en content/${first}.json`,
        ),
        remedy: both('Keep it in one of the two', 'Déjelo en uno de los dos'),
        // a pastor may answer the telephone of the church
        advice: true,
      }
    })
}

/** A digit too few or too many is not seen by who reads over a number. */
function otherwiseLong(fields: readonly Field[]): Fact[] {
  return fields
    .filter(({ about, value }) => about.once && !hasItsDigits(value))
    .map(({ file, way, value }) => ({
      file,
      way,
      problem: both(
        `"${value}" is not as long as numbers of its country`,
        `«${value}» no tiene tantas cifras como los números de su país`,
      ),
      remedy: both(
        'Count its digits, and look at the code of the country',
        'Cuente las cifras y mire el código del país',
      ),
      // there are numbers that telephones know and no list does
      advice: true,
    }))
}

/** Whoever taps the sign of one network would come to another. */
function otherNetworks(fields: readonly Field[]): Fact[] {
  return fields.flatMap(({ file, way, value, about: { network } }): Fact | [] => {
    const found = network && networkOf(value)
    if (!found || found === network) return []
    return {
      file,
      way,
      problem: both(`the address is one of ${found}`, `la dirección es de ${found}`),
      remedy: both(
        `Write it under ${found}, and here that of ${network}, or take this out`,
        `Escríbala en ${found}, y aquí la de ${network}, o quite esto`,
      ),
    }
  })
}

function networkOf(address: string): string | undefined {
  const host = `.${new URL(address).hostname}`
  return Object.entries(networkSites).find(([, sites]) =>
    sites.some((site) => host.endsWith(`.${site}`)),
  )?.[0]
}

/** Visitors read when a time was last checked: a slip of the pen would promise it for years. */
function toCome(fields: readonly Field[]): Fact[] {
  // it may be tomorrow already where the church is
  const tomorrow = new Date(nowOrLater() + oneDay).toISOString().slice(0, 10)
  return fields
    .filter(({ about, value }) => about.done && value > tomorrow)
    .map(({ file, way, value }) => ({
      file,
      way,
      problem: both(`${value} is still to come`, `el ${value} aún no ha llegado`),
      remedy: both('Write a day that has come', 'Escriba un día que ya haya llegado'),
    }))
}

/** Nobody plans so far ahead: it is a slip of the pen, as 2062 for 2026. */
const yearsAhead = 20

function farAway(fields: readonly Field[]): Fact[] {
  const last = `${new Date(nowOrLater()).getUTCFullYear() + yearsAhead}-12-31`
  const isDay = ({ widget }: About) => widget === 'day' || widget === 'date'
  return fields
    .filter(({ about, value }) => isDay(about) && !about.done && value > last)
    .map(({ file, way, value }) => ({
      file,
      way,
      problem: both(
        `${value} is more than ${yearsAhead} years away`,
        `para ${value} faltan más de ${yearsAhead} años`,
      ),
      remedy: both(
        'Look at the year; where no end is known, leave the day out',
        'Mire el año; si no se sabe cuándo termina, deje el día sin escribir',
      ),
    }))
}
