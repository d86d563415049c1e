import { type PlanDetails, readLearningPlan, readReviews } from '@app/contract'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServer, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { nextStep } from '../next-step.ts'
import { aChapter, anOutlinedChapter, aPlan, aPlanDetails, done, open } from '../plan/testing/builders.ts'
import { TodayLine, todayMinutes } from './today-line.tsx'

describe('TodayLine', () => {
  it('should name what is due, the place in the plan, the time for both and the pace', async () => {
    show(3, { ...open, last_place: 's2' }, { pace: 'on-track', brief: { minutes_per_week: 140, deadline: null } })
    await expect
      .poll(line, { timeout: 10_000 })
      .toBe('3 reviews, then section 2 of chapter 2, about 30 minutes · On track')
    expect(screen.getByRole('link', { name: '3 reviews' }).getAttribute('href')).toBe('/review')
  })

  it.each([
    [0, { ...open, last_place: 'check' }, 'Chapter 2, about 30 minutes'],
    [1, {}, '1 review, then chapter 2, about 30 minutes'],
    [9, done, '9 reviews, about 3 minutes'],
    [0, done, ''],
  ])('should say no more than there is: %i due', async (due, second, words) => {
    show(due, second)
    await expect.poll(line, { timeout: 10_000 }).toBe(words)
  })

  it('should say no time where none is known', async () => {
    show(2, open, {}, null)
    await expect.poll(line, { timeout: 10_000 }).toBe('2 reviews, then chapter 2')
  })
})

describe('todayMinutes', () => {
  it.each([
    [null, 90, 30],
    [30, 90, 30],
    [120, 90, 30],
    [600, 90, 86],
    [600, 20, 20],
  ])('should be a sitting, at %s minutes a week, of a chapter of %i minutes', (minutes_per_week, minutes, expected) => {
    const { plan, details } = plans(open, { brief: { minutes_per_week, deadline: null } }, minutes)
    expect(todayMinutes(0, nextStep([plan]), details)).toBe(expected)
  })
})

// Helpers

type Second = Parameters<typeof aChapter>[1]

const line = () => screen.queryByTestId('line')?.textContent ?? null

function plans(second: Second, change: Partial<PlanDetails>, minutes: number | null) {
  const plan = aPlan([aChapter(1, done), aChapter(2, second)])
  const details = aPlanDetails([anOutlinedChapter(1), anOutlinedChapter(2, { minutes })], change)
  return { plan, details }
}

function show(due: number, second: Second, change: Partial<PlanDetails> = {}, minutes: number | null = 90) {
  const { plan, details } = plans(second, change, minutes)
  fakeServer({
    'GET /api/reviews?limit=1': reply(readReviews, { due, cards: [], next_due: null }),
    [`GET /api/learning-plans/${plan.id}`]: reply(readLearningPlan, details),
  })
  renderSignedIn(
    <div data-testid="line">
      <TodayLine step={nextStep([plan])} />
    </div>,
  )
}
