import { anyUnicode } from '@app/domain/testing/arbitraries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { candidateOf, resourceAddress } from './candidate-of.ts'

const NONE: ReadonlySet<string> = new Set()
const FOUND = {
  address: 'https://library.example/1#top',
  title: 'Bread',
  resourceType: 'book',
} as const

describe('candidateOf', () => {
  it('should know nothing that the source does not say', () => {
    expect(candidateOf('library', FOUND, NONE)).toEqual({
      source: 'library',
      address: 'https://library.example/1',
      title: 'Bread',
      excerpt: '',
      resourceType: 'book',
      language: null,
      isFree: null,
      minutes: null,
    })
  })

  it('should cut texts to what the port allows', () => {
    const candidate = candidateOf('library', { ...FOUND, title: 'x'.repeat(301), excerpt: '🥖'.repeat(400) }, NONE)
    expect(candidate?.title).toBe(`${'x'.repeat(299)}…`)
    expect(candidate?.excerpt).toBe(`${'🥖'.repeat(299)}…`)
  })

  it.each([
    [12.2, 13],
    [0.4, 1],
    [0, null],
    [-5, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [10_001, null],
  ])('should take %s minutes for %s', (minutes, taken) => {
    expect(candidateOf('library', { ...FOUND, minutes }, NONE)?.minutes).toBe(taken)
  })

  it.each([{ title: ' \u200b ' }, { title: 7 }, { address: 'javascript:1' }, { address: undefined }])(
    'should be none with %s',
    (change) => {
      expect(candidateOf('library', { ...FOUND, ...change }, NONE)).toBeNull()
    },
  )
})

describe('resourceAddress', () => {
  it.each([
    ['https://pages.example/a b?q=ä#part', 'https://pages.example/a%20b?q=%C3%A4'],
    [' HTTP://Pages.Example:80 ', 'http://pages.example/'],
    ['https://pages.example:443/x/../y', 'https://pages.example/y'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('should write %s as %s', (text, address) => {
    expect(resourceAddress(text, NONE)).toBe(address)
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
    'http://10.0.0.1/',
    'http://[::1]/',
    `https://pages.example/${'x'.repeat(2_000)}`,
    // longer once it is written out
    `https://pages.example/${'ä'.repeat(1_000)}`,
    null,
    42,
    { href: 'https://pages.example/' },
  ])('should take %s for no address', (text) => {
    expect(resourceAddress(text, NONE)).toBeNull()
  })

  it('should leave a port to a host that is allowed it, and to no other', () => {
    const allowed = new Set(['127.0.0.1:8080'])
    expect(resourceAddress('http://127.0.0.1:8080/x', allowed)).toBe('http://127.0.0.1:8080/x')
    expect(resourceAddress('http://127.0.0.1:8081/x', allowed)).toBeNull()
    expect(resourceAddress('http://ada@127.0.0.1:8080/x', allowed)).toBeNull()
  })

  it('should answer what it would answer again, or null, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), anyUnicode()), (text) => {
        const address = resourceAddress(text, NONE)
        if (address !== null) expect(resourceAddress(address, NONE)).toBe(address)
      }),
    )
  })
})
