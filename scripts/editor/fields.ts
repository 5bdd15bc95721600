import type { Field } from '@sveltia/cms'
import type * as v from 'valibot'
import { onTheClock } from '#app/content/fields.ts'
import { remedies } from '#app/content/remedies.ts'
import { isCountry, isLanguage } from '#app/content/values.ts'
import { bare, lookInto } from '#app/content/walk.ts'
import { countryName, languageName, languageNames } from '#app/language/language-names.ts'
import { isLocale } from '#app/language/locale.ts'
import type { Told, ToldIn } from '#app/language/told.ts'
import { memoize } from '#app/time/memoize.ts'

type Context = {
  locale: ToldIn
  /** Facts of these files that are made up: by their fields, with their labels. */
  samples: ReadonlyMap<string, Told>
  zones: ReturnType<typeof zonesOf>
}

export const formerly = 'formerly'

export function fieldsOf(schema: v.GenericSchema, context: Context): Field[] {
  const { fields = {} } = lookInto(schema)
  return Object.entries(fields).flatMap(([name, inner]) => {
    // kept by the editor itself: its place in the list, and where a file that was renamed has been
    if (name === formerly || name === 'order') return []
    if (name === 'verified') return verifiedField(inner, context)
    return [fieldOf(name, inner, context)]
  })
}

function fieldOf(name: string, schema: v.GenericSchema, context: Context): Field {
  const { about, isOptional, fields, item, rule } = lookInto(schema)
  if (isOptional) return { ...optionalField(name, bare(schema), context), required: false }
  const { locale } = context
  const { label, help, widget, pattern, options, fileOf } = about
  const shared = {
    name,
    label: label[locale],
    ...(help && help !== onTheClock && { hint: help[locale] }),
    ...(pattern && { pattern: [pattern.source, remedies[rule][locale]] as [string, string] }),
  }
  if (fields) return { ...shared, widget: 'object', fields: partsOf(schema, shared.label, context) }
  if (item) return listOf(shared, item, context)
  switch (widget) {
    case 'paragraph':
      return { ...shared, widget: 'text' }
    case 'number':
      return { ...shared, widget: 'number', value_type: 'int' }
    case 'decimal':
      return { ...shared, widget: 'number', value_type: 'float', step: 0.0001 }
    case 'yes':
      return { ...shared, widget: 'boolean' }
    case 'day':
      return { ...shared, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
    case 'time':
      return { ...shared, widget: 'datetime', type: 'time', format: 'HH:mm' }
    case 'choice':
      return { ...shared, widget: 'select', options: choices(options!, locale) }
    case 'country':
      return { ...shared, widget: 'select', options: everyCountry(locale) }
    case 'language':
      return { ...shared, widget: 'select', options: everyLanguage(locale) }
    case 'zone':
      return { ...shared, widget: 'select', ...context.zones }
    case 'picture':
      return { ...shared, widget: 'image', choose_url: false, accept: photographs }
    case 'file':
      return {
        ...shared,
        widget: 'relation',
        collection: fileOf!,
        value_field: '{{slug}}',
        display_fields: [`name.${locale}`],
      }
    default:
      return { ...shared, widget: 'string', use_emoji_autocomplete: false }
  }
}

/** The parts of a field. What is missing is listed by its label alone: “Title (Spanish)”, not “Español” nine times. */
function partsOf(schema: v.GenericSchema, label: string, context: Context): Field[] {
  return fieldsOf(schema, context).map((field) =>
    isLocale(field.name)
      ? { ...field, label: `${label} (${languageNames([field.name], context.locale)})` }
      : field,
  )
}

function optionalField(name: string, schema: v.GenericSchema, context: Context): Field {
  const field = fieldOf(name, schema, context)
  if (field.widget !== 'boolean') return field
  // a switch that nobody has touched would be written as "no" where nothing was said
  const yes = { en: 'Yes', es: 'Sí' }[context.locale]
  return {
    ...field,
    widget: 'select',
    options: [{ label: yes, value: true }],
    dropdown_threshold: 0,
  }
}

type Shared = { name: string; label: string; hint?: string; pattern?: [string, string] }

function listOf(shared: Shared, item: v.GenericSchema, context: Context): Field {
  const { about, fields } = lookInto(item)
  const one = about.label[context.locale]
  const list = {
    ...shared,
    widget: 'list' as const,
    // it stands in the middle of a sentence: “Add notice”
    label_singular: one.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  }
  return fields
    ? { ...list, fields: partsOf(item, one, context), summary: summaryOf(fields, context.locale) }
    : { ...list, field: fieldOf('item', item, context) }
}

/** What is read of an item of a list when it is folded. */
function summaryOf(fields: Record<string, v.GenericSchema>, locale: ToldIn): string {
  const names = Object.keys(fields)
  if (names.includes(locale)) return `{{${locale}}}`
  if (names.includes('at')) return '{{day}} {{at}}'
  const telling = ['title', 'name', 'when', 'alt'].find((name) => names.includes(name))
  if (!telling) return `{{${names[0]}}}`
  // a name that is the same in every language, or one in each
  const isText = lookInto(fields[telling]!).fields !== undefined
  return isText ? `{{${telling}.${locale}}}` : `{{${telling}}}`
}

/** The facts of a file that may be confirmed; none where nothing is made up. */
function verifiedField(schema: v.GenericSchema, { locale, samples }: Context): Field[] {
  if (samples.size === 0) return []
  const { label, help } = lookInto(schema).about
  const options = [...samples].map(([value, { [locale]: name }]) => ({ label: name, value }))
  return [
    {
      name: 'verified',
      label: label[locale],
      hint: help![locale],
      widget: 'select',
      multiple: true,
      required: false,
      options,
      // each with a box to tick, however many there are
      dropdown_threshold: options.length,
    },
  ]
}

function choices(options: Readonly<Record<string, Told>>, locale: ToldIn) {
  return Object.entries(options).map(([value, { [locale]: label }]) => ({ label, value }))
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
const triples = pairs.flatMap((pair) => letters.map((letter) => pair + letter))

/** Each by its name, from A to Z. */
function byName(all: readonly string[], nameOf: (code: string) => string, locale: ToldIn) {
  const { compare } = new Intl.Collator(locale)
  return all
    .map((value) => ({ label: nameOf(value), value }))
    .toSorted((one, other) => compare(one.label, other.label))
}

const everyCountry = memoize((locale: ToldIn) =>
  byName(pairs.filter(isCountry), (code) => countryName(code, locale), locale),
)

const languages = memoize(() => [...pairs, ...triples].filter(isLanguage))
const everyLanguage = memoize((locale: ToldIn) =>
  byName(languages(), (code) => languageName(code, locale), locale),
)

/** What a browser can show, and so what a picture may be. */
const photographs = 'image/jpeg,image/png,image/webp,image/avif'

/** Where churches are comes first, by their names; only where all of them go by one clock, it is chosen already. */
export function zonesOf(churches: readonly { name: string; timeZone: string }[]) {
  const known = Map.groupBy(churches, ({ timeZone }) => timeZone)
  const own = [...known].map(([value, here]) => {
    const names = here.map(({ name }) => name).join(', ')
    return { label: `${names} (${value})`, value }
  })
  // what the operating system lists, and cities that it lists under an older name
  const all = new Set([...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata'].toSorted())
  const others = [...all].filter((zone) => !known.has(zone))
  const options = [...own, ...others.map((value) => ({ label: value, value }))]
  return { options, ...(own.length === 1 && { default: own[0]!.value }) }
}
