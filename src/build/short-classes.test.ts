import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classNames, shortOf } from './short-classes.ts'

test('a class is short, and as before whatever other files say', () => {
  const styles = '.dqO-vq_card{gap:0}.dqO-vq_card>.dqO-vq_title{animation:dqO-vq_nod 1s}.later{}'
  expect([...classNames(styles, 'aBc')]).toEqual([
    ['dqO-vq_card', 'aBc_a'],
    ['dqO-vq_title', 'aBc_b'],
    ['dqO-vq_nod', 'aBc_c'],
  ])
  // a hash may have the sign that parts it from the name, and begin with one more
  expect([...classNames('._1a_b2C_row{gap:0}', 'aBc')]).toEqual([['_1a_b2C_row', 'aBc_a']])
})

test('no two classes of a file, and no two files, are called the same', () => {
  const many = Array.from({ length: 120 }, (_, index) => `.dqOIvq_card${index}{gap:0}`).join('')
  expect(new Set(classNames(many, 'aBc').values()).size).toBe(120)
  const files = globSync('src/**/*.module.css')
  expect(files.length).toBeGreaterThan(50)
  expect(new Set(files.map(shortOf)).size).toBe(files.length)
})
