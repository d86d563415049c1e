import { aCandidate } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { at, readItems, textAt } from './fields.ts'

describe('at', () => {
  it('should find what lies at the end of a path, through objects and lists', () => {
    expect(at({ a: [{ b: 1 }] }, 'a', 0, 'b')).toBe(1)
    expect(textAt({ a: ['x'] }, 'a', 0)).toBe('x')
  })

  it('should find nothing where the path ends early, or leads to what every object has', () => {
    for (const value of [null, undefined, 1, 'text', [], {}, JSON.parse('{"a":null}')]) {
      expect(at(value, 'a', 'b')).toBeUndefined()
      expect(at(value, 'constructor')).toBeUndefined()
      expect(at(value, '__proto__')).toBeUndefined()
      expect(textAt(value, 'a')).toBe('')
    }
  })
})

describe('readItems', () => {
  const read = (item: unknown) => (typeof item === 'string' ? aCandidate({ title: item }) : null)
  const titles = (list: unknown, isOfUse?: (item: unknown) => boolean) => {
    const answer = readItems(list, { read, ...(isOfUse && { isOfUse }) })
    return answer.ok ? answer.value.map(({ title }) => title) : answer.error.kind
  }

  it('should read what can be read, ten at most', () => {
    expect(titles(['a', 1, null, 'b'])).toEqual(['a', 'b'])
    expect(titles(Array.from({ length: 30 }, (_, index) => `${index}`))).toHaveLength(10)
    expect(titles([])).toEqual([])
  })

  it('should take a list of which nothing can be read, and what is no list, for malformed', () => {
    for (const list of [[1, 2], [null], undefined, null, {}, 'text', 3]) expect(titles(list)).toBe('malformed')
  })

  it('should take a list of which nothing is of use for empty', () => {
    expect(titles(['a', 'b'], () => false)).toEqual([])
  })
})
