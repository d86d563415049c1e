import { changeSettings, type InputOf } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CurrentUser } from '../../api/auth-context.ts'
import { fakeServer, lateAnswer, reply, unreachable } from '../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../api/testing/signed-in.tsx'
import * as zones from '../../browser/time-zone.ts'
import { LearningCard } from './learning-card.tsx'

afterEach(() => vi.restoreAllMocks())

describe('the time zone', () => {
  it('should be suggested as that of the browser where none is set', () => {
    open({})
    expect(select().value).toBe(zones.browserTimeZone())
    expect(screen.queryByRole('button', { name: /like this device$/ })).toBe(null)
  })

  it('should be saved at once when it is chosen, and say so', async () => {
    const { sent, refreshed } = open({ time_zone: 'Europe/Berlin' })
    expect(select().value).toBe('Europe/Berlin')
    fireEvent.change(select(), { target: { value: 'Asia/Tokyo' } })
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect([sent, refreshed()]).toEqual([[{ time_zone: 'Asia/Tokyo' }], 1])
  })

  it('should become that of this device with one press', async () => {
    const { sent } = open({ time_zone: 'America/New_York' })
    fireEvent.click(screen.getByRole('button', { name: /like this device$/ }))
    await waitFor(() => expect(sent).toEqual([{ time_zone: zones.browserTimeZone() }]))
  })

  it('should stay one that this browser does not list, and say what was not saved', async () => {
    const { server } = open({ time_zone: 'Mars/Olympus_Mons' })
    expect(screen.getByRole('option', { name: 'Mars/Olympus Mons', selected: true })).toBeVisible()
    server.answer({ [SETTINGS]: unreachable })
    fireEvent.change(select(), { target: { value: 'UTC' } })
    expect(await screen.findByText('We couldn’t save that. Please try again.')).toBeVisible()
    expect(select().value).toBe('Mars/Olympus_Mons')
  })
})

describe('the weekly goal', () => {
  it.each([
    ['90', 90],
    [' 2000 ', 2_000],
    ['', null],
  ])('should be saved when it is sent: "%s"', async (typed, weekly_goal) => {
    const { sent } = open({ weekly_goal: 60 })
    expect(goal().value).toBe('60')
    type(typed)
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sent).toEqual([{ weekly_goal }])
    expect(goal().value).toBe(typed)
  })

  it.each(['0', '-60', '9', '1000000000', '30.5', 'an hour'])(
    'should be refused beside its field: "%s"',
    async (typed) => {
      const { sent } = open({})
      expect(goal().value).toBe('')
      type(typed)
      expect(await screen.findByText('Choose 10 to 2,000 minutes, or leave it empty for no goal.')).toBeVisible()
      expect(goal().getAttribute('aria-invalid')).toBe('true')
      expect(sent).toEqual([])
    },
  )
})

describe('reminders', () => {
  it('should be off, and turned on with one press', async () => {
    const { sent, server } = open({})
    expect(toggle().getAttribute('aria-checked')).toBe('false')
    const late = lateAnswer()
    server.answer({
      [SETTINGS]: (body) => {
        sent.push(body)
        return late.handler()
      },
    })
    fireEvent.click(toggle())
    fireEvent.click(toggle())
    await waitFor(() => expect(toggle().getAttribute('aria-checked')).toBe('true'))
    expect(toggle().getAttribute('aria-busy')).toBe('true')
    expect(sent).toEqual([{ review_reminder: true }])
  })

  it('should be turned off with another', async () => {
    const { sent } = open({ review_reminder: true })
    fireEvent.click(toggle())
    await waitFor(() => expect(sent).toEqual([{ review_reminder: false }]))
  })
})

// Helpers

const SETTINGS = 'PATCH /api/me/settings'
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your time zone' })
const goal = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Weekly goal in minutes' })
const toggle = () => screen.getByRole('switch', { name: 'Remind me by email when reviews are due' })

function type(value: string): void {
  fireEvent.change(goal(), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Save goal' }))
}

function open(settings: InputOf<typeof changeSettings>) {
  const sent: unknown[] = []
  const server = fakeServer({
    [SETTINGS]: (body) => {
      sent.push(body)
      return reply(changeSettings, { time_zone: null, weekly_goal: null, review_reminder: false })
    },
  })
  const who = { id: anId(0), username: 'mira', email: 'mira@example.org', role: 'standard', credits: 0 } as const
  const user: CurrentUser = { ...who, language: null, must_change_password: false, time_zone: null, ...settings }
  return { sent, server, ...renderSignedIn(<LearningCard />, { auth: { user } }) }
}
