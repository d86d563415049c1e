import { changeSettings, readReviews } from '@app/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CurrentUser } from '../api/auth-context.ts'
import { fakeServer, reply } from '../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../api/testing/signed-in.tsx'
import { browserTimeZone } from '../browser/time-zone.ts'
import { Header } from './header.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useOwnTimeZone } from './use-own-time-zone.ts'

describe('the reviews that are due', () => {
  it('should be said in the header and in the menu, with one question to the server', async () => {
    const server = serverWith(3)
    renderSignedIn(
      <>
        <Header />
        <MobileMenu open onClose={() => undefined} />
      </>,
    )
    await waitFor(() => expect(screen.getAllByText('Reviews: 3')).toHaveLength(2))
    for (const link of screen.getAllByText('Reviews: 3')) expect(link.getAttribute('href')).toBe('/review')
    expect(server.count(DUE)).toBe(1)
  })

  it('should not be mentioned where none is', async () => {
    const server = serverWith(0)
    renderSignedIn(<Header />)
    await waitFor(() => expect(server.count(DUE)).toBe(1))
    expect(screen.queryByText(/Reviews/)).toBe(null)
  })

  it('should not be asked for with a temporary password, nor by a visitor', () => {
    const server = serverWith(3)
    renderSignedIn(<Header />, { auth: { user: { ...mira, must_change_password: true } } })
    renderSignedIn(<Header />, { auth: { user: null, isAuthenticated: false, token: null } })
    expect(server.count(DUE)).toBe(0)
  })
})

describe('useOwnTimeZone', () => {
  it.each([
    [null, false, 1],
    ['Asia/Tokyo', false, 0],
    [null, true, 0],
    [undefined, false, 0],
  ])('should set it silently where it is %s', async (time_zone, must_change_password, calls) => {
    const sent: unknown[] = []
    fakeServer({
      'PATCH /api/me/settings': (body) => {
        sent.push(body)
        return reply(changeSettings, { time_zone: browserTimeZone(), weekly_goal: null, review_reminder: false })
      },
    })
    const user = { ...mira, must_change_password, ...(time_zone !== undefined && { time_zone }) }
    renderSignedIn(<Zone />, { auth: { user } })
    await expect
      .poll(() => sent, { timeout: 10_000 })
      .toEqual(Array.from({ length: calls }, () => ({ time_zone: browserTimeZone() })))
  })
})

// Helpers

const DUE = 'GET /api/reviews?limit=1'

const who = { id: anId(0), username: 'mira', email: 'mira@example.org', role: 'standard', credits: 40 } as const
const mira: CurrentUser = { ...who, language: null, must_change_password: false }

const serverWith = (due: number) => fakeServer({ [DUE]: reply(readReviews, { due, cards: [], next_due: null }) })

function Zone() {
  useOwnTimeZone()
  return null
}
