import { both } from '#app/content/fields.ts'
import type { Told } from '#app/language/told.ts'

/** What the editor says in words of programmers, or leaves in English, and what it says here in their place. */
const ours: Readonly<Record<string, Told>> = {
  'work_with_local_repo': both('Open the Folder of the Site', 'Abrir la carpeta del sitio'),
  'work_with_local_repo_description': both(
    'In the window that opens, choose the folder of the site on this computer: the one in which “content” lies.',
    'En la ventana que se abre, elija la carpeta del sitio en esta computadora: la que contiene «content».',
  ),
  'working_with_local_repo': both(
    'At Work in the Folder of the Site',
    'Trabajando en la carpeta del sitio',
  ),
  'sign_in_error.not_project_root': both(
    'This is not the folder of the site. Choose the one in which “content” lies.',
    'Esta no es la carpeta del sitio. Elija la que contiene «content».',
  ),
  'saving_entry.error.title': both('Not Saved', 'No se guardó'),
  'saving_entry.error.description': both(
    'Nothing was saved. All that you wrote is still in the form.',
    'No se guardó nada. Todo lo que escribió sigue en el formulario.',
  ),
  'asset_location.repository': both('Pictures of the Site', 'Imágenes del sitio'),
  'assets': both('Pictures', 'Imágenes'),
  'asset_library': both('Pictures', 'Imágenes'),
  'upload_assets': both('Add New Pictures', 'Añadir imágenes'),
  'edit_slug': both('Change the Address', 'Cambiar la dirección'),
  'edit_slug_error.empty': both('Write an address.', 'Escriba una dirección.'),
  'edit_slug_error.duplicate': both(
    'Something else has this address.',
    'Otra página tiene esta dirección.',
  ),
  'entry_sidebar.slug.title': both('Address', 'Dirección'),
  'show_errors': both('Show Errors', 'Mostrar los errores'),
}

type Strings = { [key: string]: string | Strings }

/** The words of the editor in a language, and ours in place of some. */
export function inOurWords(strings: Strings, locale: keyof Told): Strings {
  const result = structuredClone(strings)
  for (const [name, { [locale]: text }] of Object.entries(ours)) {
    const way = name.split('.')
    let group = result
    for (const step of way.slice(0, -1)) group = (group[step] ??= {}) as Strings
    group[way.at(-1)!] = text
  }
  return result
}

/** The script of the editor, which holds its American English, with our words in place of some. */
export function scriptInOurWords(script: string, american: Strings): string {
  return Object.entries(ours).reduce((text, [name, { en }]) => {
    const way = name.split('.')
    const theirs = way.reduce<string | Strings>(
      (group, step) => (group as Strings)[step]!,
      american,
    )
    const written = (said: string) => `${way.at(-1)}:\`${said}\``
    // another edition may write it otherwise: it is said in its own words then
    return text.replaceAll(written(theirs as string), () => written(en))
  }, script)
}
