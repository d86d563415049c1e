import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someQuestion } from '../../testing/index.ts'
import { err, ok } from '../shared/result.ts'
import { bestOf, markAnswers, nextSet, scoreOf, setsOf } from './score.ts'

const question = (number: number, isVoid = false) => someQuestion({ id: `q${number}`, isVoid })
const FIVE = [1, 2, 3, 4, 5].map((number) => question(number))
const ALL_WRONG = Object.fromEntries(FIVE.map(({ id }) => [id, false]))

describe('the score of an attempt', () => {
  it('should be passed from 80 percent on', () => {
    const marks = (right: number) => Object.fromEntries(FIVE.map(({ id }, place) => [id, place < right]))
    expect(scoreOf(FIVE, marks(4))).toEqual({ right: 4, of: 5, passed: true })
    expect(scoreOf(FIVE, marks(3))).toEqual({ right: 3, of: 5, passed: false })
    expect(scoreOf(FIVE.slice(0, 4), marks(3))).toEqual({ right: 3, of: 4, passed: false })
    expect(scoreOf([], {})).toEqual({ right: 0, of: 0, passed: false })
  })

  it('should mark what was left out as wrong, and refuse what is no question', () => {
    expect(markAnswers(FIVE.slice(0, 2), { q1: 'a' })).toEqual(ok({ q1: true, q2: false }))
    expect(markAnswers(FIVE, { q9: 'a' })).toEqual(err({ kind: 'answer-unfit' }))
    expect(markAnswers(FIVE, { q1: 7 })).toEqual(err({ kind: 'answer-unfit' }))
    expect(markAnswers([question(1)], JSON.parse('{"__proto__": {"q1": "a"}}'))).toEqual(err({ kind: 'answer-unfit' }))
  })

  it('should leave void questions out, however they are answered', () => {
    const questions = [question(1, true), question(2)]
    expect(markAnswers(questions, { q1: 'no such option', q2: 'a' })).toEqual(ok({ q2: true }))
    expect(scoreOf(questions, { q1: true, q2: false })).toEqual({ right: 0, of: 1, passed: false })
  })

  it('should stay passed when a question goes void that was answered right', () => {
    const marks = { q1: true, q2: true, q3: true, q4: true, q5: false }
    const questions = [question(1, true), ...FIVE.slice(1)]
    expect(scoreOf(questions, marks)).toEqual({ right: 3, of: 4, passed: true })
    const better = { q2: true, q3: true, q4: true, q5: false }
    expect(bestOf(questions, [better, marks])).toEqual({ right: 3, of: 4, passed: true })
    expect(bestOf(questions, [better])).toEqual({ right: 3, of: 4, passed: false })
  })

  it('should be the best of all attempts at these questions', () => {
    const attempts = [{ q1: true, q2: false }, { q1: true, q2: true }, { q1: false, q2: false }, { old: true }]
    expect(bestOf(FIVE.slice(0, 2), attempts)).toEqual({ right: 2, of: 2, passed: true })
    expect(bestOf(FIVE, [{ old: true }])).toBeNull()
    expect(bestOf(FIVE, [])).toBeNull()
    expect(bestOf(FIVE.slice(0, 1), [{ q1: false }])).toEqual({ right: 0, of: 1, passed: false })
  })

  it('should be of whole sets alone: a question that was answered alone passes none, and is no best', () => {
    expect(bestOf(FIVE, [{ q1: true }])).toBeNull()
    expect(bestOf(FIVE, [ALL_WRONG, { q1: true }])).toEqual({ right: 0, of: 5, passed: false })
    expect(scoreOf(FIVE, { q1: true })).toEqual({ right: 1, of: 5, passed: false })
  })

  it('should be the better one by its share, where two sets were asked', () => {
    const second = [6, 7].map((number) => ({ ...question(number), set: 2 as const }))
    const attempts = [
      { q1: true, q2: true, q3: true, q4: false, q5: false },
      { q6: true, q7: false },
    ]
    expect(bestOf([...FIVE, ...second], attempts)).toEqual({ right: 3, of: 5, passed: false })
    expect(bestOf([...FIVE, ...second], [...attempts, { q6: true, q7: true }])).toEqual({
      ...{ right: 2, of: 2, passed: true },
    })
    // what was passed with the one stays so, however the other ends
    const passed = { q1: true, q2: true, q3: true, q4: true, q5: true }
    expect(bestOf([...FIVE, ...second], [passed, { q6: false, q7: false }])).toMatchObject({ passed: true })
  })

  it('should never be more than there is, and never fall with another try or a question that goes void', () => {
    const some = fc.dictionary(fc.constantFrom('q1', 'q2', 'q3', 'q4', 'q5', 'old'), fc.boolean())
    const marks = fc.oneof(some, fc.record(Object.fromEntries(FIVE.map(({ id }) => [id, fc.boolean()]))))
    const voids = fc.subarray(FIVE)
    fc.assert(
      fc.property(fc.array(marks), marks, voids, (attempts, another, gone) => {
        const questions = FIVE.map((one) => ({ ...one, isVoid: gone.includes(one) }))
        const [before, after] = [bestOf(questions, attempts), bestOf(questions, [...attempts, another])]
        const reported = bestOf(
          questions.map((one, at) => (at === 0 ? { ...one, isVoid: true } : one)),
          attempts,
        )
        if (before?.passed && reported) expect(reported.passed).toBe(true)
        if (after) expect(after.right).toBeLessThanOrEqual(after.of)
        if (before) expect(after?.right).toBeGreaterThanOrEqual(before.right)
        if (after) expect(after.of).toBe(FIVE.length - gone.length)
        if (after && after.right / after.of >= 0.8) expect(after.passed).toBe(true)
        if (after && gone.length === 0) expect(after.passed).toBe(after.right / after.of >= 0.8)
      }),
    )
  })
})

