import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusedIp } from './refused-ranges.ts'

describe('isRefusedIp', () => {
  it.each([
    ...['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255', '127.0.0.1'],
    ...[
      '127.255.255.255',
      '168.63.129.16',
      '169.254.169.254',
      '172.16.0.0',
      '172.31.255.255',
      '192.0.0.8',
      '192.168.0.0',
    ],
    ...['192.168.255.255', '198.18.0.0', '198.19.255.255', '224.0.0.1', '239.255.255.255', '255.255.255.255'],
    ...['::', '::1', '::127.0.0.1', '::8.8.8.8', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a9fe:a9fe'],
    ...['::ffff:0:127.0.0.1', '64:ff9b::1', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002::', '2002:7f00:1::', '2001::1'],
    ...[
      'fc00::',
      'fd00:ec2::254',
      'fdff::1',
      'fe80::1',
      'fe80::1%eth0',
      'febf::1',
      'fec0::1',
      'ff02::1',
      'ffff::',
      '3fff::1',
    ],
    // reserved, for segment routing and ORCHID, and whatever else is outside of 2000::/3
    ...[
      '5f00::1',
      '5f00:ffff::1',
      '4000::',
      '5fff::1',
      '6000::1',
      '8000::1',
      'dfff::1',
      'e000::1',
      '1fff::1',
      '200::1',
    ],
    ...[
      '2001:10::1',
      '2001:1f:ffff::1',
      '2001:20::1',
      '2001:2f::1',
      '2001:2::1',
      '2001:1ff::1',
      '100::1',
      '64:ff9c::1',
    ],
    ...['', 'localhost', '127.1', '0177.0.0.1', '2130706433', '1.1.1.1/8', ' 1.1.1.1', '[::1]', '2606:4700::1%1'],
  ])('should refuse %j', (address) => {
    expect(isRefusedIp(address)).toBe(true)
  })

  it.each([
    ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
    ...['128.0.0.0', '169.253.255.255', '172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0'],
    ...['198.17.255.255', '198.20.0.0', '223.255.255.255', '2606:4700::1', '2001:4860:4860::8888', '2a00::1'],
    ...['2001:200::1', '2000::1', '2003::1', '3ffe::1'],
    '::ffff:8.8.8.8',
  ])('should let %s pass', (address) => {
    expect(isRefusedIp(address)).toBe(false)
  })

  it('should refuse every IPv6 address outside of 2000::/3 that holds no IPv4 address', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const isPublic = /^[23][0-9a-f]{3}:/i.test(address) || /::ffff:/i.test(address)
        expect(isPublic || isRefusedIp(address)).toBe(true)
      }),
    )
  })

  it('should judge an IPv4 address the same in its IPv6 form', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isRefusedIp(`::ffff:${address}`)).toBe(isRefusedIp(address))
      }),
    )
  })

  it('should refuse whatever holds an IPv4 address in IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
        const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
        const forms = [`::${hex}`, `64:ff9b::${hex}`, `2002:${hex}::1`, `::ffff:0:${hex}`, `2001:0:${hex}::`]
        expect(forms.filter((form) => !isRefusedIp(form))).toEqual([])
      }),
    )
  })
})
