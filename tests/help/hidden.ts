import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** What the made-up fellowship knows of those who are not shown by name, and nobody else is to know. */
const secrets = [
  /Zebed|Hiddenson|Escondido|Watcher|Vigilante|Watches by night|Vela de noche|5550198|555-0198|555 0198/i,
  /Priscil|Quietly|Callada|5550199|555-0199|555 0199/i,
  /pastors-india|harbor-watchman|san-bartolome-doors/,
]

/** The files of a folder that give any of it away, by their names or by what they hold. */
export function givingAway(folder: string): string[] {
  const files = globSync('**/*.*', { cwd: folder })
  return files.filter((file) => {
    // what is installed knows nothing of anybody
    if (/\/editor\.js/.test(file) || !statSync(path.join(folder, file)).isFile()) return false
    const bytes = readFileSync(path.join(folder, file))
    const open = { '.br': brotliDecompressSync, '.gz': gunzipSync }[path.extname(file)]
    const all = `${file}\n${(open?.(bytes) ?? bytes).toString()}`
    return secrets.some((secret) => secret.test(all))
  })
}
