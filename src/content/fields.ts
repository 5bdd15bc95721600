/**
 * The kinds of fields that content is made of. Each schema says, besides what is allowed, what a
 * volunteer reads of it: a label and, where it helps, a hint, in both languages. The types of the code,
 * the messages of the check and the fields of the editor are all made of these.
 */
import * as v from 'valibot'
import { localeNames } from '#app/language/locale.ts'
import { inEach } from '#app/language/text.ts'
import type { Told } from '#app/language/told.ts'
import type { CalendarDate, CalendarMonth, Time } from '#app/time/dates.ts'
import type { RuleName } from './remedies.ts'
import {
  isCountry,
  isDate,
  isLanguage,
  isZone,
  type Email,
  type Link,
  type Phone,
  type Shape,
} from './values.ts'

/** How the editor lets one fill a field in. */
export type Widget =
  | 'text'
  | 'paragraph'
  | 'line'
  | 'time'
  | 'date'
  | 'day'
  | 'zone'
  | 'country'
  | 'language'
  | 'choice'
  | 'number'
  | 'decimal'
  | 'yes'
  | 'picture'
  | 'file'

/** What is known of a field besides its type. */
export type About = {
  label: Told
  help?: Told
  widget?: Widget
  /** What a value looks like, for the editor, which tries it while one types. */
  pattern?: RegExp
  /** The least and the greatest that a number may be. */
  range?: { min?: number | undefined; max?: number | undefined }
  /** The values to choose from, each as a volunteer reads it. */
  options?: Readonly<Record<string, Told>>
  /** What may stand in the text as `{date}`: it is filled in when the text is shown. */
  fills?: readonly string[]
  /** It is the name of a file in this folder of content. */
  fileOf?: string
  /** The same in two files is two facts of which one grows old: a telephone number. */
  once?: true
  /** It leads to this social network, and to no other. */
  network?: string
  /** A day on which something was done cannot be still to come. */
  done?: true
  /** One that is long fills the screen of a phone. */
  heading?: true
  /** Visitors do not read it as one sentence said twice: a name, what a person is, why a day is canceled. */
  mayRepeat?: true
  /** It is for some days, and a time of day may be meant. */
  notice?: true
  /** Chapter and verse, which look like a clock. */
  verses?: true
  /** It says what a picture shows. */
  alt?: true
}

/** The same keys, with something else under each. */
export const mapEach = <Key extends string, From, To>(
  object: Readonly<Record<Key, From>>,
  to: (value: From) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(object).map(([key, value]) => [key, to(value)]),
  ) as Record<Key, To>

export const both = (en: string, es: string): Told => ({ en, es })

type More = Omit<About, 'label' | 'widget' | 'pattern' | 'range' | 'options' | 'fileOf' | 'once'>

/** The name of the rule that a schema tells by: its remedy is in remedies.ts, in both languages. */
const is = (rule: RuleName): RuleName => rule

/** A schema together with what is known of it. The types are the schema's own. */
const about = <Schema extends v.GenericSchema>(schema: Schema, facts: About): Schema =>
  v.pipe(schema, v.metadata(facts)) as unknown as Schema

// texts ----------------------------------------------------------------------

const translated =
  (widget: Widget, usual: More = {}) =>
  (en: string, es: string, more: More = {}) =>
    about(
      v.strictObject(
        inEach((locale) => {
          const name = localeNames[locale]
          const written = v.pipe(v.string(is('text')), v.regex(/\S/, is('empty')))
          return about(written, { label: both(name, name), widget })
        }),
        is('translated'),
      ),
      { label: both(en, es), ...usual, ...more },
    )

/** A few words in every language: a title, the name of a button. */
export const words = translated('text')

export const heading = translated('text', { heading: true })

/** A sentence or more in every language. */
export const paragraph = translated('paragraph')

/** Something that is the same in every language: a name, a line of an address. */
export const line = (en: string, es: string, more: More = {}) =>
  about(
    v.pipe(
      v.string(is('line')),
      v.regex(/\S/, is('empty')),
      v.regex(/^(?!.*<[/!a-z])/is, is('plain')),
    ),
    { label: both(en, es), widget: 'line', ...more },
  )

/** For a text with places in it for what is only known when it is shown. */
export const fills = (...names: [string, ...string[]]): More => {
  const written = names.map((name) => `{${name}}`)
  const list = mapEach(both('en', 'es'), (locale) => new Intl.ListFormat(locale).format(written))
  const several = names.length > 1
  return {
    fills: names,
    help: both(
      `${list.en} ${several ? 'are' : 'is'} filled in: leave ${several ? 'them as they are' : 'it as it is'}.`,
      `${list.es} se ${several ? 'completan solos: déjelos como están' : 'completa solo: déjelo como está'}.`,
    ),
  }
}

