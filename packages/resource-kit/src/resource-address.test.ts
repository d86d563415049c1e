import { anyUnicode } from '@app/domain/testing/arbitraries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resourceAddress } from './resource-address.ts'

describe('resourceAddress', () => {
  it.each([
    ['https://pages.example/a b?q=ä#part', 'https://pages.example/a%20b?q=%C3%A4'],
    [' HTTP://Pages.Example:80 ', 'http://pages.example/'],
    ['https://pages.example:443/x/../y', 'https://pages.example/y'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('should write %s as %s', (text, address) => {
    expect(resourceAddress(text)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://pages.example/',
    'file:///etc/hosts',
    '//pages.example/x',
    '/x',
    '',
    'https://',
    'https://ada@pages.example/',
    'https://ada:secret@pages.example/',
    'https://:secret@pages.example/',
    'https://pages.example:8443/',
    'http://pages.example:443/',
    `https://pages.example/${'x'.repeat(2_000)}`,
    // longer once it is written out
    `https://pages.example/${'ä'.repeat(1_000)}`,
    null,
    42,
    { href: 'https://pages.example/' },
  ])('should take %s for no address', (text) => {
    expect(resourceAddress(text)).toBeNull()
  })

  it('should leave a port to a host that is allowed it, and to no other', () => {
    expect(resourceAddress('http://127.0.0.1:8080/x', ['127.0.0.1:8080'])).toBe('http://127.0.0.1:8080/x')
    expect(resourceAddress('http://127.0.0.1:8081/x', ['127.0.0.1:8080'])).toBeNull()
    expect(resourceAddress('http://ada@127.0.0.1:8080/x', ['127.0.0.1:8080'])).toBeNull()
  })

  it('should answer what it would answer again, or null, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), anyUnicode()), (text) => {
        const address = resourceAddress(text)
        if (address !== null) expect(resourceAddress(address)).toBe(address)
      }),
    )
  })
})
