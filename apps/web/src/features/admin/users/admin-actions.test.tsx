import { texts } from 'virtual:texts/admin/users'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, lateAnswer, refusal } from '../../../api/testing/fake-server.ts'
import { anId } from '../../../api/testing/signed-in.tsx'
import { aUser } from '../../../testing/admin-user.ts'
import {
  ADD,
  ana,
  button,
  CREDITS,
  field,
  openDialog,
  openUsers,
  PASSWORD,
  ROLE,
  submit,
  type,
  USERS,
} from '../testing/portal.tsx'

describe('Add User', () => {
  const bo = aUser({ id: anId(5), username: 'bo', must_change_password: true })

  it('should want a name, an address and a password, each in its place', async () => {
    const { server } = openUsers()
    await openDialog('Add User')
    expect(field('Role')).toHaveProperty('value', 'standard')
    submit('Add User')
    expect([error('Username'), error('Email'), error('Password')]).toEqual([
      'Please choose a username.',
      'Please enter an email address.',
      'Please enter or generate a password.',
    ])
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    type('Email', 'nowhere')
    type('Password', '1234567')
    submit('Add User')
    expect([error('Email'), error('Password')]).toEqual([
      'Please enter a valid email address.',
      'Password must be at least 8 characters long.',
    ])
    expect(server.count(ADD)).toBe(0)
  })

  it('should add a user with a password made here, which stays until it is dismissed', async () => {
    const sent: unknown[] = []
    const copied = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText: copied } })
    const { server } = openUsers({ [ADD]: (body) => [sent.push(body) && 201, { user: bo }] })
    const dialog = await openDialog('Add User')
    type('Username', 'bo')
    type('Email', 'bo@example.org')
    fireEvent.click(screen.getByRole('button', { name: 'Generate a password' }))
    const { value: password } = screen.getByLabelText<HTMLInputElement>('Password')
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    const hint = texts.password.shownOnce
    expect(within(dialog).getByText(hint)).toBeVisible()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy the password' }))
    await waitFor(() => expect(copied).toHaveBeenCalledWith(password))
    type('Role', 'admin')
    type('Reason (optional)', '  New colleague ')
    submit('Add User')
    expect(await screen.findByText('User added successfully!')).toBeVisible()
    expect(sent).toEqual([
      { username: 'bo', email: 'bo@example.org', password, role: 'admin', reason: 'New colleague' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(screen.getByText(password)).toBeVisible()
    await waitFor(() => expect(server.count(USERS)).toBe(2))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(password)).toBe(null)
  })

  it.each([
    ['Username', 'username', 'username-taken'],
    ['Email', 'email', 'email-taken'],
    ['Password', 'password', 'password-too-common'],
  ] as const)('should show beside %s what the server finds wrong with it', async (label, input, code) => {
    openUsers({ [ADD]: refusal(400, code, 'Not this one.', { fields: { [input]: 'Not this one.' } }) })
    await openDialog('Add User')
    type('Username', 'bo')
    type('Email', 'bo@example.org')
    type('Password', 'a given password')
    submit('Add User')
    await waitFor(() => expect(error(label)).toBe('Not this one.'))
    expect(document.activeElement).toBe(screen.getByLabelText(label))
    expect(screen.queryByRole('alert')).toBe(null)
  })
})

describe('Change Role', () => {
  it('should want another role than the one there is, and show the new one in the row', async () => {
    const sent: unknown[] = []
    openUsers({ [ROLE]: (body) => [sent.push(body) && 200, { user: { ...ana, role: 'admin' } }] })
    await openDialog('Change Role for ana')
    submit('Change Role')
    expect(error('Role')).toBe('ana already has this role.')
    type('Role', 'admin')
    submit('Change Role')
    expect(await screen.findByText('User role updated!')).toBeVisible()
    expect(sent).toEqual([{ role: 'admin' }])
    expect(screen.getByRole('row', { name: /ana@example.org.*Admin/ })).toBeVisible()
  })

  it('should say in the dialog why it is refused, and keep what was chosen', async () => {
    openUsers({ [ROLE]: refusal(409, 'last-admin', 'This is the only administrator.') })
    await openDialog('Change Role for ana')
    type('Role', 'admin')
    submit('Change Role')
    expect((await screen.findByRole('alert')).textContent).toBe('This is the only administrator.')
    expect(field('Role')).toHaveProperty('value', 'admin')
  })
})

