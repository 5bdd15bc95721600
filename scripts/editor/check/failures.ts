import { both } from '#app/content/fields.ts'
import type { Told } from '#app/language/told.ts'

/** What a browser says of a folder, by the name of its error, as far as somebody can do something about it. */
const ofFolder: Readonly<Record<string, Told>> = {
  NotAllowedError: both(
    'The browser may not write into the folder. Copy what you wrote, reload this page, open the folder again and let the browser change files in it.',
    'El navegador no tiene permiso para escribir en la carpeta. Copie lo que escribió, vuelva a cargar esta página, abra otra vez la carpeta y permita que el navegador cambie sus archivos.',
  ),
  NotFoundError: both(
    'The folder of the site, or a part of it, is no longer where it was. Put it back, and save again.',
    'La carpeta del sitio, o una parte de ella, ya no está donde estaba. Vuelva a ponerla en su lugar y guarde otra vez.',
  ),
  NoModificationAllowedError: both(
    'Another program has the file open, or it may not be changed. Close the other program, and save again.',
    'Otro programa tiene abierto el archivo, o no está permitido cambiarlo. Cierre el otro programa y guarde otra vez.',
  ),
  QuotaExceededError: both(
    'There is no room left on the disk. Delete something there, and save again.',
    'Ya no queda espacio en el disco. Borre algo de él y guarde otra vez.',
  ),
}

const offline = both(
  'The internet could not be reached. Look whether you are connected, and save again.',
  'No se pudo llegar a internet. Compruebe su conexión y guarde otra vez.',
)

/** Why something could not be saved, and what to do; nothing where that has been said in words of ours or is unknown. */
export function failureOf({ name, message }: Pick<Error, 'name' | 'message'>): Told | undefined {
  // each browser has its own words for it
  if (name === 'TypeError' && /fetch|network|load failed/i.test(message)) return offline
  return ofFolder[name]
}
