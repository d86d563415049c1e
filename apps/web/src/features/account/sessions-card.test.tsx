// the dialog is loaded when it is first opened, which can take longer on a busy machine than a test waits
import '../../ui/dialogs/confirm-dialog.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lateAnswer, refusal } from '../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../api/testing/signed-in.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { accountServer, END_OTHER, EVERYWHERE, otherBrowser, SESSIONS, thisBrowser } from './testing/account-server.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:05:00Z') })
  localStorage.setItem('token', 'good')
})

describe('SessionsCard', () => {
  it('should say that it loads, then list each browser, this one first', async () => {
    const answer = lateAnswer()
    open({ [SESSIONS]: answer.handler })
    expect(await screen.findByText('Loading your sessions...')).toBeVisible()
    const seen = { last_seen_at: '2026-11-20T09:00:00Z' }
    answer.arrive(200, [{ ...otherBrowser, ...seen }, { ...otherBrowser, id: anId(3), device: null }, thisBrowser])
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(rows().map((row) => row.textContent)).toEqual([
      'Chrome on LinuxThis browserActive now, signed in on November 1, 2026',
      'Safari on iPhoneLast used 3 hours ago, signed in on November 1, 2026Log out Safari on iPhone, signed in on November 1, 2026',
      'Unknown deviceLast used in the last 10 minutes, signed in on November 1, 2026Log out Unknown device, signed in on November 1, 2026',
    ])
    const times = [...document.querySelectorAll('time')].map((time) => time.dateTime)
    expect(times).toContain('2026-11-20T09:00:00Z')
  })

  it('should say when there is no other', async () => {
    open({ [SESSIONS]: [200, [thisBrowser]] })
    expect(await screen.findByText('No other active sessions.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Log out Chrome/ })).toBe(null)
  })

  it('should say when they cannot be read, and try again', async () => {
    const server = open({ [SESSIONS]: [400, {}] })
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your sessions.')
    expect(screen.getByRole('button', { name: 'Log out of all devices' })).toBeVisible()
    server.answer({ [SESSIONS]: [200, [thisBrowser]] })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Chrome on Linux')).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('should show the first six of many', async () => {
    const many = [3, 4, 5, 6, 7, 8].map((number) => ({ ...otherBrowser, id: anId(number) }))
    open({ [SESSIONS]: [200, [thisBrowser, ...many]] })
    fireEvent.click(await screen.findByRole('button', { name: 'Show 1 more' }))
    expect(rows()).toHaveLength(7)
    expect(document.activeElement).toBe(rows()[6])
  })

  it.each([
    ['ended here', [204, undefined]],
    ['gone meanwhile', refusal(404, 'session-not-found', 'This session is over.')],
  ] as const)('should take a browser from the list that is %s, and keep the place', async (_, answer) => {
    open({ [END_OTHER]: answer })
    fireEvent.click(await screen.findByRole('button', { name: /^Log out Safari on iPhone/ }))
    expect(await screen.findByText('Logged out')).toBeVisible()
    // the row stays for a moment, or the next one would slide under a second press
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Sessions' }))
    expect(screen.getByText('Logged out: Safari on iPhone')).toBeVisible()
    expect(screen.getByText('No other active sessions.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('should say beside a browser that it could not be logged out', async () => {
    open({ [END_OTHER]: [500, {}] })
    fireEvent.click(await screen.findByRole('button', { name: /^Log out Safari on iPhone/ }))
    const alert = await within(rows()[1] ?? document.body).findByRole('alert')
    expect(alert.textContent).toBe('We couldn’t log that device out. Please try again.')
  })

  it('should ask before it logs out everywhere, and say that this browser is meant too', async () => {
    const { server, loggedOut } = openWatched()
    const dialog = await askEverywhere()
    expect(dialog.getByText(/everywhere, including this browser/)).toBeVisible()
    const stay = dialog.getByRole('button', { name: 'Stay signed in' })
    await waitFor(() => expect(document.activeElement).toBe(stay))
    fireEvent.click(stay)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect([server.count(EVERYWHERE), loggedOut()]).toEqual([0, 0])
  })

  it('should sign out here once it is done everywhere, with nothing left to say to the server', async () => {
    const { server, loggedOut } = openWatched()
    server.answer({ [EVERYWHERE]: [204, undefined] })
    const dialog = await askEverywhere()
    fireEvent.click(dialog.getByRole('button', { name: 'Log out of all devices' }))
    await waitFor(() => expect(loggedOut()).toBe(1))
    expect(localStorage.getItem('token')).toBe(null)
  })

  it('should stay signed in where that failed, and say so', async () => {
    const { loggedOut } = openWatched()
    const dialog = await askEverywhere()
    fireEvent.click(dialog.getByRole('button', { name: 'Log out of all devices' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'We couldn’t log you out of all devices. Please try again.',
    )
    expect([localStorage.getItem('token'), loggedOut()]).toEqual(['good', 0])
  })
})

// Helpers

function open(answers: Parameters<typeof accountServer>[0] = {}, logout: () => void = () => undefined) {
  const server = accountServer(answers)
  renderSignedIn(<SessionsCard />, { auth: { logout } })
  return server
}

function openWatched() {
  let times = 0
  const server = open({ [EVERYWHERE]: [500, {}] }, () => {
    times += 1
  })
  return { server, loggedOut: () => times }
}

const rows = () => within(screen.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem')

async function askEverywhere() {
  const button = await screen.findByRole('button', { name: 'Log out of all devices' })
  await act(async () => fireEvent.click(button))
  return within(await screen.findByRole('dialog', { name: 'Log out of all devices?' }))
}
