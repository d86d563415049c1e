import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, refusal } from '../../api/testing/fake-server.ts'
import { mira, reach } from '../../testing/every-string/scenario.tsx'

describe('a user whose password an admin has chosen', () => {
  it.each(['/account', '/dashboard', '/', '/login', '/admin', '/nowhere'])(
    'should choose another first at %s',
    async (at) => {
      await open(at)
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      expect(screen.getByText(/with a temporary password/)).toBeVisible()
      expect(document.title).toContain(title)
      // no ways that would only lead back here
      expect(screen.queryByRole('link', { name: 'Dashboard' })).toBe(null)
      expect(screen.queryByRole('link', { name: /^Credits/ })).toBe(null)
    },
  )

  it('should still read the law', async () => {
    await open('/privacy')
    expect(await screen.findByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
  })

  it('should go on to the dashboard with a password of their own', async () => {
    const { server } = await open('/account', {
      [CHANGE]: [200, { message: 'Your password is new.', access_token: 'renewed' }],
    })
    await change()
    server.answer({ [ME]: [200, mira] })
    fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
    expect(await screen.findByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible()
    expect(localStorage.getItem('token')).toBe('renewed')
  })

  it('should stay where the password is refused, and learn why', async () => {
    const fields = { current_password: 'This is not your current password.' }
    await open('/account', { [CHANGE]: refusal(400, 'current-password-wrong', 'e', { fields }) })
    await change()
    fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
    expect(await screen.findByText(fields.current_password)).toBeVisible()
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
  })

  it('should be able to leave instead', async () => {
    await open('/account', { 'POST /api/logout': [204, null] })
    await screen.findByRole('heading', { name: title })
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(localStorage.getItem('token')).toBe(null))
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBe(null))
  })
})

describe('anyone else', () => {
  it('should be led here by a call that wants another password first', async () => {
    const { server } = await open('/dashboard', { [ME]: [200, mira] })
    expect(await screen.findByRole('heading', { name: 'No learning plans yet' })).toBeVisible()
    server.answer({
      [ME]: [200, { ...mira, must_change_password: true }],
      'GET /api/account/sessions': refusal(403, 'password-change-required', 'Please choose a new one.'),
    })
    fireEvent.click(screen.getAllByRole('link', { name: 'Account' })[0] ?? document.body)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  it('should find nothing to do here', async () => {
    await open('/choose-password', { [ME]: [200, mira] })
    expect(await screen.findByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible()
  })
})

// Helpers

const title = 'Choose your own password'
const ME = 'GET /api/me'
const CHANGE = 'POST /api/account/change-password'

const open = (at: string, answers: Answers = {}) =>
  reach({
    screen: 'account',
    state: '',
    strings: [],
    at,
    answers: { [ME]: [200, { ...mira, must_change_password: true }], ...answers },
  })

async function change(): Promise<void> {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByRole('heading', { name: title })
  type('Current password', 'a given password')
  type('New password', 'a way of my own')
  type('Confirm new password', 'a way of my own')
}
