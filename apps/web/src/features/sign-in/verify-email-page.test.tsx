import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer, lateAnswer, refusal, unreachable } from '../../api/testing/fake-server.ts'
import { faultOf, fill, press, visit } from './testing/visit.tsx'

describe('VerifyEmailPage', () => {
  it('should post the token once, out of sight, and go on after 3 seconds', async () => {
    vi.useFakeTimers()
    const { here, server } = open({ [VERIFY]: [200, { message: 'You can sign in now.' }] })
    await tick(10)
    expect(screen.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
    expect(screen.getByText(/^You can sign in now\. Taking you to sign in/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login')
    expect(server.count(VERIFY)).toBe(1)
    expect(here.path()).toBe('/verify-email')
    await tick(2_900)
    expect(here.path()).toBe('/verify-email')
    await tick(200)
    expect(here.path()).toBe('/login')
  })

  it('should post once even if an old session ends meanwhile', async () => {
    localStorage.setItem('token', 'stale')
    const answer = lateAnswer()
    const { server } = open({
      [VERIFY]: answer.handler,
      'GET /api/validate-token': refusal(401, 'unauthenticated', ''),
    })
    await vi.waitFor(() => expect(localStorage.getItem('token')).toBe(null))
    answer.arrive(200, { message: 'You can sign in now.' })
    await screen.findByRole('heading', { name: 'Email Verified!' })
    expect(server.count(VERIFY)).toBe(1)
  })

  it('should say while it waits', async () => {
    open({ [VERIFY]: lateAnswer().handler })
    expect((await screen.findByText('Verifying your email...')).closest('[role=status]')).not.toBe(null)
  })

  it('should miss the token', () => {
    const { server } = open({}, '/verify-email')
    expect(screen.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    expect(alert()).toBe('No verification token provided. Please check your email for the correct link.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
    expect(server.count(VERIFY)).toBe(0)
  })

  it('should pass on why the link is refused, and offer another one and the sign-in page', async () => {
    const { here, server } = open({
      [VERIFY]: refusal(400, 'token-invalid', 'This link is not valid.'),
      'POST /api/resend-verification': [200, { message: 'On its way.' }],
    })
    await screen.findByRole('heading', { name: 'Verification Failed' })
    expect(alert()).toBe('This link is not valid.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
    press('Resend verification email')
    await waitFor(() => expect(faultOf('Email')).toBe('Please enter your email address first.'))
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    fill('Email', 'ana@example.org')
    press('Resend verification email')
    expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeVisible()
    server.answer({ 'POST /api/resend-verification': unreachable })
    fill('Email', 'other@example.org')
    press('Resend verification email')
    expect(await screen.findByText('Failed to resend verification email')).toBeVisible()
    fireEvent.click(screen.getByRole('link', { name: 'Go to Login' }))
    expect(here.path()).toBe('/login')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'other@example.org')
  })

  it('should try again when no one answered', async () => {
    const { server } = open({ [VERIFY]: unreachable })
    await screen.findByRole('heading', { name: 'Verification Failed' })
    expect(alert()).toBe('Failed to verify email. Please try again.')
    server.answer({ [VERIFY]: [200, { message: 'You can sign in now.' }] })
    press('Try again')
    expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  })
})

// Helpers

const VERIFY = 'POST /api/verify-email'

function open(answers: Answers, at = '/verify-email?token=secret') {
  const server = fakeServer(answers)
  return { server, here: visit(at) }
}

/** The words at the top; the region below the resend button is empty until it is pressed. */
const alert = () => screen.getAllByRole('alert')[0]?.textContent

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
