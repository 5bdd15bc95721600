import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { ViteBuilder } from 'vite'
import type * as server from '#app/entry-server.ts'
import { keep, kept } from '#app/pictures/made-once.ts'
import { sendsSearch } from './few-churches.ts'
import { building } from './output.ts'
import { lettersShown } from './styles/cut-fonts.ts'
import { fontsFolder } from './styles/fonts-folder.ts'

/** What the bundler made for Node: all that the build asks of the pages. */
export type Server = typeof server

export type Manifest = Record<string, { file: string }>

/** Bundles the scripts of browsers and of Node, or takes what was bundled of the very same. */
export async function bundle(builder: ViteBuilder, programs: () => string): Promise<void> {
  const { client, ssr } = builder.environments
  const parts = [programs(), ...ofContent(), JSON.stringify(builder.config.env)]
  const before = await kept('bundled', parts)
  if (before) {
    unpack(before)
    // else Vite would bundle them at the end by itself
    for (const each of [client!, ssr!]) each.isBuilt = true
    return
  }
  await Promise.all([builder.build(client!), builder.build(ssr!)])
  // what was saved meanwhile may be in it
  if (programs() === parts[0]) await keep('bundled', parts, packed())
}

/** What is bundled besides programs: whether one church of many is looked for, and the fonts. */
function ofContent(): (string | Buffer)[] {
  const fonts = readdirSync(fontsFolder).toSorted()
  return [
    JSON.stringify([sendsSearch(), fontsFolder, lettersShown(), fonts]),
    ...fonts.map((file) => readFileSync(path.join(fontsFolder, file))),
  ]
}

const folders = Object.values(building)

function packed(): Buffer {
  const files = folders.map((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => path.join(each.parentPath, each.name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  )
  return zstdCompressSync(serialize(files))
}

function unpack(bundled: Uint8Array): void {
  const files = deserialize(zstdDecompressSync(bundled)) as [file: string, bytes: Uint8Array][][]
  for (const [index, folder] of folders.entries()) {
    for (const [file, bytes] of files[index]!) {
      const place = path.join(folder, file)
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, bytes)
    }
  }
}
