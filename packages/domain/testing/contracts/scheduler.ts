import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRADES, type Grade, type Memory, type Scheduler } from '../../src/reviews/scheduler.ts'

/** What every scheduler does. */
export function describeScheduler(name: string, { next }: Scheduler): void {
  const anyReview = fc.record({ grade: fc.constantFrom(...GRADES), elapsed: fc.nat(4_000) })
  /** As a card is after some reviews; null of one that had none. */
  const anyMemory = fc
    .array(anyReview, { maxLength: 12 })
    .map((reviews) =>
      reviews.reduce<Memory | null>((memory, { grade, elapsed }) => next(memory, elapsed, grade).memory, null),
    )

  describe(`${name}, as every scheduler`, () => {
    it('should ask again after whole days, at least one, and in this life', () => {
      fc.assert(
        fc.property(anyMemory, anyReview, (memory, { grade, elapsed }) => {
          const { memory: after, days } = next(memory, elapsed, grade)
          expect(Number.isInteger(days)).toBe(true)
          expect(days).toBeGreaterThanOrEqual(1)
          expect(days).toBeLessThanOrEqual(36_510)
          expect(after.stability).toBeGreaterThan(0)
          expect(after.difficulty).toBeGreaterThanOrEqual(1)
          expect(after.difficulty).toBeLessThanOrEqual(10)
        }),
      )
    })

    it('should ask the sooner, the worse it was recalled', () => {
      fc.assert(
        fc.property(anyMemory, fc.nat(4_000), (memory, elapsed) => {
          const daysOf = (grade: Grade): number => next(memory, elapsed, grade).days
          const days = GRADES.map(daysOf)
          expect(days.toSorted((a, b) => a - b)).toEqual(days)
          expect(daysOf('again')).toBeLessThan(daysOf('good'))
        }),
      )
    })

    it('should wait longer after each good answer in time', () => {
      let { memory, days } = next(null, 0, 'good')
      for (let times = 0; times < 5; times += 1) {
        const after = next(memory, days, 'good')
        expect(after.days).toBeGreaterThan(days)
        ;({ memory, days } = after)
      }
    })

    it('should answer the same to the same', () => {
      fc.assert(
        fc.property(anyMemory, anyReview, (memory, { grade, elapsed }) => {
          expect(next(memory, elapsed, grade)).toEqual(next(memory, elapsed, grade))
        }),
      )
    })
  })
}
