import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { entryFile, namesIn } from './entries.ts'
import { withItsName } from './fellowship.ts'
import { files, folders, type File, type Folder } from './kinds.ts'

type Content<Schema extends v.GenericSchema> = Omit<v.InferOutput<Schema>, 'verified'>

/** The one file of its kind: `readFile('site')`. */
export function readFile<Name extends File>(name: Name): Content<(typeof files)[Name]> {
  return read(name, files[name], withItsName()) as Content<(typeof files)[Name]>
}

/** Every file of a folder by its name: `readFolder('churches')`. */
export function readFolder<Name extends Folder>(name: Name) {
  const named = withItsName()
  return namesIn(name).map((id) => {
    return { id, content: read(`${name}/${id}`, folders[name], named) } as {
      id: string
      content: Content<(typeof folders)[Name]>
    }
  })
}

function read(name: string, schema: v.GenericSchema, named: (text: string) => string): object {
  const data: unknown = JSON.parse(readFileSync(entryFile(name), 'utf8'), (_key, value: unknown) =>
    typeof value === 'string' ? named(value) : value,
  )
  const { success, output, issues } = v.safeParse(schema, data)
  // in plain words, and with the line, npm run check says it
  if (!success) throw new Error(`content/${name}.json: ${v.getDotPath(issues[0])}: npm run check`)
  // which facts are known to be true is for those who write them
  const { verified: _, ...content } = output as { verified?: string[] }
  return content
}
