import { expect, test } from 'vitest'
import { classNames, shortNames } from './short-classes.ts'

test('a class is short, and as before whatever other files say', () => {
  const styles =
    '.xdqO-vq_card{gap:0}.xdqO-vq_card>.xdqO-vq_title{animation:xdqO-vq_nod 1s}.later{}'
  expect([...classNames(styles, 'aBc')]).toEqual([
    ['xdqO-vq_card', 'aBc_a'],
    ['xdqO-vq_title', 'aBc_b'],
    ['xdqO-vq_nod', 'aBc_c'],
  ])
  // a hash may have the sign that parts it from the name, and begin with any other
  expect([...classNames('.x-2a_2C_row{gap:0}', 'aBc')]).toEqual([['x-2a_2C_row', 'aBc_a']])
})

test('no two classes of a file, and no two files, are called the same', () => {
  const many = Array.from({ length: 120 }, (_, index) => `.xdqOIvq_card${index}{gap:0}`).join('')
  expect(new Set(classNames(many, 'aBc').values()).size).toBe(120)
  const files = Array.from({ length: 300 }, (_, index) => `src/ui/Card${index}.module.css`)
  expect(new Set(shortNames(files).values()).size).toBe(300)
})

test('most files keep their name when another comes', () => {
  const files = Array.from({ length: 100 }, (_, index) => `src/ui/Card${index}.module.css`)
  const before = shortNames(files)
  const after = shortNames([...files, 'src/ui/Another.module.css'])
  expect(files.filter((file) => before.get(file) !== after.get(file)).length).toBeLessThan(5)
  // in whatever order a system lists them
  expect(shortNames(files.toReversed())).toEqual(before)
})

test('no class is hidden by who blocks advertisements', () => {
  const files = Array.from({ length: 600 }, (_, index) => `src/ui/Card${index}.module.css`)
  expect([...shortNames(files).values()].filter((name) => name.startsWith('ad'))).toEqual([])
})

test('more style files than two letters name are refused', () => {
  const files = Array.from({ length: 651 }, (_, index) => `src/ui/Card${index}.module.css`)
  expect(shortNames(files.slice(1)).size).toBe(650)
  expect(() => shortNames(files)).toThrow('650')
})
