import { describe, expect, it } from 'vitest'
import { candidateOf } from './candidate-of.ts'

const FOUND = {
  source: 'library',
  address: 'https://library.example/1#top',
  title: 'Bread',
  resourceType: 'book',
} as const

describe('candidateOf', () => {
  it('should know nothing that the source does not say', () => {
    expect(candidateOf(FOUND)).toEqual({
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
    const candidate = candidateOf({ ...FOUND, title: 'x'.repeat(301), excerpt: '🥖'.repeat(400) })
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
    expect(candidateOf({ ...FOUND, minutes })?.minutes).toBe(taken)
  })

  it.each([{ title: ' \u200b ' }, { title: 7 }, { address: 'javascript:1' }, { address: undefined }])(
    'should be none with %s',
    (change) => {
      expect(candidateOf({ ...FOUND, ...change })).toBeNull()
    },
  )
})
