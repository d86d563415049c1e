import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPlacement, newConversationId, someQuestion } from '../../testing/index.ts'
import { LEVELS } from '../brief/slots.ts'
import { inRisingOrder, levelReached, STEPS, stepOf } from './level-reached.ts'

const { questions: FIVE } = aPlacement(newConversationId(), 'ready')
/** From easy to hard: x is right. */
const levelOf = (answered: string) => {
  const asked = FIVE.slice(0, answered.length)
  return levelReached(asked, Object.fromEntries(asked.map(({ id }, place) => [id, answered[place] === 'x'])))
}

describe('levelReached', () => {
  it.each([
    ['.....', 'new'],
    ['x....', 'new'],
    ['xx...', 'some'],
    ['x..x.', 'some'],
    ['xxx..', 'comfortable'],
    ['xxxx.', 'comfortable'],
    // two easy slips of one who knows the hard ones
    ['..xxx', 'comfortable'],
    ['x.xxx', 'expert'],
    ['xxxxx', 'expert'],
    // where others were dropped
    ['x..', 'new'],
    ['xx.', 'some'],
    ['xxx', 'comfortable'],
    ['xxxx', 'comfortable'],
    ['', 'new'],
  ])('should make of %s: %s', (answered, level) => {
    expect(levelOf(answered)).toBe(level)
  })

  it('should never fall with another right answer, and reach no level without a question as hard', () => {
    const anyMarks = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(fc.subarray([...FIVE]), anyMarks, fc.nat(4), (asked, right, place) => {
        const marks = Object.fromEntries(FIVE.map(({ id }, index) => [id, right[index] === true]))
        const before = levelReached(asked, marks)
        const after = levelReached(asked, { ...marks, [FIVE[place]?.id ?? '']: true })
        expect(LEVELS.indexOf(after)).toBeGreaterThanOrEqual(LEVELS.indexOf(before))
        const hardest = Math.max(-1, ...asked.filter(({ id }) => marks[id]).map(stepOf))
        if (before !== 'new') expect(hardest).toBeGreaterThanOrEqual(STEPS.findIndex(({ level }) => level === before))
        if (asked.length > 0 && asked.every(({ id }) => marks[id]) && asked.some((one) => stepOf(one) === 4))
          expect(after).toBe('expert')
      }),
    )
  })
})

describe('inRisingOrder', () => {
  it('should be at most five, from easy to hard, with each step that has a question', () => {
    const anyStep = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 9 }), (steps) => {
        const asked = steps.map((step, place) => someQuestion({ id: `q${place}`, objective: STEPS[step]?.words ?? '' }))
        const kept = inRisingOrder(asked).map(stepOf)
        expect(kept).toEqual(kept.toSorted())
        expect(kept).toHaveLength(Math.min(5, steps.length))
        expect(new Set(kept)).toEqual(new Set(steps))
      }),
    )
  })
})
