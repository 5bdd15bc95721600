import path from 'node:path'
import type { CmsConfig, Collection, EntryCollection } from '@sveltia/cms'
import * as v from 'valibot'
import { withLocale } from '#app/language/locale.ts'
import type { Told, ToldIn } from '#app/language/told.ts'
import { labelOf } from '#app/content/check/shape.ts'
import { entryNames, namesIn } from '#app/content/entries.ts'
import { both, type About } from '#app/content/fields.ts'
import { contentFolder } from '#app/content/folder.ts'
import { files, folders, type Folder } from '#app/content/kinds.ts'
import { sampleFields } from '#app/content/samples.ts'
import { fill, routes } from '#app/addresses.ts'
import { fieldsOf, formerly } from './fields.ts'

/** The folders, in the order in which volunteers need them: what they are called, and their sign. */
const kinds: Record<Folder, { label: Told; icon: string; identifier: string; at: string }> = {
  events: {
    label: both('Events', 'Eventos'),
    icon: 'event',
    identifier: 'title',
    at: '/events/{{slug}}',
  },
  churches: {
    label: both('Churches', 'Iglesias'),
    icon: 'church',
    identifier: 'name',
    at: '/churches/{{slug}}',
  },
  people: {
    label: both('People', 'Personas'),
    icon: 'group',
    identifier: 'name',
    at: '/meet-the-pastors',
  },
}

/** The files there are once, put together as volunteers look for them. */
const groups = [
  {
    name: 'pages',
    label: both('Pages', 'Páginas'),
    icon: 'article',
    holds: (file: string) =>
      file.startsWith('pages/') || ['vision', 'beliefs', 'connect'].includes(file),
  },
  {
    name: 'words',
    label: both('Words', 'Palabras'),
    icon: 'translate',
    holds: (file: string) => file === 'words',
  },
  {
    name: 'site',
    label: both('Site', 'Sitio'),
    icon: 'settings',
    holds: (file: string) => ['site', 'event-pictures'].includes(file),
  },
]

/** What of a file is for some days only: no more than this is seen of it under "This week". */
export const weekly = ['cancelled', 'moved', 'extra', 'notices']

/** Where the editor shows what is for some days only. */
export const week = 'this-week'

/** The settings of the editor in one language, made from the schemas of content. */
export function settingsOf(locale: ToldIn, backend: CmsConfig['backend']): CmsConfig {
  const fields = (schema: v.GenericSchema, names: readonly string[]) =>
    fieldsOf(schema, { locale, samples: samplesOf(schema, names) })
  const folder = path.relative(process.cwd(), contentFolder).replaceAll('\\', '/')

  const entries = Object.entries(kinds).map(([name, kind]): EntryCollection => {
    const schema = folders[name as Folder]
    const names = entryNames().filter((each) => each.startsWith(`${name}/`))
    return {
      name,
      label: kind.label[locale],
      label_singular: labelIn(schema, locale),
      icon: kind.icon,
      folder: `${folder}/${name}`,
      extension: 'json',
      format: 'json',
      identifier_field: `${kind.identifier}.en`,
      summary: `{{${kind.identifier}.${locale}}}`,
      slug: {
        template: `{{${kind.identifier}.en}}`,
        // what has no address of its own has no need of another name
        ...(hasAddress(kind.at) ? { editable: true, ...addressRule[locale] } : { editable: false }),
      },
      ...('order' in schema.entries && { reorder: true }),
      preview_path: withLocale(kind.at, locale),
      aliases_field: formerly,
      thumbnail: false,
      fields: fields(schema, names),
    }
  })
  const collections = groups.map(({ name, label, icon, holds }): Collection => {
    return {
      name,
      label: label[locale],
      icon,
      files: Object.entries(files)
        .filter(([file]) => holds(file))
        .map(([file, schema]) => ({
          name: file.replace('/', '-'),
          label: labelIn(schema, locale),
          file: `${folder}/${file}.json`,
          format: 'json',
          preview_path: withLocale(pageOf(file), locale),
          fields: fields(schema, [file]),
        })),
    }
  })
  // the same files once more, and whole, so that nothing of them is lost: the page hides the rest
  const thisWeek: Collection = {
    ...entries.find(({ name }) => name === 'churches')!,
    name: week,
    label: { en: 'This week', es: 'Esta semana' }[locale],
    icon: 'today',
    create: false,
    delete: false,
    slug: { editable: false },
  }
  return {
    load_config_file: false,
    backend,
    app_title: { en: 'Editor of the site', es: 'Editor del sitio' }[locale],
    media_folder: `${folder}/pictures`,
    public_folder: '/pictures',
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [thisWeek, ...entries, ...collections],
  }
}

/** The fields of some files that hold something made up, each by its label. */
function samplesOf(schema: v.GenericSchema, names: readonly string[]): Map<string, Told> {
  const made = [...new Set(names.flatMap(sampleFields))].toSorted()
  return new Map(
    made.map((field) => {
      const way = field.split('.').map((step) => (step === '*' ? 0 : step))
      return [field, labelOf(schema, way)]
    }),
  )
}

const labelIn = (schema: v.GenericSchema, locale: ToldIn) =>
  (v.getMetadata(schema) as About).label[locale]

/** The page on which one sees what a file says. */
function pageOf(file: string): string {
  const own = `/${file.replace('pages/', '')}`
  const page = Object.values(routes).find((address) => address.endsWith(own))
  return page ?? shownOn[file] ?? (file === 'pages/church' ? anyChurch() : routes.home)
}

const shownOn: Record<string, string> = {
  'vision': routes.ourVision,
  'beliefs': routes.weBelieve,
  'event-pictures': routes.events,
}

function anyChurch(): string {
  const [slug] = namesIn('churches')
  return slug ? fill('church', { slug }) : routes.home
}

const hasAddress = (at: string) => at.includes('{{slug}}')

const addressRule = {
  en: { hint: 'The last part of its address. Whoever has the one of today is led to the new one.' },
  es: { hint: 'La última parte de su dirección. Quien tiene la de hoy llega a la nueva.' },
}
