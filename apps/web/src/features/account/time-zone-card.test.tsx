import { changeSettings } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CurrentUser } from '../../api/auth-context.ts'
import { fakeServer, reply, unreachable } from '../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../api/testing/signed-in.tsx'
import * as zones from '../../browser/time-zone.ts'
import { TimeZoneCard } from './time-zone-card.tsx'

afterEach(() => vi.restoreAllMocks())

describe('TimeZoneCard', () => {
  it('should suggest the zone of the browser where none is set', () => {
    open(null)
    expect(select().value).toBe(zones.browserTimeZone())
    expect(screen.queryByRole('button')).toBe(null)
  })

  it('should save what is chosen at once, and say so', async () => {
    const { sent, refreshed } = open('Europe/Berlin')
    expect(select().value).toBe('Europe/Berlin')
    fireEvent.change(select(), { target: { value: 'Asia/Tokyo' } })
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect([sent, refreshed()]).toEqual([[{ time_zone: 'Asia/Tokyo' }], 1])
  })

  it('should lead to the zone of this device with one press', async () => {
    const { sent } = open('America/New_York')
    fireEvent.click(screen.getByRole('button', { name: /like this device$/ }))
    await waitFor(() => expect(sent).toEqual([{ time_zone: zones.browserTimeZone() }]))
  })

  it('should keep a zone that this browser does not list, and say what was not saved', async () => {
    const { server } = open('Mars/Olympus_Mons')
    expect(screen.getByRole('option', { name: 'Mars/Olympus Mons', selected: true })).toBeVisible()
    server.answer({ [SETTINGS]: unreachable })
    fireEvent.change(select(), { target: { value: 'UTC' } })
    expect(await screen.findByText('We couldn’t save your time zone. Please try again.')).toBeVisible()
    expect(select().value).toBe('Mars/Olympus_Mons')
  })
})

// Helpers

const SETTINGS = 'PATCH /api/me/settings'
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your time zone' })

function open(time_zone: string | null) {
  const sent: unknown[] = []
  const server = fakeServer({
    [SETTINGS]: (body) => {
      sent.push(body)
      return reply(changeSettings, { time_zone: null })
    },
  })
  const who = { id: anId(0), username: 'mira', email: 'mira@example.org', role: 'standard', credits: 0 } as const
  const user: CurrentUser = { ...who, language: null, must_change_password: false, time_zone }
  return { sent, server, ...renderSignedIn(<TimeZoneCard />, { auth: { user } }) }
}
