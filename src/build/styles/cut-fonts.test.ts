import { spawn } from 'node:child_process'
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'letters-'))
const made = new Set<string>()
afterAll(() => {
  for (const each of [folder, ...made]) rmSync(each, { recursive: true, force: true })
})

/** A content of which a church greets in these letters. */
function contentOf(letters: string): string {
  const content = mkdtempSync(path.join(folder, 'content-'))
  write(content, letters)
  return content
}

function write(content: string, letters: string): void {
  const church = { greeting: { language: 'te', text: letters } }
  mkdirSync(path.join(content, 'churches'), { recursive: true })
  writeFileSync(path.join(content, 'churches/any.json'), JSON.stringify(church))
}

/** Cuts the fonts for a content, as a build does in a process of its own, and answers where they lie. */
async function cutFor(content: string): Promise<string> {
  const script = `
    import { cutFonts } from './src/build/styles/cut-fonts.ts'
    const { resolve } = await cutFonts().config()
    console.log(resolve.alias['cut-fonts'])`
  const build = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, CONTENT: content },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed = await build.stdout.setEncoding('utf8').toArray()
  const fonts = printed.join('').trim()
  made.add(fonts)
  return fonts
}

test('two builds side by side have each its own letters', async () => {
  const fonts = await Promise.all(['అ', 'అమ్మ నాన్న'].map((letters) => cutFor(contentOf(letters))))
  const [few, many] = fonts.map((each) => readFileSync(`${each}/telugu.woff2`).byteLength)
  expect(few).toBeGreaterThan(0)
  expect(many).toBeGreaterThan(few!)
})

test('a font that another build may be reading is never written over', async () => {
  const content = contentOf('అ')
  const fonts = await cutFor(content)
  const fileOf = (face: string) => statSync(`${fonts}/${face}.woff2`).ino
  const files = () => ['piazzolla', 'figtree', 'telugu'].map(fileOf)
  const [piazzolla, figtree, telugu] = files()
  write(content, 'అమ్మ')
  await cutFor(content)
  // what has not changed is left alone, and what has is another file in its place
  expect(files()).toEqual([piazzolla, figtree, expect.any(Number)])
  expect(fileOf('telugu')).not.toBe(telugu)
})

test('styles ask for no weight of headings but the one that is cut', () => {
  const asked = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font: (\d+) [^;]*var\(--serif\)/g)].map(
      ([, weight]) => `${file}: ${weight}`,
    ),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((each) => !each.endsWith(': 700'))).toEqual([])
})
