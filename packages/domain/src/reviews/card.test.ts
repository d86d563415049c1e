import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeMemoryScheduler, newChapterId, newUserId, someQuestion } from '../../testing/index.ts'
import { dayAfter, dayOf } from '../time/calendar.ts'
import {
  beginCard,
  type Card,
  dueAfter,
  gradeOf,
  mayReview,
  type Reviewed,
  regrade,
  reviewCard,
  todayOf,
} from './card.ts'
import { GRADES, type Grade } from './scheduler.ts'

const scheduler = makeMemoryScheduler()
const OF = { userId: newUserId(), chapterId: newChapterId(), question: someQuestion() }
const NOON = new Date('2027-03-01T12:00:00Z')

const given = (grade: Grade, id = 'r1') => ({ id, at: NOON, answer: 'a', right: grade !== 'again', grade })
const begin = (grade: Grade, today = '2027-03-01') => beginCard(scheduler, OF, given(grade), today)
const again = ({ card }: Reviewed, grade: Grade, today: string, id = 'r2') =>
  reviewCard(scheduler, card, given(grade, id), today)

describe('a card', () => {
  it('should begin with the first answer to its question, right or wrong', () => {
    expect(begin(gradeOf(true))).toEqual({
      card: {
        ...OF,
        ...{ id: 'q1', isVoid: false, memory: { stability: 3, difficulty: 5 } },
        ...{ reviewedOn: '2027-03-01', dueOn: '2027-03-04', misses: 0 },
      },
      review: { ...given('good'), userId: OF.userId, cardId: 'q1', day: '2027-03-01', before: null },
    })
    expect(begin(gradeOf(false)).card).toMatchObject({ dueOn: '2027-03-02', misses: 1 })
  })

  it('should count the days since its last review, over daylight saving and the end of a year', () => {
    const next = again(begin('good', '2027-12-30'), 'good', '2028-01-02')
    // twice three days and three
    expect(next.card).toMatchObject({ reviewedOn: '2028-01-02', dueOn: '2028-01-17', memory: { stability: 15 } })
    expect(next.review.before).toMatchObject({ reviewedOn: '2027-12-30', dueOn: '2028-01-02' })
  })

  it('should be moved once a day: what comes later that day is kept and moves nothing', () => {
    const missed = begin('again')
    const later = again(missed, 'good', '2027-03-01')
    expect(later.card).toEqual(missed.card)
    expect(later.review).toMatchObject({ day: '2027-03-01', grade: 'good', before: { dueOn: '2027-03-02' } })
  })

  it('should take a day before its last one for that: a clock jumped back', () => {
    const moved = again(begin('good'), 'good', '2027-03-04')
    const back = again(moved, 'again', '2027-03-03', 'r3')
    expect(back.card).toEqual(moved.card)
    expect(back.review.day).toBe('2027-03-04')
    expect(mayReview(moved.card, '2027-03-03')).toBe(true)
  })

  it('should count how often it was missed in a row', () => {
    const twice = again(begin('again'), 'again', '2027-03-05')
    expect(twice.card.misses).toBe(2)
    expect(again(twice, 'hard', '2027-03-07').card.misses).toBe(0)
  })

  it.each([
    ['2027-02-27', true],
    ['2027-03-01', true],
    ['2027-03-02', false],
    ['2027-03-03', false],
    ['2027-03-04', true],
    ['2029-01-01', true],
  ])('should be asked on its day, after it and on that of its last answer: %s %s', (today, may) => {
    expect(mayReview(begin('good').card, today)).toBe(may)
  })
})

describe('regrade', () => {
  it('should compute the card anew from what it was before, as often as it likes', () => {
    const first = begin('good')
    const made = again(first, 'good', '2027-03-04')
    for (const grade of GRADES) {
      const { card, review } = regrade(scheduler, made, grade)
      expect(card).toEqual(again(first, grade, '2027-03-04').card)
      expect(review).toEqual({ ...made.review, grade })
      expect(regrade(scheduler, { card, review }, 'good')).toEqual(made)
    }
  })

  it('should keep the new grade of a later answer of the day, which moves nothing', () => {
    const later = again(begin('again'), 'good', '2027-03-01')
    const changed = regrade(scheduler, later, 'easy')
    expect(changed.card).toEqual(later.card)
    expect(changed.review.grade).toBe('easy')
  })

  it('should leave a review alone that another day has followed', () => {
    const first = begin('good')
    const { card } = again(first, 'good', '2027-03-04')
    const old = { card, review: first.review }
    expect(regrade(scheduler, old, 'easy')).toEqual(old)
    // what it said then
    expect(dueAfter(scheduler, old)).toBe('2027-03-04')
    expect(dueAfter(scheduler, { card, review: again(first, 'good', '2027-03-04').review })).toBe(card.dueOn)
  })
})

describe('todayOf', () => {
  it('should be the day in the time zone of the account, in UTC without one', () => {
    const at = new Date('2027-03-01T23:30:00Z')
    expect(todayOf({ timeZone: null }, at)).toBe('2027-03-01')
    expect(todayOf({ timeZone: 'Asia/Kathmandu' }, at)).toBe('2027-03-02')
  })
})

describe('a history of a card', () => {
  it('should stand where the last grade of each of its days leads, whatever else was said on them', () => {
    const anyStep = fc.record({
      days: fc.integer({ min: -2, max: 40 }),
      grade: fc.constantFrom(...GRADES),
      others: fc.array(fc.constantFrom(...GRADES), { maxLength: 3 }),
      changed: fc.option(fc.constantFrom(...GRADES)),
    })
    fc.assert(
      fc.property(fc.constantFrom(...GRADES), fc.array(anyStep, { maxLength: 20 }), (first, steps) => {
        let made = begin(first)
        /** What counts: a day, and its grade. */
        const counts: { day: string; grade: Grade }[] = [{ day: '2027-03-01', grade: first }]
        let moved = made
        for (const [index, { days, grade, others, changed }] of steps.entries()) {
          const day = dayOf(dayAfter(new Date(made.card.reviewedOn), days, 'days'))
          made = again(made, grade, day, `${index}`)
          if (days > 0) {
            counts.push({ day, grade })
            moved = made
          }
          for (const [nth, other] of others.entries()) made = again(made, other, day, `${index}-${nth}`)
          const last = counts.at(-1)
          if (changed && last) {
            moved = regrade(scheduler, { card: made.card, review: moved.review }, changed)
            made = { ...made, card: moved.card }
            last.grade = changed
          }
        }
        expect(made.card).toMatchObject(replayed(counts))
      }),
    )
  })
})

// Helpers

function replayed(counts: readonly { readonly day: string; readonly grade: Grade }[]): Partial<Card> {
  let [memory, days, last, misses]: [Card['memory'] | null, number, string | null, number] = [null, 0, null, 0]
  for (const { day, grade } of counts) {
    const elapsed = last === null ? 0 : (Date.parse(day) - Date.parse(last)) / 86_400_000
    ;({ memory, days } = scheduler.next(memory, elapsed, grade))
    last = day
    misses = grade === 'again' ? misses + 1 : 0
  }
  if (memory === null || last === null) throw new Error('A card has a first review.')
  return { memory, reviewedOn: last, dueOn: dayOf(dayAfter(new Date(last), days, 'days')), misses }
}
