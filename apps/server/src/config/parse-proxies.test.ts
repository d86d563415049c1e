import { describe, expect, it } from 'vitest'
import { parseProxies } from './variable-types.ts'

describe('parseProxies', () => {
  it('should read addresses and subnets of both kinds', () => {
    const all = ['127.0.0.1', '10.0.0.0/8', '0.0.0.0/0', '::1', 'fd00::/8', 'fe80::1/128']
    expect(parseProxies(` ${all.join(' , ')}, `)).toEqual(all)
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
