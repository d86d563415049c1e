import { describe, expect, it } from 'vitest'
import { trusting } from '../../test/limited.ts'
import { makeAddressOf } from './client-address.ts'

describe('makeAddressOf', () => {
  it.each([
    ['the connection itself', [], '203.0.113.7', undefined, '203.0.113.7'],
    ['a claim that no proxy of ours made', [], '203.0.113.7', '10.0.0.1', '203.0.113.7'],
    ['a claim from elsewhere than our proxy', ['10.0.0.1/32'], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['what our proxy saw', ['10.0.0.1/32'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'what our proxy saw, not what its client claimed',
      ['10.0.0.1/32'],
      '10.0.0.1',
      '1.2.3.4, 198.51.100.1',
      '198.51.100.1',
    ],
    [
      'what the first of our proxies saw',
      ['10.0.0.0/8'],
      '10.0.0.1',
      '1.2.3.4, 198.51.100.1, 10.0.0.2',
      '198.51.100.1',
    ],
    ['our proxy when it says nothing', ['10.0.0.1/32'], '10.0.0.1', undefined, '10.0.0.1'],
    ['our proxy when it says nonsense', ['10.0.0.1/32'], '10.0.0.1', 'unknown', '10.0.0.1'],
    ['the last proxy of ours when all are ours', ['10.0.0.0/8'], '10.0.0.1', '10.0.0.3,10.0.0.2', '10.0.0.3'],
    ['an IPv4 address on an IPv6 socket', ['10.0.0.1/32'], '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['several headers', ['10.0.0.1/32'], '10.0.0.1', ['1.2.3.4', '198.51.100.1'], '198.51.100.1'],
    ['nothing when the client has gone', [], undefined, undefined, ''],
  ])('should be %s', (_, trusted, remote, forwarded, expected) => {
    expect(makeAddressOf(trusting(trusted))(remote, forwarded)).toBe(expected)
  })
})
