import { beginCard, type Card, GRADES, type Grade, reviewCard, todayOf } from '@app/domain'
import { aCard, newChapterId, newUserId } from '@app/domain/testing'
import { describeScheduler } from '@app/domain/testing/contracts'
import fc from 'fast-check'
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import { makeScheduler } from './scheduler.ts'

const scheduler = makeScheduler()

describeScheduler('makeScheduler', scheduler)

describe('makeScheduler', () => {
  it.each([
    ['again', 0.212, 1],
    ['hard', 1.2931, 2],
    ['good', 2.3065, 3],
    ['easy', 8.2956, 8],
  ] as const)('should begin as published, after %s', (grade, stability, days) => {
    const first = scheduler.next(null, 0, grade)
    expect(first.memory.stability).toBe(stability)
    expect(first.days).toBe(days)
  })

  /** With both changes of 2027 where there are any: north, south by half an hour, and none. */
  const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'] as const
  const CHANGES = [
    ...['2027-03-14T07:00Z', '2027-03-28T01:00Z', '2027-04-03T15:00Z'],
    ...['2027-10-02T15:30Z', '2027-10-31T01:00Z', '2027-11-07T06:00Z'],
  ].map((time) => Date.parse(time))
  const HOUR = 3_600_000

  it.each(ZONES)('should be the library itself, fed with days, whatever a learner answers when: %s', (timeZone) => {
    const anyStart = fc
      .record({ change: fc.constantFrom(...CHANGES), hours: fc.integer({ min: -72, max: 48 }) })
      .map(({ change, hours }) => change + hours * HOUR)
    const anyWait = fc
      .oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 24 * 400 }))
      .map((h) => h * HOUR)
    const anyHistory = fc.array(fc.record({ wait: anyWait, grade: fc.constantFrom(...GRADES) }), { maxLength: 25 })
    fc.assert(
      fc.property(anyStart, fc.constantFrom(...GRADES), anyHistory, (start, first, history) => {
        let now = start
        const reviews = [{ at: start, grade: first }]
        for (const { wait, grade } of history) {
          now += wait
          reviews.push({ at: now, grade })
        }
        const card = played(reviews, timeZone)
        expect({ ...card.memory, dueOn: card.dueOn }).toEqual(expected(reviews, timeZone))
      }),
      { numRuns: 200 },
    )
  })
})

// Helpers

type Reviewed = readonly { readonly at: number; readonly grade: Grade }[]

function played(reviews: Reviewed, timeZone: string): Card {
  const of = aCard(newUserId(), newChapterId())
  let card: Card | null = null
  for (const { at, grade } of reviews) {
    const given = { id: String(at), at: new Date(at), answer: null, right: null, grade }
    const today = todayOf({ timeZone }, new Date(at))
    card = (card ? reviewCard(scheduler, card, given, today) : beginCard(scheduler, of, given, today)).card
  }
  if (!card) throw new Error('There is a first review.')
  return card
}

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const

/** The first review of each day, as the platform names the days of a zone. */
function expected(reviews: Reviewed, timeZone: string) {
  const library = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: false })
  let card = createEmptyCard(new Date(0))
  let last = ''
  for (const { at, grade } of reviews) {
    const day = new Date(at).toLocaleDateString('sv', { timeZone })
    if (day === last) continue
    last = day
    card = library.next(card, new Date(day), RATINGS[grade]).card
  }
  const { stability, difficulty, due } = card
  return { stability, difficulty, dueOn: due.toISOString().slice(0, 10) }
}
