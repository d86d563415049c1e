import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answer, lateAnswer, refusal } from '../../../api/testing/fake-server.ts'
import { anId } from '../../../api/testing/signed-in.tsx'
import { aUser } from '../../../testing/admin-user.ts'
import { ana, button, openDeactivate, openDialog, openUsers, STATUS, submit, type, USERS } from '../testing/portal.tsx'

describe('a switch that is turned on', () => {
  const out = { ...ana, is_active: false }

  it('should activate at once, show meanwhile what the server holds, and send it once', async () => {
    const sent: unknown[] = []
    const answer = lateAnswer()
    openUsers({ [USERS]: [200, [out]], [STATUS]: keepIn(sent, answer.handler) })
    const status = await screen.findByRole('switch', { name: 'Status of ana' })
    fireEvent.click(status)
    await waitFor(() => expect(status.getAttribute('aria-busy')).toBe('true'))
    fireEvent.click(status)
    expect(status.getAttribute('aria-checked')).toBe('false')
    answer.arrive(200, { user: ana })
    await waitFor(() => expect(status.getAttribute('aria-checked')).toBe('true'))
    expect(screen.getByText('Active', { selector: 'span' })).toBeVisible()
    expect(screen.getByText('User status updated!')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(sent).toEqual([{ is_active: true }])
  })

  it('should say beside the switch why a user stays out', async () => {
    openUsers({ [USERS]: [200, [out]], [STATUS]: refusal(404, 'user-not-found', 'There is no such user.') })
    const status = await screen.findByRole('switch', { name: 'Status of ana' })
    fireEvent.click(status)
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such user.')
    expect(status.getAttribute('aria-checked')).toBe('false')
  })

  it('should not say beside the switch that a status was updated while it asks for the opposite', async () => {
    openUsers({ [USERS]: [200, [out]], [STATUS]: [200, { user: ana }] })
    fireEvent.click(await screen.findByRole('switch', { name: 'Status of ana' }))
    expect(await screen.findByText('User status updated!')).toBeVisible()
    await openDeactivate('ana')
    expect(screen.queryByText('User status updated!')).toBe(null)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['another user is activated', async () => fireEvent.click(screen.getByRole('switch', { name: 'Status of bo' }))],
    ['a dialog about another user is opened', () => openDialog('Add Credits to bo')],
  ])('should be said no more once %s', async (_, actAgain) => {
    const bo = aUser({ id: anId(5), username: 'bo', is_active: false })
    openUsers({
      [USERS]: [200, [out, bo]],
      [STATUS]: [200, { user: ana }],
      [`PUT /api/admin/users/${bo.id}/set-status`]: refusal(404, 'user-not-found', 'There is no such user.'),
    })
    fireEvent.click(await screen.findByRole('switch', { name: 'Status of ana' }))
    expect(await screen.findByText('User status updated!')).toBeVisible()
    await actAgain()
    await waitFor(() => expect(screen.queryByText('User status updated!')).toBe(null))
  })
})

describe('a switch that is turned off', () => {
  const inactive: Answer = [200, { user: { ...ana, is_active: false } }]

  it('should say what happens, and change nothing when it is cancelled', async () => {
    const { server } = openUsers()
    const dialog = await openDeactivate('ana')
    expect(dialog.getAttribute('aria-describedby')).not.toBe(null)
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'This logs ana out of all devices and blocks signing in until an admin activates the account again. Plans and credits stay.',
    )
    await waitFor(() => expect(document.activeElement).toBe(button('Cancel')))
    fireEvent.click(button('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(status().getAttribute('aria-checked')).toBe('true')
    expect(server.count(STATUS)).toBe(0)
  })

  it('should send the reason, and show what the server holds', async () => {
    const sent: unknown[] = []
    openUsers({ [STATUS]: (body) => [sent.push(body) && 200, inactive[1]] })
    const dialog = await openDeactivate('ana')
    expect(dialog.textContent).toContain('Don’t include personal data.')
    type('Reason (optional)', ' Asked for a break ')
    submit('Deactivate')
    expect(await screen.findByText('User status updated!')).toBeVisible()
    expect(sent).toEqual([{ is_active: false, reason: 'Asked for a break' }])
    expect(status().getAttribute('aria-checked')).toBe('false')
    expect(screen.getByText('Inactive', { selector: 'span' })).toBeVisible()
  })

  it('should send no reason where none is given, and send it once', async () => {
    const sent: unknown[] = []
    const answer = lateAnswer()
    openUsers({ [STATUS]: keepIn(sent, answer.handler) })
    await openDeactivate('ana')
    submit('Deactivate')
    await waitFor(() => expect(button('Deactivate').getAttribute('aria-busy')).toBe('true'))
    submit('Deactivate')
    expect(status().getAttribute('aria-checked')).toBe('true')
    answer.arrive(...inactive)
    await waitFor(() => expect(status().getAttribute('aria-checked')).toBe('false'))
    expect(sent).toEqual([{ is_active: false }])
  })

  it('should say when the account goes all the same', async () => {
    openUsers({ [USERS]: [200, [{ ...ana, removal_at: '2026-12-11T12:00:00.000Z' }]] })
    const dialog = await openDeactivate('ana')
    expect(dialog.textContent).toContain('stay until the account is deleted on Dec 11, 2026, as the user requested.')
  })

  it('should say in the dialog why the last admin stays, and keep the reason', async () => {
    openUsers({ [STATUS]: refusal(409, 'last-admin', 'This is the only administrator.') })
    await openDeactivate('ana')
    type('Reason (optional)', 'Gone')
    submit('Deactivate')
    expect((await screen.findByRole('alert')).textContent).toBe('This is the only administrator.')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason (optional)').value).toBe('Gone')
    expect(status().getAttribute('aria-checked')).toBe('true')
  })
})

// Helpers

const status = () => screen.getByRole('switch', { name: 'Status of ana', hidden: true })

/** Answers what the handler does, and keeps what was sent. */
const keepIn = (sent: unknown[], handler: () => Promise<Answer>) => (body: unknown) => {
  sent.push(body)
  return handler()
}