// facts ----------------------------------------------------------------------

/** A string of a certain form. What does not fit is told by the rule of that name. */
const formed =
  <T extends string>(
    rule: RuleName,
    fits: (value: string) => boolean,
    usual: Omit<About, 'label'>,
  ) =>
  (en: string, es: string, more: More = {}) =>
    about(
      v.custom<T>((value) => typeof value === 'string' && fits(value), rule),
      { label: both(en, es), ...usual, ...more },
    )

/** A string that the check and the editor hold against the same pattern. */
const patterned = <T extends string>(
  rule: RuleName,
  pattern: RegExp,
  usual: Omit<About, 'label'> = {},
  isReal: (value: string) => boolean = () => true,
) =>
  formed<T>(rule, (value) => pattern.test(value) && !unseen.test(value) && isReal(value), {
    widget: 'line',
    pattern,
    ...usual,
  })

/** What is copied with a link or an address from a chat: to a mail server it is another address. */
const unseen = /\p{Cf}/u

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const dialled = /^\+\d[\d ]{7,}$/
const mail = /^[^@\s:,;<>]+@([^@\s:,;<>.]+\.)+[A-Za-z]+$/
const address = /^https:\/\/\S+$/
/** How files of content, and so the ends of addresses, are called. */
export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const bareOrigin = /^https:\/\/[^/?#\s]+$/
const repository = /^[\w.-]+(\/[\w.-]+)+$/
const page = /^(\/[a-z]{2})?\/[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/

/** `https://https://www.example.org` is an address, too: of a site that is called `https`. */
const isReachable = (value: string) => URL.parse(value)?.hostname.includes('.') === true

/** How a time is written; where a browser shows it as its reader writes one, that is not so. */
export const onTheClock = both(
  'On the 24-hour clock: 17:30 is 5:30 in the afternoon.',
  'En formato de 24 horas: 17:30 son las cinco y media de la tarde.',
)

export const time = patterned<Time>('time', clock, { widget: 'time', help: onTheClock })

/** A day, or a month where the day is not known yet. */
export const date = formed<CalendarDate | CalendarMonth>('date', isDate, {
  widget: 'date',
  pattern: /^20\d\d-(0[1-9]|1[0-2])(-[0-3]\d)?$/,
})

/** A day, where a month will not do. */
export const day = formed<CalendarDate>('day', (value) => value.length === 10 && isDate(value), {
  widget: 'day',
  pattern: /^20\d\d-(0[1-9]|1[0-2])-[0-3]\d$/,
})

export const zone = formed<string>('zone', isZone, { widget: 'zone' })

/** Any country there is, by its two letters: its name is known to `Intl`, and its flag to a set of them. */
export const country = formed<string>('country', isCountry, { widget: 'country' })

/** Any language that `Intl` knows, by its code. */
export const language = formed<string>('language', isLanguage, { widget: 'language' })

export const phone = patterned<Phone>('phone', dialled, {
  help: both(
    'With + and the country code, as you would dial it from abroad: +1 925 555 0100',
    'Con + y el código del país, como se marca desde el extranjero: +1 925 555 0100',
  ),
  once: true,
})

export const email = patterned<Email>('email', mail)

export const link = patterned<Link>(
  'link',
  address,
  { help: both('It begins with https://', 'Empieza con https://') },
  isReachable,
)

/** The address of a whole site, or of a server of one's own, which may be called `localhost`. */
export const origin = patterned<Link>(
  'origin',
  bareOrigin,
  {
    help: both(
      'Without a slash at the end: https://www.example.org',
      'Sin barra al final: https://www.example.org',
    ),
  },
  URL.canParse,
)

export const repositoryName = patterned<string>('repository', repository)

/** The last part of an address on the site. */
export const name = patterned<string>('slug', slug)

type Range = More & NonNullable<About['range']>

const numeric =
  (widget: 'number' | 'decimal') =>
  (en: string, es: string, { min, max, ...more }: Range = {}) => {
    const fits = (value: number) =>
      value >= (min ?? -Infinity) &&
      value <= (max ?? Infinity) &&
      (widget === 'decimal' || Number.isInteger(value))
    const inRange = v.check<number, RuleName>(fits, is(widget))
    return about(v.pipe(v.number(is(widget)), inRange), {
      label: both(en, es),
      widget,
      range: { min, max },
      ...more,
    })
  }

export const number = numeric('number')

/** A number with a fraction: a latitude. */
export const decimal = numeric('decimal')

export const yes = (en: string, es: string, more: More = {}) =>
  about(v.boolean(is('yes')), { label: both(en, es), widget: 'yes', ...more })

/** One of a few, each with the name by which a volunteer knows it. */
export const choice = <const Key extends string>(
  en: string,
  es: string,
  options: Readonly<Record<Key, Told>>,
  more: More = {},
) =>
  about(v.picklist(Object.keys(options) as Key[], is('choice')), {
    label: both(en, es),
    widget: 'choice',
    options,
    ...more,
  })

/** Another file of content that something belongs to, by its name: its church. */
export const fileOf = (folder: string, en: string, es: string, more: More = {}) =>
  formed<string>('slug', (value) => slug.test(value), { widget: 'file', fileOf: folder })(
    en,
    es,
    more,
  )

// parts ----------------------------------------------------------------------

export const group = <Entries extends v.ObjectEntries>(
  en: string,
  es: string,
  entries: Entries,
  more: More = {},
) => about(v.strictObject(entries, is('group')), { label: both(en, es), ...more })

export const list = <Item extends v.GenericSchema>(
  en: string,
  es: string,
  item: Item,
  more: More & { min?: number } = {},
) => {
  const { min = 0, ...rest } = more
  return about(v.pipe(v.array(item, is('list')), v.minLength(min, is('none'))), {
    label: both(en, es),
    ...rest,
  })
}

export const optional = v.exactOptional

// pictures -------------------------------------------------------------------

/** The file of a picture in `content/pictures/`. Whether there is one, the check knows. */
const pictureFile = formed<string>('picture', (value) => /^\/pictures\/[^/]+$/.test(value), {
  widget: 'picture',
})('Picture', 'Imagen')

/** What a picture shows, for somebody who cannot see it. */
const shows = paragraph('What the picture shows', 'Qué muestra la imagen', {
  help: both(
    'For somebody who cannot see it. If it is not a photograph, begin with “Illustration:”.',
    'Para quien no puede verla. Si no es una fotografía, empiece con «Ilustración:».',
  ),
  alt: true,
  mayRepeat: true,
})

const percent = { min: 0, max: 100 }

const focus = optional(
  group(
    'Where to look',
    'Dónde mirar',
    {
      across: number('Percent from the left', 'Por ciento desde la izquierda', percent),
      down: number('Percent from the top', 'Por ciento desde arriba', percent),
    },
    {
      help: both(
        'Only where the middle is not what matters: a part of the picture may be cut off.',
        'Solo si lo importante no está en el centro: puede recortarse una parte de la imagen.',
      ),
    },
  ),
)

/** What is read of a picture, besides what is written of it: how it is shown where it stands. */
const shown = <Entries extends v.ObjectEntries>(facts: About, entries: Entries, shape: Shape) =>
  about(
    v.pipe(
      v.strictObject(entries, is('group')),
      v.transform((written) => ({ ...written, shape })),
    ),
    facts,
  )

/** A picture that is decoration. */
export const scene = (en: string, es: string, shape: Shape, more: More = {}) =>
  shown({ label: both(en, es), ...more }, { src: pictureFile, focus }, shape)

/** When somebody said that all may see their name or their face. */
export const agreed = (en: string, es: string, help: Told) =>
  optional(day(en, es, { done: true, help }))

const recognized = agreed(
  'Those on it agreed on',
  'Quienes salen en ella dieron su permiso el',
  both(
    'Only for a photograph in which somebody can be recognized: the day by which everyone in it, or their parents, had agreed.',
    'Solo de una fotografía en la que se reconoce a alguien: el día en que ya habían dado su permiso todos, o sus padres.',
  ),
)

/** A picture that says something. */
export const picture = (en: string, es: string, shape: Shape, more: More = {}) =>
  shown(
    { label: both(en, es), ...more },
    { src: pictureFile, alt: shows, focus, agreed: recognized },
    shape,
  )

/** A picture as decoration: its file, and where one looks when only a part of it is seen. */
export type Scene = v.InferOutput<ReturnType<typeof scene>>

/** A picture that says something: `alt` describes it for somebody who cannot see it. */
export type Picture = v.InferOutput<ReturnType<typeof picture>>

// files ----------------------------------------------------------------------

/**
 * Where the page of a file has been: these addresses lead to the one it has now. The editor writes them
 * when a file gets another name.
 */
export const formerly = list(
  'Former addresses',
  'Direcciones anteriores',
  formed<string>('formerly', (value) => page.test(value), { widget: 'line' })(
    'Address',
    'Dirección',
  ),
)

const verified = list('These facts are true', 'Estos datos son ciertos', v.string(is('line')), {
  help: both(
    'The site came with made-up facts. Check those that happen to be true; a fact that you change needs no check.',
    'El sitio vino con datos inventados. Marque los que sean ciertos; un dato que usted cambia no necesita marca.',
  ),
})

/** A file of content. Volunteers say in it which of its sample facts are true after all. */
export const entry = <Entries extends v.ObjectEntries>(en: string, es: string, entries: Entries) =>
  group(en, es, { ...entries, verified: optional(verified) })
