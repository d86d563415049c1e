import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lateAnswer } from '../../../api/testing/fake-server.ts'
import { anId } from '../../../api/testing/signed-in.tsx'
import { aUser } from '../../../testing/admin-user.ts'
import {
  ana,
  button,
  CREDITS,
  field,
  openDialog,
  openUsers,
  PASSWORD,
  STATUS,
  submit,
  type,
  USERS,
} from '../testing/portal.tsx'

const bo = aUser({ id: anId(5), username: 'bo', is_active: false })
const answers = {
  [USERS]: [200, [ana, bo]],
  [PASSWORD]: [200, { user: ana }],
  [CREDITS]: [200, { user: ana }],
  [`PUT /api/admin/users/${bo.id}/reset-password`]: [200, { user: bo }],
  [`PUT /api/admin/users/${bo.id}/set-status`]: [200, { user: bo }],
  [STATUS]: [200, { user: ana }],
} as const

describe('the field for a new password', () => {
  it.each([
    ['Reset Password for ana', 'New password'],
    ['Add User', 'Password'],
  ])('should come before the button that fills it: %s', async (title, label) => {
    openUsers(answers)
    await openDialog(title)
    const order = field(label).compareDocumentPosition(button('Generate a password'))
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it('should take the focus where it is the first', async () => {
    openUsers(answers)
    await openDialog('Reset Password for ana')
    await waitFor(() => expect(document.activeElement).toBe(field('New password')))
  })
})

describe('a password that was made here', () => {
  it('should stay on the page through other acts, whose words give way to one another', async () => {
    openUsers(answers)
    const password = await resetWithGenerated('ana')
    await addCredits()
    await addCredits()
    expect(screen.getByText('Balance: 40 credits')).toBeVisible()
    fireEvent.click(screen.getByRole('switch', { name: 'Status of bo' }))
    await waitFor(() => expect(screen.queryByText('Balance: 40 credits')).toBe(null))
    expect(screen.getByText(password)).toBeVisible()
    const other = await resetWithGenerated('bo')
    expect(screen.getByText(password)).toBeVisible()
    expect(screen.getByText(other)).toBeVisible()
  })

  it('should be shown although its dialog was closed before the answer came', async () => {
    const late = lateAnswer()
    openUsers({ ...answers, [PASSWORD]: late.handler })
    await openDialog('Reset Password for ana')
    const password = submitGenerated()
    fireEvent.keyDown(button('Close'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    late.arrive(200, { user: ana })
    expect(await screen.findByText(password)).toBeVisible()
  })

  it('should give way to a newer one of the same user', async () => {
    openUsers(answers)
    const old = await resetWithGenerated('ana')
    const password = await resetWithGenerated('ana')
    expect(screen.getByText(password)).toBeVisible()
    expect(screen.queryByText(old)).toBe(null)
  })
})

// Helpers

async function resetWithGenerated(username: string): Promise<string> {
  await openDialog(`Reset Password for ${username}`)
  const password = submitGenerated()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  return password
}

/** In the dialog that is open; answers the password. */
function submitGenerated(): string {
  fireEvent.click(button('Generate a password'))
  const { value } = field('New password') as HTMLInputElement // it is one
  submit('Reset Password')
  return value
}

async function addCredits(): Promise<void> {
  await openDialog('Add Credits to ana')
  type('Amount', '5')
  submit('Add Credits')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
}