describe('the set of the next attempt', () => {
  const second = [6, 7].map((number) => ({ ...question(number), set: 2 as const }))
  const both = [...second, ...FIVE]

  it('should be the first one, then the other in turn', () => {
    expect(nextSet(both, [])).toEqual(FIVE)
    expect(nextSet(both, [ALL_WRONG])).toEqual(second)
    expect(nextSet(both, [ALL_WRONG, { q6: true, q7: false }])).toEqual(FIVE)
    // of another version
    expect(nextSet(both, [ALL_WRONG, { old: true }])).toEqual(second)
  })

  it('should be the same after a question that was answered alone', () => {
    expect(nextSet(both, [{ q1: false }])).toEqual(FIVE)
    expect(nextSet(both, [ALL_WRONG, { q6: true }])).toEqual(second)
    expect(nextSet(both, [ALL_WRONG, { q1: true }])).toEqual(second)
  })

  it('should be the same again where there is no other that asks anything', () => {
    expect(nextSet(FIVE, [ALL_WRONG])).toEqual(FIVE)
    const refuted = [...FIVE, ...second.map((one) => ({ ...one, isVoid: true }))]
    expect(nextSet(refuted, [ALL_WRONG])).toEqual(FIVE)
    expect(nextSet(refuted, [{ q6: true, q7: true }])).toEqual(FIVE)
    expect(nextSet([], [{ q1: true }])).toEqual([])
  })

  it('should be one of the sets, without void questions, whatever was tried', () => {
    const marks = fc.dictionary(fc.constantFrom('q1', 'q2', 'q5', 'q6', 'q7', 'old'), fc.boolean())
    fc.assert(
      fc.property(fc.array(marks), fc.subarray(both), (attempts, gone) => {
        const questions = both.map((one) => ({ ...one, isVoid: gone.includes(one) }))
        const asked = nextSet(questions, attempts)
        expect(asked.some(({ isVoid }) => isVoid)).toBe(false)
        expect(asked.length > 0).toBe(gone.length < both.length)
        expect(setsOf(asked).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
