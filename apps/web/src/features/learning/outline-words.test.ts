import { describe, expect, it } from 'vitest'
import { chapterFacts, creditsToPay, planFacts } from './outline-words.ts'
import { anOutlinedChapter, aPlanDetails, done, preparing, withoutOutline } from './plan/testing/builders.ts'

describe('planFacts', () => {
  it('should say how many chapters, how long, what each costs and what is left to pay', () => {
    expect(factsOf(aPlanDetails([1, 2, 3, 4, 5, 6].map((number) => anOutlinedChapter(number))))).toEqual([
      'Chapters: 6',
      'Time: About 9 hours',
      'Price: First chapter free, then 10 credits ($1) each',
      'Left to pay: 50 credits, $5',
    ])
  })

  it('should say how many weeks that is for the learner, and until when, as the plan is now', () => {
    const brief = { minutes_per_week: 120, deadline: '2027-06-01' }
    const whole = aPlanDetails(
      [1, 2, 3, 4].map((number) => anOutlinedChapter(number)),
      { brief },
    )
    expect(factsOf(whole)).toEqual(
      expect.arrayContaining([
        'Chapters: 4',
        'Time: About 6 hours (About 3 weeks at 2 hours a week)',
        'Target date: June 1, 2027',
      ]),
    )
    const shorter = aPlanDetails(
      [1, 2].map((number) => anOutlinedChapter(number)),
      { brief },
    )
    expect(factsOf(shorter).slice(0, 2)).toEqual([
      'Chapters: 2',
      'Time: About 3 hours (About 2 weeks at 2 hours a week)',
    ])
  })

  it('should leave out the time that an earlier version did not know', () => {
    const plan = aPlanDetails([anOutlinedChapter(1, withoutOutline)], { minutes: null })
    expect(factsOf(plan)).toEqual(['Chapters: 1', 'Price: Free!', 'Left to pay: Nothing'])
  })

  it.each([
    [[10, 10], '10 credits ($1) each'],
    [[0, 0], 'Free!'],
    [[0, 1], 'First chapter free, then 1 credit ($0.10) each'],
    [[0, 5, 10], undefined],
    [[], undefined],
  ])('should say of the prices %j what is true of each', (prices, words) => {
    const plan = aPlanDetails(prices.map((price, index) => anOutlinedChapter(index + 1, { price })))
    expect(planFacts(plan).find(({ name }) => name === 'Price')?.value).toBe(words)
  })
})

describe('creditsToPay', () => {
  it('should count what is neither open nor on its way, and what failed', () => {
    const price = { price: 7 }
    const paid = [anOutlinedChapter(1, { ...price, ...done }), anOutlinedChapter(2, { ...price, ...preparing })]
    const failed = anOutlinedChapter(3, { ...price, content_status: 'FAILED' })
    expect(creditsToPay([...paid, failed, anOutlinedChapter(4, price)])).toBe(14)
  })
})

describe('chapterFacts', () => {
  it.each([
    [90, 10, true, ['About 1 h 30 min', '10 credits, $1']],
    [90, 0, true, ['About 1 h 30 min', 'Free!']],
    [90, 10, false, ['About 1 h 30 min']],
    [null, 10, true, ['10 credits, $1']],
    [null, 10, false, []],
  ])('should be what is known of %s minutes for %i credits (to pay: %s)', (minutes, price, toPay, facts) => {
    expect(chapterFacts({ minutes, price }, toPay)).toEqual(facts)
  })
})

// Helpers

const factsOf = (plan: Parameters<typeof planFacts>[0]) =>
  planFacts(plan).map(({ name, value, note }) => `${name}: ${value}${note ? ` (${note})` : ''}`)
