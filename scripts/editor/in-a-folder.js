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
// fetched what others wrote. What is not known is not written over.
const known = new Set()
const told = new Set()
const version = ({ name, lastModified, size }) => [name, lastModified, size].join()
const { getFile, move } = FileSystemFileHandle.prototype

FileSystemFileHandle.prototype.getFile = async function () {
  const file = await getFile.call(this)
  known.add(version(file))
  return file
}

// a file is written beside its place first, then moved there
FileSystemFileHandle.prototype.move = async function (folder, name) {
  const there = await folder.getFileHandle(name).then(
    (handle) => getFile.call(handle),
    () => undefined,
  )
  // it is tried three times, and told once; what reads the file meanwhile does not show it to anybody
  const wasTold = there && told.has(version(there))
  if (there && (wasTold || !known.has(version(there)))) {
    if (!wasTold) alert(changed[document.documentElement.lang.slice(0, 2)])
    told.add(version(there))
    throw new Error(`${name} has changed since it was read`)
  }
  return move.call(this, folder, name)
}

const changed = {
  en: 'Somebody else has changed this file since you opened the editor, so nothing was saved. Copy what you wrote, reload this page, and write it again.',
  es: 'Alguien más cambió este archivo desde que usted abrió el editor, así que no se guardó nada. Copie lo que escribió, vuelva a cargar esta página y escríbalo de nuevo.',
}
