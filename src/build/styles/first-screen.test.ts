import { expect, test } from 'vitest'
import { firstClasses, partStyles } from './first-screen.ts'

const page = `<header class="aaa_bar"></header><dialog id="menu"><a class="eee_link"></a></dialog><main><section class="bbb_hero"><h1>Title</h1></section>
<section class="ccc_card"></section></main>`
const partsOf = (styles: string) => partStyles(styles, new Set(firstClasses(page)))

test('the styles of what is seen first stand in the page, all others in the file', () => {
  const { first, rest } = partsOf('.aaa_bar{color:red}.bbb_hero{color:#00f}.ccc_card{color:green}')
  expect(first).toContain('.aaa_bar')
  expect(first).toContain('.bbb_hero')
  expect(first).not.toContain('.ccc_card')
  expect(rest).toContain('.ccc_card')
  expect(rest).not.toMatch(/aaa|bbb/)
})

test('a dialog is not seen until somebody opens it', () => {
  expect(partsOf('.eee_link{color:red}.bbb_hero{color:#00f}').rest).toMatch(/eee(?!.*bbb)/)
})

test('the styles of one component stay together, in their order', () => {
  const { first, rest } = partsOf('.aaa_wide{color:red}@media (width<9em){.aaa_bar{color:#00f}}')
  expect(first.indexOf('aaa_wide')).toBeGreaterThan(0)
  expect(first.indexOf('aaa_wide')).toBeLessThan(first.indexOf('@media'))
  expect(rest).not.toContain('aaa')
})

test('what is said of every element stands in the page, once', () => {
  const { first, rest } = partsOf(':root{--ink:#000}h1{margin:0}')
  expect(first).toContain('--ink')
  expect(first).toContain('h1{')
  expect(rest).not.toMatch(/--ink|h1/)
})

test('a rule is with the element that it is about, wherever that is', () => {
  const { first, rest } = partsOf(
    '.aaa_bar:not(.ccc_card){color:red}:is(.ccc_card,.bbb_hero) a{color:#00f}.aaa_bar:has(.ddd_x){color:green}',
  )
  expect(first).toContain(':not(.ccc_card)')
  expect(first).toContain(':is(.ccc_card,.bbb_hero) a')
  expect(rest).toContain(':has(.ddd_x)')
})

test('a condition stays only with what it is about', () => {
  const { first, rest } = partsOf('@media print{.ccc_card{color:red}}@layer ui{.aaa_bar{margin:0}}')
  expect(first).not.toContain('@media')
  expect(rest).toContain('@media print{.ccc_card')
})

test('no rule is lost, and the order of the layers is said before all', () => {
  const { first, rest } = partsOf(
    '@layer pages{.ccc_card{color:red}}@layer ui{.aaa_bar{animation:nod 1s}@keyframes nod{to{opacity:0}}}',
  )
  for (const part of [first, rest]) {
    expect(part).toMatch(/^@layer reset, base, ui, site, pages;/)
  }
  expect(first + rest).toContain('@keyframes nod')
})

test('what is for paper waits with the rest', () => {
  const { first, rest } = partsOf(
    `.aaa_bar{color:red}@media print{.aaa_bar,.ccc_card{color:#000}@page{margin:1cm}}.bbb_hero{color:#00f}
    @font-face{font-family:Theirs;src:local(Theirs)}`,
  )
  expect(first).not.toMatch(/print|@page/)
  expect(rest).toMatch(/@media print{.aaa_bar,.ccc_card{.*@page/)
  expect(first).toMatch(/bar.*hero.*Theirs/s)
  expect(rest).not.toMatch(/hero|Theirs/)
})

test('fonts that are fetched are for pages without scripts, and those of rare letters stand last', () => {
  const rare = '@font-face{font-family:Ours;src:url(/rare.woff2);unicode-range:U+100-2AF}'
  const usual = '@font-face{font-family:Ours;src:url(/ours.woff2)}'
  const both = partsOf(`${rare}${usual}.ccc_card{color:green}`)
  expect(both.first).not.toContain('url(')
  expect(both.rest).toContain(
    `.ccc_card{color:green}@media (scripting:none){${usual}}@media (scripting:none){${rare}}`,
  )
  // scripts switch the last rule on
  expect(partsOf(usual).rest).toMatch(/@media \(scripting:none\)\{\}$/)
})