describe('Reset Password', () => {
  it('should want 8 characters, send them, and not show again what was typed by hand', async () => {
    const sent: unknown[] = []
    openUsers({ [PASSWORD]: (body) => [sent.push(body) && 200, { user: { ...ana, must_change_password: true } }] })
    await openDialog('Reset Password for ana')
    submit('Reset Password')
    expect(error('New password')).toBe('Please enter or generate a password.')
    type('New password', '1234567')
    submit('Reset Password')
    expect(error('New password')).toBe('Password must be at least 8 characters long.')
    type('New password', '12345678')
    submit('Reset Password')
    expect(await screen.findByText('Password reset successfully!')).toBeVisible()
    expect(sent).toEqual([{ new_password: '12345678' }])
    expect(screen.queryByText('12345678')).toBe(null)
    expect(await screen.findByText('Temporary password')).toBeVisible()
  })

  it('should show beside the field what the server finds wrong with it', async () => {
    const fields = { new_password: 'One of the first that others would try.' }
    openUsers({ [PASSWORD]: refusal(400, 'password-too-common', 'e', { fields }) })
    await openDialog('Reset Password for ana')
    type('New password', 'password')
    submit('Reset Password')
    await waitFor(() => expect(error('New password')).toBe(fields.new_password))
  })
})

describe('Add Credits', () => {
  const given: Answer = [200, { user: { ...ana, credits: 65 } }]

  it('should show the balance before and after, and the new one in the row', async () => {
    openUsers({ [CREDITS]: given })
    const dialog = await openDialog('Add Credits to ana')
    expect(dialog.textContent).toContain('40 credits–')
    type('Amount', '25')
    expect(dialog.textContent).toContain('40 credits65 credits')
    submit('Add Credits')
    expect(await screen.findByText('Balance: 65 credits')).toBeVisible()
    expect(screen.getByRole('cell', { name: '65' })).toBeVisible()
  })

  it.each(['', '0', '-5', '2.5', '1e3', 'ten'])('should not take %j for an amount', async (amount) => {
    const { server } = openUsers({ [CREDITS]: given })
    await openDialog('Add Credits to ana')
    type('Amount', amount)
    submit('Add Credits')
    expect(error('Amount')).toBe('Please enter a valid positive amount for credits.')
    expect(server.count(CREDITS)).toBe(0)
  })

  it('should say how much can be given at once, and give that', async () => {
    const { server } = openUsers({ [CREDITS]: given })
    const dialog = await openDialog('Add Credits to ana')
    type('Amount', '100001')
    expect(dialog.textContent).toContain('40 credits–')
    submit('Add Credits')
    expect(error('Amount')).toBe('You can add at most 100,000 credits at once.')
    expect(server.count(CREDITS)).toBe(0)
    type('Amount', '100000')
    submit('Add Credits')
    expect(await screen.findByText('Credits added successfully!')).toBeVisible()
  })

  it('should give once on a double click', async () => {
    const answer = lateAnswer()
    const { server } = openUsers({ [CREDITS]: answer.handler })
    await openDialog('Add Credits to ana')
    type('Amount', '25')
    submit('Add Credits')
    const form = screen.getByRole('dialog').querySelector('form') ?? document.body
    await waitFor(() => expect(button('Add Credits').getAttribute('aria-busy')).toBe('true'))
    submit('Add Credits')
    fireEvent.submit(form)
    answer.arrive(...given)
    await screen.findByText('Credits added successfully!')
    expect(server.count(CREDITS)).toBe(1)
  })

  it('should be the same request again after a lost answer, and another one with other numbers', async () => {
    const sent: { readonly request_id: string }[] = []
    const lose = (body: unknown): Answer => {
      sent.push(body as { request_id: string }) // what the form sends, read back
      return [500, {}]
    }
    openUsers({ [CREDITS]: lose })
    await openDialog('Add Credits to ana')
    for (const amount of ['25', '25', '30']) {
      type('Amount', amount)
      submit('Add Credits')
      await screen.findByRole('alert')
      await waitFor(() => expect(button('Add Credits').getAttribute('aria-busy')).toBe(null))
    }
    const [first, again, other] = sent.map(({ request_id }) => request_id)
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('should begin anew each time it is opened', async () => {
    openUsers()
    const dialog = await openDialog('Add Credits to ana')
    type('Amount', '25')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await openDialog('Add Credits to ana')
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('')
  })
})

// Helpers

/** What stands under the field as wrong, if anything. */
function error(label: string): string {
  const input = field(label)
  if (input.getAttribute('aria-invalid') !== 'true') return ''
  const [id = ''] = (input.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(id)?.textContent ?? ''
}
