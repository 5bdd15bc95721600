import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('an IPv4 address is itself, however it is written', () => {
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.7:4711', ' 192.0.2.7 ']) {
    expect(networkOf(address), address).toBe('192.0.2.7')
  }
})

test('a home with IPv6 is one network, whichever of its addresses it uses', () => {
  for (const address of [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd',
    '[2001:db8:1:2::99]:443',
    '2001:db8:1:2::1%eth0',
  ]) {
    expect(networkOf(address), address).toBe('2001:db8:1:2::/64')
  }
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
})

test('what is no address stays what it is', () => {
  expect(networkOf('')).toBe('')
  expect(networkOf('unknown')).toBe('unknown')
})
