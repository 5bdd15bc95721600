import { expect, test } from 'vitest'
import { networksOf } from './network.ts'

test('an IPv4 address is itself, however it is written', () => {
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.7:4711', ' 192.0.2.7 ']) {
    expect(networksOf(address), address).toEqual({ home: '192.0.2.7' })
  }
})

test('of an address every number counts, and nothing beside it', () => {
  for (const address of ['10.20.30.40', '10.20.30.40:4711', '::ffff:10.20.30.40']) {
    expect(networksOf(address), address).toEqual({ home: '10.20.30.40' })
  }
  for (const other of ['x10.20.30.40', '10.20.30.40x', '10.20.30.40:443:1', 'x[2001:db8::1]']) {
    expect(networksOf(other), other).toEqual({ home: other })
  }
  // two colons may stand for a single zero
  expect(networksOf('2001:db8::3:4:5:6:7')).toEqual({
    home: '2001:db8:0:3::/64',
    block: '2001:db8:0::/48',
  })
  // and what comes after them may lie within the network
  expect(networksOf('2001::4:5:6:7:8').home).toBe('2001:0:0:4::/64')
  expect(networksOf('::3:4:5:6:7:8').home).toBe('0:0:3:4::/64')
  expect(networksOf('[2001:db8:1:2::9]\n').home).toBe('2001:db8:1:2::/64')
  // of what somebody makes up, so much is remembered
  expect(networksOf('a'.repeat(100)).home).toBe('a'.repeat(64))
})

test('a home with IPv6 is one network in one block, whichever of its addresses it uses', () => {
  for (const address of [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd',
    '[2001:db8:1:2::99]:443',
    '2001:db8:1:2::1%eth0',
  ]) {
    expect(networksOf(address), address).toEqual({
      home: '2001:db8:1:2::/64',
      block: '2001:db8:1::/48',
    })
  }
  expect(networksOf('2001:db8:1:3::1').home).toBe('2001:db8:1:3::/64')
  expect(networksOf('::1').home).toBe('0:0:0:0::/64')
  expect(networksOf('2001:db8::1').home).toBe('2001:db8:0:0::/64')
})

test('what is no address stays what it is', () => {
  expect(networksOf('')).toEqual({ home: '' })
  expect(networksOf('unknown')).toEqual({ home: 'unknown' })
})
