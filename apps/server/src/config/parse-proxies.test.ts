import { describe, expect, it } from 'vitest'
import { parseProxies } from './variable-types.ts'

describe('parseProxies', () => {
  it('should read addresses and subnets of both kinds', () => {
    const all = parseProxies(' 127.0.0.1 , 10.0.0.0/8 , 192.168.0.0/16 , ::1 , fd00::/8 , fe80::1/128, ')
    for (const one of ['127.0.0.1', '10.1.2.3', '192.168.7.1']) expect(all?.check(one), one).toBe(true)
    for (const one of ['::1', 'fd00::7', 'fe80::1']) expect(all?.check(one, 'ipv6'), one).toBe(true)
    expect([all?.check('127.0.0.2'), all?.check('fe80::2', 'ipv6'), all?.rules.length]).toEqual([false, false, 6])
    expect(parseProxies('0.0.0.0/0')?.check('203.0.113.7')).toBe(true)
  })

  it.each([
    'caddy',
    'localhost',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0/8',
    '300.1.1.1',
    'fd00::/129',
    '::1/x',
    '127.0.0.1 ::1',
    '127.0.0.1:80',
    '*',
    '/8',
  ])('should refuse %s', (text) => {
    expect(parseProxies(`127.0.0.1, ${text}`)).toBeNull()
  })
})
