import { both } from '#app/content/fields.ts'
import type { Told } from '#app/language/told.ts'

/** What the editor says in words of programmers, or leaves in English, and what it says here in their place. */
export const ours: Readonly<Record<string, Told>> = {
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
  'sign_in_error.picker_dismissed': both(
    'No folder was chosen, or the browser may not change files in it. Press the button again.',
    'No se eligió ninguna carpeta, o el navegador no puede cambiar sus archivos. Pulse de nuevo el botón.',
  ),
  'local_workflow.unsupported_browser': both(
    'This browser cannot write files. Open this address in Chrome or Edge, on a computer.',
    'Este navegador no puede escribir archivos. Abra esta dirección en Chrome o Edge, en una computadora.',
  ),
  'repository_no_access': both(
    'You have not been invited to “{$repo}”, or have not accepted yet: look for the email of the invitation.',
    'No tiene invitación a «{$repo}», o no la ha aceptado: busque el correo de la invitación.',
  ),
  'sign_in_with_mobile_instruction': both(
    'Point the camera of your phone here, and it is signed in. Whoever reads this code can change the site as you can: show it to nobody else.',
    'Apunte aquí con la cámara de su teléfono y se abrirá en él su sesión. Quien lea este código puede cambiar el sitio como usted: no se lo muestre a nadie más.',
  ),
  'sign_in_with_link': both('Sign In', 'Iniciar sesión'),
  'sign_in_with_link_confirmation': both(
    'This signs you in as {$account} ({$service}). Go on only if you have just read the code on your own computer.',
    'Así inicia sesión como {$account} ({$service}). Siga solo si acaba de leer el código en su propia computadora.',
  ),

  'x_field': both('“{$field}”', '«{$field}»'),
  'show_field_options': both('Options', 'Opciones'),
  'collections': both('Contents', 'Contenido'),
  'viewing_collection_list': both('Choose what to change.', 'Elija qué desea cambiar.'),
  'search_placeholder_all': both('Search…', 'Buscar…'),
  'create_entry_or_assets': both('Add Something', 'Agregar algo'),
  'collection_list': both('Contents', 'Contenido'),
  'back_to_collection_list': both('Back to Contents', 'Volver al contenido'),
  'content_library': both('Contents', 'Contenido'),
  'reorder': both('Change the Order', 'Cambiar el orden'),
  'reorder_entries': both('Change the Order', 'Cambiar el orden'),
  'done_reordering_entries': both('Done: Keep This Order', 'Listo: guardar este orden'),
  'cancel_reordering_entries': both(
    'Cancel: Leave the Order as It Was',
    'Cancelar: dejar el orden como estaba',
  ),
  'saving_reorder_failed': both(
    'The new order could not be saved. Please try again.',
    'No se pudo guardar el nuevo orden. Inténtelo de nuevo.',
  ),
  'reorder_item': both('Move It', 'Cambiarlo de lugar'),
  'entry_parse_errors': both(
    'Not every file could be read. Please tell whoever looks after the site.',
    'No se pudieron leer todos los archivos. Avise, por favor, a quien cuida el sitio.',
  ),
  'assets': both('Pictures', 'Imágenes'),
  'asset_library': both('Pictures', 'Imágenes'),
  'all_assets': both('All Pictures', 'Todas las imágenes'),
  'asset_location.repository': both('Pictures of the Site', 'Imágenes del sitio'),
  'assets_dialog.folder.global': both('Pictures of the Site', 'Imágenes del sitio'),
  'global_assets': both('Pictures of the Site', 'Imágenes del sitio'),
  'upload_assets': both('Add New Pictures', 'Agregar imágenes'),
  'file_unavailable': both('Not There', 'No está'),
  'file_unavailable_description': both(
    'This file could not be loaded. It may have been moved or deleted.',
    'No se pudo cargar este archivo. Quizás se movió o se eliminó.',
  ),
  'domain': both('Domain', 'Dominio'),
  'select_item': both('Choose {$name}', 'Elegir {$name}'),
  'replace_file': both('Replace the File', 'Reemplazar el archivo'),
  'remove_file': both('Remove File', 'Quitar el archivo'),
  'replace_image': both('Replace the Picture', 'Reemplazar la imagen'),
  'remove_image': both('Remove Picture', 'Quitar la imagen'),

  'show_errors': both('Show Errors', 'Mostrar los errores'),
  'entry_sidebar.validation.title': both('Check', 'Comprobar'),
  'entry_sidebar.validation.validate': both('Check', 'Comprobar'),
  'entry_sidebar.validation.placeholder': both(
    'What is missing will stand here.',
    'Aquí se verá qué falta.',
  ),
  'entry_sidebar.backlinks.title': both('Named By', 'Quién lo menciona'),
  'entry_sidebar.backlinks.no_entries': both('Nothing names it.', 'Nada lo menciona.'),
  'entry_sidebar.slug.title': both('Change the Address', 'Cambiar la dirección'),
  'entry_sidebar.slug.unavailable': both('It has no address.', 'No tiene dirección.'),
  'entry_sidebar.slug.generated_on_save': both(
    'Its address is made of its name when it is saved.',
    'Su dirección se forma con su nombre al guardar.',
  ),
  'edit_slug': both('Change the Address', 'Cambiar la dirección'),
  'edit_slug_error.empty': both('Write an address.', 'Escriba una dirección.'),
  'edit_slug_error.invalid': both(
    'Use lowercase letters without accents, digits and hyphens.',
    'Use minúsculas sin acentos, cifras y guiones.',
  ),
  'edit_slug_error.duplicate': both(
    'Something else has this address.',
    'Otra página tiene esta dirección.',
  ),
  'list_item_options': both('More', 'Más'),
  'edit_x_locale': both('Form', 'Formulario'),
  'content_options_x_locale': both('More', 'Más'),
  'show_content_options_x_locale': both('More', 'Más'),
  'relation_field.save_together_hint': both(
    'The new {$name} will be saved along with this form.',
    'Se guardará {$name} junto con este formulario.',
  ),
  'relation_field.add_failed': both('{$name} could not be added.', 'No se pudo agregar {$name}.'),
  'duplicate': both('Make a Copy', 'Hacer una copia'),
  'duplicate_entry': both('Make a Copy', 'Hacer una copia'),
  'entry_duplicated': both('This is a copy, not saved yet.', 'Esta es una copia, aún sin guardar.'),

  'entry_saved': both('Saved.', 'Guardado.'),
  'entries_deleted': both('Deleted.', 'Eliminado.'),
  'deleting_entry_failed': both('Nothing was deleted.', 'No se eliminó nada.'),
  'delete_entries': both('Delete', 'Eliminar'),
  'saving_entry.error.title': both('Not Saved', 'No se guardó'),
  'saving_entry.error.description': both(
    'Nothing was saved. All that you wrote is still in the form.',
    'No se guardó nada. Todo lo que escribió sigue en el formulario.',
  ),
  'processing_files': both(
    'A photograph takes some seconds until it is ready.',
    'Una fotografía tarda unos segundos en estar lista.',
  ),
  'entry_validation_errors': both(
    '.input {$count :integer} .match $count one {{One field is not right yet: see the words in red.}} * {{{$count} fields are not right yet: see the words in red.}}',
    '.input {$count :integer} .match $count one {{Un campo aún no está bien: vea lo escrito en rojo.}} * {{{$count} campos aún no están bien: vea lo escrito en rojo.}}',
  ),
  'restore_backup_title': both('What You Wrote Is Still Here', 'Lo que escribió sigue aquí'),
  'restore_backup_description': both(
    'You wrote something here and did not save it ({$datetime}). Take it up again?',
    'Usted escribió algo aquí y no lo guardó ({$datetime}). ¿Desea recuperarlo?',
  ),
  'draft_backup_saved': both('Kept, but not saved yet.', 'Queda apuntado, aún sin guardar.'),
  'draft_backup_restored': both('It is in the form again.', 'Está otra vez en el formulario.'),
  'draft_backup_deleted': both(
    'What was not saved is gone.',
    'Se descartó lo que no estaba guardado.',
  ),
  'save_conflict.title': both('Somebody Else Has Changed This', 'Alguien más lo ha cambiado'),
  'save_conflict.modified_by': both(
    '{$name} changed this on {$date}, after you opened it.',
    '{$name} lo cambió el {$date}, después de que usted lo abriera.',
  ),
  'save_conflict.modified': both(
    'It was changed after you opened it.',
    'Se cambió después de que usted lo abriera.',
  ),
  'save_conflict.deleted': both(
    'It was deleted after you opened it.',
    'Se eliminó después de que usted lo abriera.',
  ),
  'save_conflict.overwrite_warning': both(
    'If you save now, their changes will be lost.',
    'Si guarda ahora, se perderán los cambios de esa persona.',
  ),
  'save_conflict.recreate_warning': both(
    'If you save now, it will be there again.',
    'Si guarda ahora, volverá a existir.',
  ),
  'save_conflict.save_anyway': both('Save Anyway', 'Guardar de todos modos'),
  'save_conflict.branch_moved': both(
    'Somebody else saved something at the same moment. Press Save again.',
    'Alguien más guardó algo en el mismo momento. Pulse Guardar otra vez.',
  ),
  'remote_change.reload_entry': both('Load It Again', 'Volver a cargarlo'),
  'remote_change.confirm_reloading_entry': both(
    'What you have not saved here will be lost. Load it again?',
    'Se perderá lo que no haya guardado aquí. ¿Volver a cargarlo?',
  ),
  'deleting_referenced_entries_note': both(
    '.input {$count :integer} .match $count one {{Somebody or something else names it: its name is taken out there, too.}} * {{{$count} others name it: its name is taken out there, too.}}',
    '.input {$count :integer} .match $count one {{Otra ficha lo menciona: su nombre se quita también allí.}} * {{Otras {$count} lo mencionan: su nombre se quita también allí.}}',
  ),
  'cannot_delete_referenced_entries': both(
    'It cannot be deleted: others need it, in these fields. Change those first.',
    'No se puede eliminar: otras fichas lo necesitan, en estos campos. Cambie primero esas.',
  ),
  'deleting_referenced_assets_note': both(
    'It is also taken out where it is shown.',
    'Se quita también de donde aparece.',
  ),
  'cannot_delete_referenced_assets': both(
    'It cannot be deleted: it is shown in these fields. Choose another picture there first.',
    'No se puede eliminar: aparece en estos campos. Elija primero allí otra imagen.',
  ),
  'status.deploying': both('Going Live', 'Publicándose'),
  'workflow.deploying_deletion': both('Being Deleted', 'Eliminándose'),
  'editorial_workflow': both('Drafts', 'Borradores'),
  'viewing_editorial_workflow': both(
    'These are the drafts. Being written: {$draft}. Being read by others: {$review}. Ready: {$ready}. To be deleted: {$deletion}.',
    'Estos son los borradores. En preparación: {$draft}. En revisión: {$review}. Listos: {$ready}. Por eliminar: {$deletion}.',
  ),
  'sign_in_using_access_token_workflow_note': both(
    'For drafts it must also have read/write access to pull requests.',
    'Para los borradores debe tener también acceso de lectura/escritura a «pull requests».',
  ),
  'backend_status.minor_incident': both(
    'Something is wrong at {$service}. Saving may fail for a while.',
    'Algo falla en {$service}. Puede que por un rato no se pueda guardar.',
  ),
  'backend_status.major_incident': both(
    '{$service} does not work at the moment. Wait until it does before you change anything.',
    '{$service} no funciona en este momento. Espere a que funcione antes de cambiar algo.',
  ),
  'sign_in_error.CSRF_DETECTED': both(
    'Another page may have begun this, so you are not signed in. Please try again.',
    'Puede que otra página haya empezado esto; por eso no se inició la sesión. Inténtelo de nuevo.',
  ),
  'local_workflow.disabled': both(
    'This browser opens no folders. <a>How to let it</a>.',
    'Este navegador no abre carpetas. <a>Cómo permitírselo</a>.',
  ),
}

