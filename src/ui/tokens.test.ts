import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as colours from '#app/pictures/colours.ts'

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const files = globSync('src/**/*.css').filter((file) => file !== 'src/ui/tokens.css')
const rawColour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(\s*[\d.]/i
// three numbers that are no colour until something says rgb(var(--name))
const parts = /--[\w-]+:\s*\d+[\s,]+\d+[\s,]+\d+\s*[;}]/

test('colours stand in tokens.css alone', () => {
  const scripts = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && !file.endsWith('colours.ts'),
  )
  const raw = [...files, ...scripts].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        rawColour.test(line) || parts.test(line)
          ? [`${file}:${index + 1} Use a colour of tokens.css: ${line}`]
          : [],
      ),
  )
  expect(raw).toEqual([])
})

test('colours for what has no style sheet are those of tokens.css', () => {
  for (const [name, colour] of Object.entries(colours)) {
    const token = name.replace(/[A-Z]|\d/, (end) => `-${end.toLowerCase()}`)
    const [, value] = new RegExp(`--${token}: (.*?);`).exec(tokens) ?? []
    expect([name, colour]).toEqual([name, value])
  }
})

test('where the layout changes follows the size of text: widths are compared in em', () => {
  const inPixels = globSync('src/**/*.{css,ts,tsx}').flatMap((file) => {
    if (file.includes('.test.')) return []
    const found = readFileSync(file, 'utf8').match(/width [<>]=? [\d.]+px|[\d.]+px <=? width/g)
    return (found ?? []).map((width) => `${file}: ${width}`)
  })
  expect(inPixels).toEqual([])
})

test('every token is used', () => {
  const styles = files.map((file) => readFileSync(file, 'utf8')).join('\n') + tokens
  const names = new Set([...tokens.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name!))
  const unused = [...names].filter((name) => !new RegExp(`var\\(\\s*${name}\\s*[,)]`).test(styles))
  expect(unused).toEqual([])
})
