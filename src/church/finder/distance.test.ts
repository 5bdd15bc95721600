import { expect, test } from 'vitest'
import { distance, unitOf } from './distance.ts'

const paris = { latitude: 48.8566, longitude: 2.3522 }
const newYork = { latitude: 40.7128, longitude: -74.006 }
const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test('a distance is what an atlas says, in kilometers and in miles', () => {
  expect(distance(paris, newYork, 'kilometer')).toBeCloseTo(5837, -1)
  expect(distance(paris, newYork, 'mile')).toBeCloseTo(3627, -1)
  expect(distance(paris, paris, 'mile')).toBe(0)
})

test('the way leads over the pole and the date line where that is shorter', () => {
  expect(distance(at(0, 179.5), at(0, -179.5), 'kilometer')).toBeCloseTo(111.2, 1)
  expect(distance(at(89, 0), at(89, 180), 'kilometer')).toBeCloseTo(222.4, 1)
  expect(distance(at(0, 0), at(0, 180), 'kilometer')).toBeCloseTo(20_015, 0)
})

test('a distance is counted as the signs beside the road of its country do', () => {
  expect(['us', 'gb', 'ke', 'br', 'es'].map(unitOf)).toEqual([
    'mile',
    'mile',
    'kilometer',
    'kilometer',
    'kilometer',
  ])
})
