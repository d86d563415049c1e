import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryKey } from './query-key.ts'

describe('queryKey', () => {
  it('should make no difference between queries but for case, composition and spaces', () => {
    const key = queryKey({ words: 'cr\u00e8me br\u00fbl\u00e9e', language: 'fr' })
    expect(queryKey({ words: '  Cre\u0300me\n\u00a0BR\u00dbL\u00c9E ', language: 'FR' })).toBe(key)
  })

  it('should tell words, their order and languages apart', () => {
    const queries = [
      ['a b', 'en'],
      ['b a', 'en'],
      ['ab', 'en'],
      ['a b', 'de'],
      ['en a b', ''],
    ] as const
    const keys = queries.map(([words, language]) => queryKey({ words, language }))
    expect(new Set(keys).size).toBe(queries.length)
    const ofFields = [{}, { field: 'music' }, { field: 'chess' }] as const
    expect(new Set(ofFields.map((field) => queryKey({ words: 'a', language: 'en', ...field }))).size).toBe(3)
  })

  it('should be the key of what it keeps of the words', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const key = queryKey({ words, language: 'en' })
        expect(queryKey({ words: key.slice('en '.length), language: 'en' })).toBe(key)
      }),
    )
  })
})
