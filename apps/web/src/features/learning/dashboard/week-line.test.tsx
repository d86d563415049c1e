import { readWeek } from '@app/contract'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CurrentUser } from '../../../api/auth-context.ts'
import { fakeServer, reply, unreachable } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { WeekLine } from './week-line.tsx'

const WEEK = 'GET /api/me/week'

describe('WeekLine', () => {
  it.each([
    [25, 60, '42'],
    [0, 60, '0'],
    [75, 60, '100'],
  ])('should say how the week stands: %i of %i minutes', async (minutes, goal, percent) => {
    show(goal, reply(readWeek, { goal, minutes, since: '2026-01-12' }))
    const words = `${minutes} of ${goal} minutes this week`
    expect(await screen.findByText(words)).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Weekly goal' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([percent, words])
  })

  it.each([null, undefined])('should ask nothing and say nothing without a goal: %s', (goal) => {
    const server = show(goal, unreachable)
    expect([server.count(WEEK), document.querySelector('main, p')]).toEqual([0, null])
  })

  it('should say nothing where there was no answer', async () => {
    const server = show(60, unreachable)
    await expect.poll(() => server.count(WEEK)).toBe(1)
    expect(screen.queryByRole('progressbar')).toBe(null)
  })
})

// Helpers

function show(weekly_goal: number | null | undefined, answer: Parameters<typeof fakeServer>[0][string]) {
  const server = fakeServer({ [WEEK]: answer })
  const who = { id: anId(0), username: 'mira', email: 'mira@example.org', role: 'standard', credits: 0 } as const
  const settings = { language: null, must_change_password: false, ...(weekly_goal !== undefined && { weekly_goal }) }
  const user: CurrentUser = { ...who, ...settings }
  renderSignedIn(<WeekLine />, { auth: { user } })
  return server
}
