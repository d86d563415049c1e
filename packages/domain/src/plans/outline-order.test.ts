import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderByPrerequisites } from './outline-order.ts'

describe('orderByPrerequisites', () => {
  it('should leave chapters where they stand that build on earlier ones only', () => {
    const chapters = [of('a'), of('b', 0), of('c', 0, 1)]
    expect(orderByPrerequisites(chapters)).toEqual(chapters)
  })

  it('should put a chapter right behind the last that it builds on, and number its prerequisites anew', () => {
    expect(orderByPrerequisites([of('late', 2), of('a'), of('b', 1), of('c')])).toEqual([
      of('a'),
      of('b', 0),
      of('late', 1),
      of('c'),
    ])
  })

  it('should drop what does not exist, a chapter that builds on itself, and what closes a circle', () => {
    expect(orderByPrerequisites([of('a', 0, 7, -1, 1.5, Number.NaN), of('b', 2), of('c', 1)])).toEqual([
      of('a'),
      of('b'),
      of('c', 1),
    ])
  })

  it('should keep every chapter, and build each on earlier ones only, whatever a model says', () => {
    const anyChapters = fc.array(fc.array(fc.integer({ min: -2, max: 14 }), { maxLength: 5 }), { maxLength: 12 })
    fc.assert(
      fc.property(anyChapters, (lists) => {
        const ordered = orderByPrerequisites(lists.map((prerequisites, id) => ({ id, prerequisites })))
        expect(ordered.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(lists.map((_, id) => id))
        for (const [place, { prerequisites }] of ordered.entries()) {
          expect(prerequisites.every((one) => one >= 0 && one < place)).toBe(true)
          expect(new Set(prerequisites).size).toBe(prerequisites.length)
        }
        expect(orderByPrerequisites(ordered)).toEqual(ordered)
      }),
    )
  })
})

// Helpers

const of = (title: string, ...prerequisites: readonly number[]) => ({ title, prerequisites })
