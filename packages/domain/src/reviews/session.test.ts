import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCard, newChapterId, newUserId, someQuestion } from '../../testing/index.ts'
import type { Question } from '../check/question.ts'
import type { Card } from './card.ts'
import { heldObjectives } from './held-objectives.ts'
import { inSession } from './session.ts'

const USER = newUserId()
const CHAPTERS = [newChapterId(), newChapterId(), newChapterId()] as const
const { options: _options, key: _key, ...ASKED } = someQuestion() as Extract<Question, { kind: 'single' }>

const problem = (id: string, chapter: 0 | 1 | 2, dueOn = '2027-03-01'): Card =>
  aCard(USER, CHAPTERS[chapter], { question: someQuestion({ id }), dueOn })
const word = (id: string, chapter: 0 | 1 | 2, dueOn = '2027-03-01'): Card =>
  aCard(USER, CHAPTERS[chapter], { question: { ...ASKED, id, kind: 'short', key: 'x', accepted: [] }, dueOn })
const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id).join(' ')

describe('inSession', () => {
  it('should let chapters take turns, and begin with what is due the longest', () => {
    const due = [problem('a1', 0), problem('a2', 0), problem('a3', 0), problem('b1', 1), problem('c1', 2, '2027-02-01')]
    expect(idsOf(inSession(due, 50))).toBe('c1 a1 b1 a2 a3')
    expect(idsOf(inSession(due.toReversed(), 2))).toBe('c1 a1')
    expect(inSession(due, 0)).toEqual([])
  })

  it('should keep the words of a chapter together, where the first of them is', () => {
    const due = [word('a1', 0), problem('a2', 0), word('a3', 0), problem('b1', 1), problem('b2', 1), word('b3', 1)]
    expect(idsOf(inSession(due, 50))).toBe('a1 a3 b1 a2 b2 b3')
  })

  const anyDue = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      chapter: fc.constantFrom(0, 1, 2),
      isWord: fc.boolean(),
      day: fc.integer({ min: 1, max: 9 }),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  )
  type Any = typeof anyDue extends fc.Arbitrary<infer T> ? T : never
  const cardsOf = (any: Any) =>
    any.map(({ id, chapter, isWord, day }) => (isWord ? word : problem)(id, chapter, `2027-03-0${day}`))

  it('should be the same of its own first cards: a database may hand over these alone', () => {
    fc.assert(
      fc.property(anyDue, fc.nat(35), (any, limit) => {
        const due = cardsOf(any)
        const first = inSession(due, limit)
        expect(first).toHaveLength(Math.min(limit, due.length))
        expect(idsOf(inSession(first.toReversed(), limit))).toBe(idsOf(first))
      }),
    )
  })

  it('should never leave a chapter waiting that has its turn, nor put a word apart', () => {
    fc.assert(
      fc.property(anyDue, fc.nat(35), (any, limit) => {
        const cards = inSession(cardsOf(any), limit)
        const counts = CHAPTERS.map((id) => [id, cards.filter(({ chapterId }) => chapterId === id).length] as const)
        for (const [id, count] of counts) {
          const left = cardsOf(any).filter(({ chapterId }) => chapterId === id).length - count
          if (left > 0) for (const [, other] of counts) expect(other).toBeLessThanOrEqual(count + 1)
          const words = cards.flatMap((card, at) =>
            card.chapterId === id && card.question.kind === 'short' ? [at] : [],
          )
          expect(words.map((at) => at - (words[0] ?? 0))).toEqual([...words.keys()])
        }
      }),
    )
  })
})

describe('heldObjectives', () => {
  it('should name what was recalled on three different days or more', () => {
    const recalled = [4, 2, 3].map((days, index) => ({ objective: `Objective ${3 - index}`, days }))
    expect(heldObjectives(recalled)).toEqual(['Objective 1', 'Objective 3'])
    expect(heldObjectives([])).toEqual([])
  })
})
