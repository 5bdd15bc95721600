/** Writes the types of the CSS modules, so that a class that is not in the stylesheet does not compile. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'

const out = '.cache/css-types'
rmSync(out, { recursive: true, force: true })

for (const filename of globSync('src/**/*.module.css')) {
  const { exports = {} } = transform({ filename, code: readFileSync(filename), cssModules: true })
  const classes = Object.keys(exports).toSorted()
  const lines = classes.map((name) => `  readonly ${JSON.stringify(name)}: string\n`)
  const file = path.join(out, `${filename}.d.ts`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `declare const classes: {\n${lines.join('')}}\nexport default classes\n`)
}
