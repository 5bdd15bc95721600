// What `run.mjs` knows of npm: whether all is installed, and what to do where it could not be.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Is what lies in node_modules what the lock file asks for? npm keeps a list there of what it put in. */
export function isInstalled(root) {
  const there = packagesOf(path.join(root, 'node_modules', '.package-lock.json'))
  // nothing is, or npm was ended while it wrote its list
  if (!there) return false
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  if (!wanted) throw new Error(unreadable)
  return Object.entries(wanted).every(([name, { version, integrity, optional }]) => {
    const found = there[name]
    // what is made for other machines is left out
    if (name === '' || (!found && optional)) return true
    return found?.version === version && found?.integrity === integrity
  })
}

/** The packages that a file of npm lists; nothing where it is missing or no such file. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

const unreadable = `package-lock.json cannot be read. If lines in it begin with <<<<<<<, two changes were written into it.
Put it back as it was last saved, then try again: git checkout HEAD -- package-lock.json
  No se puede leer package-lock.json. Si hay líneas que empiezan con <<<<<<<, se mezclaron dos cambios.
  Recupérelo como se guardó por última vez y vuelva a intentarlo: git checkout HEAD -- package-lock.json`

/** Says why `npm ci` failed and what to do, from what it printed. */
export function whyNot(printed) {
  const says = printed.trim()
  if (/\bEUSAGE\b|in sync/.test(says)) {
    const differences = says.match(/(Missing|Invalid): .*/g) ?? []
    return [
      'package.json and package-lock.json do not fit each other, so nothing was installed.',
      '  package.json y package-lock.json no concuerdan, así que no se instaló nada.',
      ...differences.slice(0, 5).map((line) => `  ${line}`),
      ...(differences.length > 5 ? [`  + ${differences.length - 5}`] : []),
      'Run: npm install --package-lock-only',
      'Then try again, and keep both files together when you save your change.',
      '  Ejecute: npm install --package-lock-only',
      '  Después vuelva a intentarlo, y guarde su cambio con los dos archivos juntos.',
    ].join('\n')
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(says)) {
    return [
      says,
      '',
      'npm ci could not fetch what the project needs. Is the network there? Then try again.',
      '  npm ci no pudo traer lo que necesita el proyecto. ¿Hay conexión? Vuelva a intentarlo.',
    ].join('\n')
  }
  if (/\bENOSPC\b/.test(says)) {
    return [
      'The disk is full: npm ci could not write. Make room, then try again.',
      '  El disco está lleno: npm ci no pudo escribir. Haga espacio y vuelva a intentarlo.',
    ].join('\n')
  }
  if (/\b(EACCES|EPERM|EROFS)\b/.test(says)) {
    return [
      says,
      '',
      'npm ci may not write into this folder. Is it yours, and not open in another program?',
      '  npm ci no puede escribir en esta carpeta. ¿Es suya y no la tiene abierta otro programa?',
    ].join('\n')
  }
  if (/\bENOENT\b.*npm|npm.*\bENOENT\b/.test(says)) {
    return [
      'npm was not found. It comes with Node.js: https://nodejs.org',
      '  No se encontró npm. Viene con Node.js: https://nodejs.org',
    ].join('\n')
  }
  return [
    ...(says ? [says, ''] : []),
    'npm ci failed; what it said stands above. If it did not run the install script of "node",',
    'run: npm rebuild node. Then try again.',
    '  npm ci falló; arriba está lo que dijo. Si no ejecutó el script de instalación de «node»,',
    '  ejecute: npm rebuild node. Después vuelva a intentarlo.',
  ].join('\n')
}
