import path from 'node:path'
import type { CmsConfig, Collection, CollectionFile, EntryCollection } from '@sveltia/cms'
import type * as v from 'valibot'
import { fill, routes } from '#app/addresses.ts'
import { labelOf } from '#app/content/check/shape.ts'
import { namesIn, readableIn } from '#app/content/entries.ts'
import { both } from '#app/content/fields.ts'
import { contentFolder } from '#app/content/folder.ts'
import type { Kind } from '#app/content/kind.ts'
import { files, folders, entryNamesOf } from '#app/content/kinds.ts'
import { sampleFields } from '#app/content/samples.ts'
import { aboutOf } from '#app/content/walk.ts'
import { withLocale } from '#app/language/locale.ts'
import type { Told, ToldIn } from '#app/language/told.ts'
import { largestKept } from '#app/pictures/shapes.ts'
import { calledInEditor, week } from './called.ts'
import { fieldsOf, formerly, zonesOf } from './fields.ts'

/** What volunteers change most stands first. */
const inOrder = ['events', 'churches', 'people', 'recordings']

/** The headings under which the files are listed that there are once. */
const groups = [
  { name: 'pages', label: both('Pages', 'Páginas'), icon: 'article' },
  { name: 'words', label: both('Words', 'Palabras'), icon: 'translate' },
  { name: 'site', label: both('Site', 'Sitio'), icon: 'settings' },
] as const

/** What of a file is for some days only: no more than this is seen of it under "This week". */
export const weekly = ['notices', 'cancelled', 'moved', 'unsure', 'extra']

/** No larger than any cut needs; drawn anew, a photograph no longer says where it was taken. */
const asKept = { format: 'webp', quality: 85, width: largestKept, height: largestKept } as const

export function settingsOf(
  locale: ToldIn,
  backend: CmsConfig['backend'],
  drafts: boolean,
): CmsConfig {
  const zones = zonesOf(churchesIn(locale))
  const fields = (schema: v.GenericSchema, names: readonly string[]) =>
    fieldsOf(schema, { locale, samples: samplesOf(schema, names), zones })
  const folder = path.relative(process.cwd(), contentFolder).replaceAll('\\', '/')
  const pictures = { media_folder: `/${folder}/pictures`, public_folder: '/pictures' }
  /** What is told this week cannot wait for somebody else, and what lies in the same file must not. */
  const atOnce = drafts ? { publish_mode: 'simple' as const } : {}

  const fileIn = (kind: Kind): CollectionFile => ({
    name: calledInEditor(kind),
    label: labelIn(kind.schema, locale),
    file: `${folder}/${kind.name}.json`,
    format: 'json',
    preview_path: withLocale(addressOf(kind), locale),
    fields: fields(kind.schema, [kind.name]),
  })
  const entries = folders
    .toSorted((one, other) => inOrder.indexOf(one.name) - inOrder.indexOf(other.name))
    .map((kind): EntryCollection => {
      const { name, schema, label, icon, identifier } = kind
      // what is of a church is known by it, and seen on its page
      const isOther = aboutOf(schema.entries[identifier])?.fileOf !== undefined
      const preview = addressOf(kind).replace('slug', isOther ? identifier : 'slug')
      const named = (language: string) => (isOther ? identifier : `${identifier}.${language}`)
      return {
        name,
        label: label[locale],
        label_singular: labelIn(schema, locale),
        icon,
        folder: `${folder}/${name}`,
        extension: 'json',
        format: 'json',
        identifier_field: named(locale),
        summary: `{{${named(locale)}}}`,
        slug: {
          template: `{{${named('en')}}}`,
          // what has no address of its own has no need of another name
          ...(preview.includes('{{slug}}')
            ? { editable: true, ...addressRule[locale] }
            : { editable: false }),
        },
        ...('order' in schema.entries && { reorder: true }),
        // without any of them no page could be made
        ...(kind.needed && namesIn(name).length === 1 && { delete: false }),
        preview_path: withLocale(preview, locale),
        aliases_field: formerly,
        thumbnail: false,
        fields: fields(schema, entryNamesOf(kind)),
      }
    })
  const collections = groups.map(({ name, label, icon }): Collection => {
    return {
      name,
      label: label[locale],
      icon,
      ...(name === 'site' && atOnce),
      files: files
        .filter(({ group }) => group === name)
        .toSorted((one, other) => placeInMenu(one) - placeInMenu(other))
        .map(fileIn),
    }
  })
  // the same files once more, and whole, so that nothing of them is lost: the page hides the rest
  const thisWeek: Collection = {
    ...entries.find(({ name }) => name === 'churches')!,
    name: week,
    label: { en: 'This week', es: 'Esta semana' }[locale],
    icon: 'today',
    // by the folder above theirs: a draft of a church is looked for where its own folder is named
    folder,
    path: 'churches/{{slug}}',
    // or all that lies beside the lists, as scripture.json, would stand among the pictures, to be deleted there
    ...pictures,
    ...atOnce,
    create: false,
    delete: false,
    slug: { editable: false },
  }
  const site = files.find(({ name }) => name === 'site')!
  const everywhere: Collection = {
    name: `${week}-all`,
    label: { en: 'This week, in all churches', es: 'Esta semana, en todas las iglesias' }[locale],
    icon: 'campaign',
    ...atOnce,
    files: [fileIn(site)],
  }
  return {
    load_config_file: false,
    backend,
    logo: { src: '/icon.svg', show_in_header: false },
    app_title: { en: 'Editor of the site', es: 'Editor del sitio' }[locale],
    ...pictures,
    media_libraries: {
      default: { config: { transformations: { raster_image: asKept } } },
      // the policy of the page asks no other host
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    ...(drafts && { publish_mode: 'editorial_workflow' }),
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [thisWeek, everywhere, ...entries, ...collections],
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

/** The churches as they are called, in their order, as far as their files can be read. */
function churchesIn(locale: ToldIn): { name: string; timeZone: string }[] {
  type Church = { order: number; name?: Told; timeZone: string }
  return (readableIn('churches') as Church[])
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ name, timeZone }) => (name ? [{ name: name[locale], timeZone }] : []))
}

const labelIn = (schema: v.GenericSchema, locale: ToldIn) => aboutOf(schema)!.label[locale]

/** Where one sees what a file says: of a folder, each file at its own address where it has one. */
function addressOf({ name, page = 'home' }: Kind): string {
  if (page === 'notFound') return '/404'
  if (folders.some((each) => each.name === name)) {
    return routes[page].replace(/:\w+/, '{{slug}}')
  }
  const [slug] = namesIn('churches')
  return page === 'church' ? (slug ? fill(page, { slug }) : routes.home) : routes[page]
}

/** Files stand in the order of the pages that show them. */
function placeInMenu({ page = 'home' }: Kind): number {
  return page === 'notFound' ? Infinity : Object.keys(routes).indexOf(page)
}

const addressRule = {
  en: { hint: 'The last part of its address. Whoever has today’s address is led to the new one.' },
  es: { hint: 'La última parte de su dirección. Quien tiene la de hoy llega a la nueva.' },
}
