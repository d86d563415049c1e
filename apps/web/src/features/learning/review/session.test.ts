import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as moves from './session.ts'
import { aCard, resultOf } from './testing/open-review.tsx'

const { answered, begin, goOn, graded, isHard, marked, mayGrade, newSession, refused, resume, summaryOf } = moves
const MINUTE = 60_000

describe('a session of reviews', () => {
  it('should ask a miss again behind three others, and three times at most', () => {
    let session = begin(
      newSession,
      [1, 2, 3, 4, 5].map((number) => aCard(number)),
      0,
    )
    session = marked(answered(session, 'a', 'x'), 'a', resultOf(false))
    expect(numbersOf(session)).toEqual([2, 3, 4, 1, 5])
    session = begin(newSession, [aCard(1)], 0)
    for (const id of ['a', 'b', 'c']) session = goOn(marked(answered(session, id, 'x'), id, resultOf(false)), 0)
    expect([session.view, numbersOf(session)]).toEqual(['summary', []])
  })

  it('should begin no card after three minutes, but ask what was missed', () => {
    const begun = begin(
      newSession,
      [1, 2, 3, 4, 5, 6].map((number) => aCard(number)),
      0,
    )
    const missed = marked(answered(begun, 'a', 'x'), 'a', resultOf(false))
    expect(numbersOf(goOn(missed, 3 * MINUTE - 1))).toEqual([2, 3, 4, 1, 5, 6])
    const late = goOn(missed, 3 * MINUTE)
    expect([late.view, numbersOf(late)]).toEqual(['question', [1, 2, 3, 4, 5, 6]])
    const over = goOn(marked(answered(late, 'b', 'b'), 'b', resultOf(true)), 4 * MINUTE)
    expect([over.view, numbersOf(over)]).toEqual(['summary', [2, 3, 4, 5, 6]])
    expect(summaryOf(over)).toEqual({ count: 1, right: 0, pending: 0 })
    expect(moves.extended(over, 5 * MINUTE)).toMatchObject({ view: 'question', startedAt: 5 * MINUTE })
    // what is due besides is asked of the server
    expect(moves.extended({ ...over, queue: [] }, 0).queue).toBe(null)
  })

  it('should offer a grade for the first answer of a day, if that is right', () => {
    const wrong = marked(answered(begin(newSession, [aCard(1)], 0), 'a', 'x'), 'a', resultOf(false))
    const right = marked(answered(goOn(wrong, 0), 'b', 'b'), 'b', resultOf(true))
    expect(right.reviews.map((review) => mayGrade(right, review))).toEqual([false, false])
    const first = marked(answered(begin(newSession, [aCard(1)], 0), 'a', 'b'), 'a', resultOf(true))
    expect(first.reviews.map((review) => mayGrade(first, review))).toEqual([true])
  })

  it('should send a grade until the server has it, and once only where it keeps its own', () => {
    const right = marked(answered(begin(newSession, [aCard(1)], 0), 'a', 'b'), 'a', resultOf(true))
    const changed = graded(right, 'a', 'easy')
    expect(summaryOf(changed).pending).toBe(1)
    expect(summaryOf(marked(changed, 'a', resultOf(true, 'easy'), 'easy')).pending).toBe(0)
    expect(summaryOf(marked(changed, 'a', resultOf(true, 'good'), 'easy')).pending).toBe(0)
    // said while the answer was still on its way
    expect(summaryOf(marked(changed, 'a', resultOf(true), null)).pending).toBe(1)
  })

  it.each([
    [0, [false, true]],
    [1, [true, true]],
  ])('should call a card hard that was missed %i times before, once it is wrong twice', (misses, expected) => {
    const once = marked(answered(begin(newSession, [aCard(1, { misses })], 0), 'a', 'x'), 'a', resultOf(false))
    const twice = marked(answered(goOn(once, 0), 'b', 'x'), 'b', resultOf(false))
    expect(
      [once, twice]
        .map((one) => one.reviews.at(-1))
        .map((review, index) => review && isHard([once, twice][index] ?? once, review)),
    ).toEqual(expected)
  })

  it('should ask again what could not be read, and go on without a card that is gone', () => {
    const asked = answered(begin(newSession, [aCard(1), aCard(2), aCard(3)], 0), 'a', 'many')
    expect(refused(asked, 'a', true)).toMatchObject({ view: 'question', draft: 'many', reviews: [] })
    expect(numbersOf(refused(asked, 'a', true))).toEqual([1, 2, 3])
    // another question is on the screen by then, and stays there
    expect(numbersOf(refused(goOn(asked, 0), 'a', true))).toEqual([2, 1, 3])
    expect([refused(asked, 'a', false).view, numbersOf(refused(asked, 'a', false))]).toEqual(['question', [2, 3]])
  })

  it('should keep of an old session what was not sent, and not ask that again', () => {
    const sent = marked(answered(begin(newSession, [aCard(1), aCard(2), aCard(3)], 0), 'a', 'b'), 'a', resultOf(true))
    const left = answered(goOn(sent, 0), 'b', 'b')
    expect(resume(left, 59 * MINUTE)).toBe(left)
    const old = resume(left, 60 * MINUTE)
    expect([old.queue, old.reviews.map(({ id }) => id)]).toEqual([null, ['b']])
    expect(numbersOf(begin(old, [aCard(2), aCard(3)], 0))).toEqual([3])
  })

  it('should never lose a card, whatever is answered and however late answers come', () => {
    const step = fc.record({ isRight: fc.boolean(), isLate: fc.boolean(), at: fc.integer({ min: 0, max: 4 * MINUTE }) })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(step, { maxLength: 30 }), (count, steps) => {
        const cards = Array.from({ length: count }, (_, index) => aCard(index + 1))
        let session = begin(newSession, cards, 0)
        const late: (() => void)[] = []
        for (const [index, { isRight, isLate, at }] of steps.entries()) {
          session = goOn(answered(session, `${index}`, 'b'), at)
          const arrive = () => {
            session = marked(session, `${index}`, resultOf(isRight))
          }
          if (isLate) late.push(arrive)
          else arrive()
          const known = [...(session.queue ?? []), ...session.reviews.map(({ card }) => card)]
          expect(new Set(known.map(({ id }) => id)).size).toBe(count)
        }
        for (const arrive of late) arrive()
        for (const { id } of cards) {
          const asked = [...(session.queue ?? []), ...session.reviews.map(({ card }) => card)].filter(
            (one) => one.id === id,
          )
          expect(asked.length).toBeLessThanOrEqual(4)
        }
        expect(moves.sessionSchema.safeParse(session).success).toBe(true)
      }),
    )
  })
})

// Helpers

const numbersOf = ({ queue }: moves.Session) => queue?.map(({ chapter_number }) => chapter_number)
