// The editor on a folder of this computer, where nothing knows by itself who changed what.
document.documentElement.dataset.inAFolder = ''

// It asks to read, and only at the first save to write: who says no then has written in vain.
const { showDirectoryPicker } = globalThis
if (showDirectoryPicker) {
  globalThis.showDirectoryPicker = (options) =>
    showDirectoryPicker.call(globalThis, { ...options, mode: 'readwrite' })
}

// It takes a folder for the project's by its `.git`. One that was unpacked from a zip file has none: what
// makes it the project's is that content lies in it.
const { getDirectoryHandle } = FileSystemDirectoryHandle.prototype
FileSystemDirectoryHandle.prototype.getDirectoryHandle = function (name, options) {
  return getDirectoryHandle.call(this, name === '.git' ? 'content' : name, options)
}

// It does not ask whether a file has changed since it was read: somebody may have written into it, or
// fetched what others wrote. What is not known is neither written over nor deleted. What reads a file after
// that was told does not show it to anybody.
const isKnown = new Map()
const version = ({ name, lastModified, size }) => [name, lastModified, size].join()
const { getFile } = FileSystemFileHandle.prototype

FileSystemFileHandle.prototype.getFile = async function () {
  const file = await getFile.call(this)
  if (!isKnown.has(version(file))) isKnown.set(version(file), true)
  return file
}

async function fileAt(root, path) {
  const steps = path.split('/')
  const name = steps.pop()
  try {
    let folder = root
    for (const step of steps) folder = await folder.getDirectoryHandle(step)
    return await getFile.call(await folder.getFileHandle(name))
  } catch (error) {
    if (error.name === 'NotFoundError') return undefined
    throw error
  }
}

// The editor asks before it changes files (files.ts): all are looked at before one of them is touched.
globalThis.beforeChanges = async (root, changes) => {
  for (const change of changes) {
    const [why, file] = await whyNot(root, change)
    if (!why) continue
    if (file) isKnown.set(version(file), false)
    const language = document.documentElement.lang.slice(0, 2)
    const isDeletion = changes.some(({ action }) => action === 'delete')
    const words = said[language]
    const refusal = `${words[why](await nameOf(file, language))}, ${words[isDeletion ? 'kept' : 'unsaved']}`
    alert(refusal)
    throw new Error(refusal)
  }
}

async function whyNot(root, { action, path, previousPath }) {
  const isNew = action === 'create' || action === 'move'
  const there = isNew ? await fileAt(root, path) : undefined
  if (there) return ['taken', there]
  if (action === 'create') return []
  const file = await fileAt(root, previousPath ?? path)
  if (!file) return action === 'delete' ? [] : ['gone']
  return isKnown.get(version(file)) ? [] : ['changed', file]
}

// what a file is called in the editor, as far as it says so
async function nameOf(file, language) {
  const text = file?.name.endsWith('.json') ? await file.text() : ''
  const [, told = ''] = /"(?:name|title)": \{([^}]*)\}/.exec(text) ?? []
  const [, name] = new RegExp(`"${language}": "([^"]*)"`).exec(told) ?? []
  return name && { en: `“${name}”`, es: `«${name}»` }[language]
}

const said = {
  en: {
    changed: (name = 'this') => `Somebody else has changed ${name} since you opened the editor`,
    gone: () => 'Somebody else has deleted this since you opened the editor',
    taken: (name = 'Something else') =>
      `${name}, which somebody else has added since you opened the editor, has the same address`,
    unsaved: 'so nothing was saved. Copy what you wrote, reload this page, and write it again.',
    kept: 'so nothing was deleted. Reload this page, and look at it before you delete it.',
  },
  es: {
    changed: (name = 'esto') => `Alguien más cambió ${name} desde que usted abrió el editor`,
    gone: () => 'Alguien más eliminó esto desde que usted abrió el editor',
    taken: (name = 'Otra ficha') =>
      `${name}, que alguien más agregó desde que usted abrió el editor, tiene la misma dirección`,
    unsaved:
      'así que no se guardó nada. Copie lo que escribió, vuelva a cargar esta página y escríbalo de nuevo.',
    kept: 'así que no se eliminó nada. Vuelva a cargar esta página y mírelo antes de eliminarlo.',
  },
}
