import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  type Answer,
  type Answers,
  fakeServer,
  lateAnswer,
  refusal,
  unreachable,
} from '../../api/testing/fake-server.ts'
import { anId } from '../../api/testing/signed-in.tsx'
import { setAnalyticsSink } from '../../reporting/reports.ts'
import { faultOf, press, refused, visit } from './testing/visit.tsx'

describe('the link', () => {
  it('should be validated first, once, and out of sight', async () => {
    const answer = lateAnswer()
    const server = fakeServer({ [VALIDATE]: answer.handler })
    const here = visit('/reset-password?token=secret')
    expect((await screen.findByText('Validating reset link...')).closest('[role=status]')).not.toBe(null)
    expect(here.path()).toBe('/reset-password')
    answer.arrive(200, valid)
    expect(await screen.findByText('mira')).toBeVisible()
    expect(server.count(VALIDATE)).toBe(1)
  })

  it('should survive a reload, which finds the token in the history entry', async () => {
    const asked: unknown[] = []
    fakeServer({ [VALIDATE]: keep(asked, valid) })
    const here = visit('/reset-password?token=secret')
    await screen.findByText('mira')
    const state = here.state()
    cleanup()
    visit('/reset-password', state)
    await screen.findByText('mira')
    expect(asked).toEqual([{ token: 'secret' }, { token: 'secret' }])
  })

  it('should be missed when it has no token', () => {
    const server = fakeServer({})
    visit('/reset-password')
    expect(screen.getByRole('alert').textContent).toBe('Invalid reset link. Please request a new password reset.')
    expect(server.count(VALIDATE)).toBe(0)
    expectWayOut()
  })

  it.each([
    [
      'the words of the server',
      refusal(400, 'reset-token-invalid', 'This link was used.', { valid: false }),
      'This link was used.',
    ],
    ['the words of the specification', [400, { valid: false }] as const, notValid()],
    [
      'no advice on a token of letters that were never typed',
      refusal(400, 'invalid-input', 'Check what you entered.'),
      notValid(),
    ],
  ])('should be refused with %s', async (_, answer, words) => {
    fakeServer({ [VALIDATE]: answer })
    visit('/reset-password?token=secret')
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expectWayOut()
  })

  it('should be looked at again when no one could look at it', async () => {
    const server = fakeServer({ [VALIDATE]: unreachable })
    visit('/reset-password?token=secret')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Failed to validate reset token. Please try again.')
    expect(screen.queryByRole('link', { name: 'Request new password reset' })).toBe(null)
    server.answer({ [VALIDATE]: [200, valid] })
    press('Try again')
    expect(await screen.findByText('mira')).toBeVisible()
  })

  it('should pass on that it was tried too often, which makes it no worse', async () => {
    fakeServer({ [VALIDATE]: refusal(429, 'too-many-tries', 'Please wait a minute.') })
    visit('/reset-password?token=secret')
    expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('should send nothing of itself to analytics', async () => {
    const sink = vi.fn()
    setAnalyticsSink(sink)
    fakeServer({ [VALIDATE]: [200, valid], [RESET]: [200, { message: 'Done.' }] })
    visit('/reset-password?token=secret')
    await screen.findByText('mira')
    choose('new password', 'new password')
    await screen.findByText(/^Done\./)
    expect(sink).toHaveBeenCalledWith({ name: 'page-view', path: '/reset-password' })
    expect(JSON.stringify(sink.mock.calls)).not.toContain('secret')
    setAnalyticsSink(() => undefined)
  })
})

describe('the new password', () => {
  it.each([
    ['1234567', '1234567', 'New password', 'New password must be at least 8 characters long.'],
    ['12345678', '12345679', 'Confirm new password', 'Passwords do not match.'],
  ])('should be looked at before it is sent: %j and %j', async (one, two, label, words) => {
    const server = await openForm({})
    choose(one, two)
    await waitFor(() => expect(faultOf(label)).toBe(words))
    expect(screen.getAllByText(words)).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
    expect(server.count(RESET)).toBe(0)
  })

  it.each([
    ['', '', ['New password', 'Confirm new password']],
    ['12345678', '', ['Confirm new password']],
    ['', '12345678', ['New password']],
  ])('should be missed at each field that is empty, and once for both: %j and %j', async (one, two, empty) => {
    const server = await openForm({})
    choose(one, two)
    expect((await screen.findByRole('alert')).textContent).toBe('All password fields are required.')
    for (const label of empty) expect(faultOf(label)).toBe('Please fill this in.')
    expect(document.activeElement).toBe(screen.getByLabelText(empty[0] ?? ''))
    expect(server.count(RESET)).toBe(0)
  })

  it('should be missed only at its place by who has just left the field', async () => {
    await openForm({})
    fireEvent.blur(screen.getByLabelText('New password'))
    await waitFor(() => expect(faultOf('New password')).toBe('Please fill this in.'))
    expect(faultOf('Confirm new password')).toBe('')
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('should be filed by a password manager under the address', async () => {
    await openForm({})
    const username = document.querySelector('input[autocomplete=username]')
    expect(username).toHaveProperty('value', 'mira@example.org')
    expect(username?.closest('form')).toBe(screen.getByLabelText('New password').closest('form'))
    for (const label of ['New password', 'Confirm new password']) {
      expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe('new-password')
    }
    press('Show new password')
    expect(screen.getByLabelText('New password')).toHaveProperty('type', 'text')
  })

  it('should be sent with the token, and lead to the sign-in page at once or after 3 seconds', async () => {
    localStorage.setItem('token', 'good')
    const asked: unknown[] = []
    const here = await openFormHere({
      ...signedIn,
      [RESET]: keep(asked, { message: 'Your password is set.' }),
    })
    vi.useFakeTimers()
    choose('new password', 'new password')
    await tick(0)
    expect(screen.getByText(/^Your password is set\. Taking you to sign in/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login')
    expect(asked).toEqual([{ token: 'secret', new_password: 'new password', confirm_new_password: 'new password' }])
    expect(localStorage.getItem('token')).toBe(null)
    await tick(2_900)
    expect(here.path()).toBe('/reset-password')
    await tick(200)
    expect(here.path()).toBe('/login')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mira@example.org')
  })

  it.each(['password-too-common', 'password-unusable'] as const)(
    'should show under its field why it is refused: %s',
    async (code) => {
      await openForm({ [RESET]: refused(code, 'Please choose another one.', 'new_password') })
      choose('password1', 'password1')
      await waitFor(() => expect(faultOf('New password')).toBe('Please choose another one.'))
      // what it keeps, it keeps
      expect(screen.getByText('At least 8 characters').parentElement?.textContent).toContain('(done)')
      expect(screen.queryByRole('alert')).toBe(null)
    },
  )

  it('should fall back on the words of the specification, and keep what was typed', async () => {
    await openForm({ [RESET]: unreachable })
    choose('new password', 'new password')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Failed to reset password. Please try again.')
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'new password')
  })

  it('should say when the link was used meanwhile', async () => {
    await openForm({ [RESET]: refusal(400, 'reset-token-invalid', 'This link was used.') })
    choose('new password', 'new password')
    expect((await screen.findByRole('alert')).textContent).toBe('This link was used.')
    expectWayOut()
  })
})

// Helpers

const VALIDATE = 'POST /api/password-reset/validate-token'
const RESET = 'POST /api/password-reset/reset'
const valid = { valid: true, username: 'mira', email: 'mira@example.org' }

function notValid() {
  return 'Invalid or expired reset token. Please request a new password reset.'
}

const signedIn: Answers = {
  'GET /api/validate-token': [200, { valid: true }],
  'GET /api/me': [
    200,
    {
      id: anId(1),
      username: 'mira',
      email: 'mira@example.org',
      role: 'standard',
      credits: 0,
      language: null,
      must_change_password: false,
    },
  ],
}

const expectWayOut = () =>
  expect(screen.getByRole('link', { name: 'Request new password reset' }).getAttribute('href')).toBe('/forgot-password')

async function openFormHere(answers: Answers) {
  fakeServer({ [VALIDATE]: [200, valid], ...answers })
  const here = visit('/reset-password?token=secret')
  await screen.findByLabelText('New password')
  return here
}

async function openForm(answers: Answers) {
  const server = fakeServer({ [VALIDATE]: [200, valid], ...answers })
  visit('/reset-password?token=secret')
  await screen.findByLabelText('New password')
  return server
}

function choose(one: string, two: string): void {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: one } })
  fireEvent.change(screen.getByLabelText('Confirm new password'), { target: { value: two } })
  press('Set new password')
}

/** Answers, and keeps what was asked. */
const keep =
  (asked: unknown[], reply: object) =>
  (body: unknown): Answer => {
    asked.push(body)
    return [200, reply]
  }

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