/** Words of the editor that say tú, or name things by other names, and what they are here. */
const politely = `
  slug → dirección, colección → lista, colecciones → listas, entrada → ficha, entradas → fichas,
  Ahora estás → Está, Te damos → Le damos, Haz clic → Haga clic, Ten en → Tenga en,
  síguenos → síganos, tu → su, tus → sus, te → le, estás → está, quieres → quiere, puedes → puede,
  debes → debe, tienes → tiene, necesitas → necesita, tendrás → tendrá, seguirás → seguirá,
  has → ha, hayas → haya, guardes → guarde, prefieras → prefiera, actives → active,
  inténtalo → inténtelo, verifícalo → verifíquelo, verifícala → verifíquela, pruébalo → pruébelo,
  corrígelo → corríjalo, corrígelos → corríjalos, regístrate → regístrese, únete → únase,
  acéptala → acéptela, selecciona → seleccione, ingresa → ingrese, escanea → escanee,
  toca → toque, presiona → pulse, arrastra → arrastre, haz → haga, revisa → revise,
  convierte → convierta, reduce → reduzca, vuelve → vuelva, marca → marque`
  .trim()
  .split(/,\s+/)
  .map((pair) => pair.split(' → ') as [familiar: string, polite: string])

/** Words in place of others, wherever they stand. The Spanish of the editor says tú, and ours usted. */
export const plainly: Readonly<Record<keyof Told, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b([Aa])n asset\b/g, '$1 picture'],
    [/\basset/g, 'picture'],
    [/\bAsset/g, 'Picture'],
    [/\bslug\b/g, 'address'],
    [/\bSlug\b/g, 'Address'],
    [/\bcollection/g, 'list'],
    [/\bCollection/g, 'List'],
    [/\b([Cc])ancell(ed|ing)\b/g, '$1ancel$2'],
    ...inBothCases('entry', 'item'),
    ...inBothCases('entries', 'items'),
  ],
  es: [
    [/“/g, '«'],
    [/”/g, '»'],
    [/\brecurso/g, 'archivo'],
    [/\bRecurso/g, 'Archivo'],
    ...politely.flatMap(([familiar, polite]) => inBothCases(familiar, polite)),
    [/(?<!\p{L})Usa(?!\p{L})/gu, 'Use'],
  ],
}

function inBothCases(familiar: string, polite: string): [RegExp, string][] {
  const capital = (word: string) => word.replace(/^./u, (letter) => letter.toUpperCase())
  return [familiar, capital(familiar)].map((word) => [
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'),
    word === familiar ? polite : capital(polite),
  ])
}
