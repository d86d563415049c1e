import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linksIn } from './links.ts'

describe('linksIn', () => {
  it('should find web addresses in their order, each once, without the punctuation of the sentence', () => {
    const text =
      'See https://a.example/x, (http://b.example/y).\nhttps://a.example/x\njavascript:alert(1) ftp://c.example'
    expect(linksIn(text)).toEqual(['https://a.example/x', 'http://b.example/y'])
  })

  it('should take an address with a line to itself as it stands', () => {
    const url = fc.webUrl({ withQueryParameters: true, withFragments: true })
    fc.assert(
      fc.property(url, (link) => {
        expect(linksIn(`Hello,\n\n${link}\n\nBye.`)).toEqual([link])
      }),
    )
  })
})
