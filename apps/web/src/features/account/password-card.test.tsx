import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, lateAnswer, refusal } from '../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../api/testing/signed-in.tsx'
import { PasswordCard } from './change-password-form.tsx'
import { accountServer, PASSWORD } from './testing/account-server.ts'

const good = 'a longer way'
const done: Answer = [200, { message: 'Your password is new.', access_token: 'renewed' }]

beforeEach(() => localStorage.setItem('token', 'good'))

describe('PasswordCard', () => {
  it('should want all three fields, and say which is missing', async () => {
    const server = open()
    change('old secret', '', '')
    expect((await screen.findByRole('alert')).textContent).toBe('All password fields are required.')
    expect([error('Current password'), error('New password'), error('Confirm new password')]).toEqual([
      '',
      'Please fill this in.',
      'Please fill this in.',
    ])
    expect(document.activeElement).toBe(field('New password'))
    type('New password', good)
    type('Confirm new password', good)
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
    expect(server.count(PASSWORD)).toBe(0)
  })

  it('should want more than 8 characters, as its placeholder and its rule say', async () => {
    const server = open({ [PASSWORD]: done })
    expect(field('New password').placeholder).toBe('min. 9 characters')
    expect(hint('New password')).toContain('At least 9 characters')
    change('old secret', '12345678', '12345678')
    await waitFor(() => expect(error('New password')).toBe('New password must be longer than 8 characters.'))
    expect(server.count(PASSWORD)).toBe(0)
    change('old secret', '123456789', '123456789')
    await screen.findByText('Your password is new.')
  })

  it('should count and compare a password with accents as it reads, however it is typed', async () => {
    const server = open({ [PASSWORD]: done })
    const accented = (length: number) => 'é'.repeat(length)
    change('old secret', accented(8).normalize('NFD'), accented(8))
    await waitFor(() => expect(error('New password')).toBe('New password must be longer than 8 characters.'))
    expect(error('Confirm new password')).toBe('')
    expect(server.count(PASSWORD)).toBe(0)
    change('old secret', accented(9).normalize('NFD'), accented(9))
    await screen.findByText('Your password is new.')
  })

  it('should want the same twice, and see at once that it is', async () => {
    const server = open()
    change('old secret', good, 'another way')
    await waitFor(() => expect(error('Confirm new password')).toBe('New passwords do not match.'))
    expect(document.activeElement).toBe(field('Confirm new password'))
    type('New password', 'another way')
    await waitFor(() => expect(error('Confirm new password')).toBe(''))
    expect(hint('Confirm new password')).toContain('(done)')
    expect(server.count(PASSWORD)).toBe(0)
  })

  it('should say that a rule is kept while typing, and never that it is broken', () => {
    open()
    type('New password', '12345678')
    expect(hint('New password')).not.toContain('(done)')
    expect(error('New password')).toBe('')
    type('New password', '123456789')
    expect(hint('New password')).toContain('(done)')
  })

  it('should say so when no one is signed in any more', async () => {
    const server = open()
    localStorage.clear()
    change('old secret', good, good)
    expect((await screen.findByRole('alert')).textContent).toBe('Authentication token not found. Please log in again.')
    expect(server.count(PASSWORD)).toBe(0)
  })

  it("should show the server's message, empty the fields and go on with the new token", async () => {
    const sent: unknown[] = []
    open({ [PASSWORD]: (body) => [sent.push(body) && 200, done[1]] })
    change('old secret', good, good)
    expect((await screen.findByText('Your password is new.')).closest('[role="status"]')).not.toBe(null)
    expect(sent).toEqual([{ current_password: 'old secret', new_password: good, confirm_new_password: good }])
    expect(localStorage.getItem('token')).toBe('renewed')
    expect(typed()).toEqual(['', '', ''])
  })

  it('should correct no one who types the next one after a success', async () => {
    open({ [PASSWORD]: done })
    change('old secret', good, good)
    await screen.findByText('Your password is new.')
    type('New password', 'short')
    expect(error('New password')).toBe('')
  })

  it('should have words of its own where the server has none', async () => {
    open({ [PASSWORD]: [200, { message: '', access_token: 'renewed' }] })
    change('old secret', good, good)
    expect(await screen.findByText('Password changed successfully!')).toBeVisible()
  })

  it.each([
    ['Current password', 'current-password-wrong', 'current_password'],
    ['New password', 'password-unchanged', 'new_password'],
    ['New password', 'password-too-common', 'new_password'],
    ['New password', 'password-too-short', 'new_password'],
    ['New password', 'password-too-long', 'new_password'],
    ['New password', 'password-unusable', 'new_password'],
    ['Confirm new password', 'passwords-differ', 'confirm_new_password'],
  ] as const)('should show beside %j that it is refused with %s', async (label, code, name) => {
    const words = `Refused: ${code}`
    open({ [PASSWORD]: refusal(400, code, words, { fields: { [name]: words } }) })
    change('old secret', good, good)
    await waitFor(() => expect(error(label)).toBe(words))
    expect(document.activeElement).toBe(field(label))
    expect(typed()).toEqual(['old secret', good, good])
    expect(screen.queryByRole('alert')).toBe(null)
    expect(localStorage.getItem('token')).toBe('good')
  })

  it('should show beside its field what the server finds wrong with an input', async () => {
    const fields = { new_password: 'A password can have at most 128 characters.' }
    open({ [PASSWORD]: refusal(400, 'invalid-input', 'e', { fields }) })
    change('old secret', good, good)
    await waitFor(() => expect(error('New password')).toBe('A password can have at most 128 characters.'))
  })

  it.each([
    ['too-many-tries', 429],
    ['hasher-busy', 503],
  ] as const)('should show above the buttons that it is refused with %s', async (code, status) => {
    open({ [PASSWORD]: refusal(status, code, 'Please try again in a moment.') })
    change('old secret', good, good)
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again in a moment.')
    expect(typed()).toEqual(['old secret', good, good])
  })

  it('should not speak of success while the next try fails', async () => {
    const server = open({ [PASSWORD]: done })
    change('old secret', good, good)
    await screen.findByText('Your password is new.')
    server.answer({ [PASSWORD]: [500, {}] })
    change(good, 'yet another', 'yet another')
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to change password. Please try again.')
    expect(screen.queryByText('Your password is new.')).toBe(null)
  })

  it('should keep what went wrong in its place while it is tried again', async () => {
    const server = open({ [PASSWORD]: [500, {}] })
    change('old secret', good, good)
    const first = await screen.findByRole('alert')
    const again = lateAnswer()
    server.answer({ [PASSWORD]: again.handler })
    fireEvent.click(button())
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
    expect(screen.getByText('Failed to change password. Please try again.')).toBeVisible()
    again.arrive(500, {})
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first))
  })

  it('should be busy and send once', async () => {
    const answer = lateAnswer()
    const server = open({ [PASSWORD]: answer.handler })
    change('old secret', good, good)
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
    fireEvent.click(button())
    answer.arrive(...done)
    await screen.findByText('Your password is new.')
    expect(server.count(PASSWORD)).toBe(1)
  })

  it('should know a way on for a user who does not know the current one', () => {
    open()
    const way = screen.getByRole('link', { name: 'Forgot your current password?' })
    expect(way.getAttribute('href')).toBe('/forgot-password')
  })

  it('should label the fields for password managers, and lead back to the dashboard', () => {
    open()
    const name = document.querySelector('input[autocomplete="username"]')
    expect(name).toMatchObject({ value: 'mira@example.org', hidden: true })
    expect([field('Current password').autocomplete, field('New password').autocomplete]).toEqual([
      'current-password',
      'new-password',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Show new password' }))
    expect(field('New password').type).toBe('text')
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/dashboard')
  })
})

// Helpers

function open(answers: Parameters<typeof accountServer>[0] = {}) {
  const server = accountServer(answers)
  renderSignedIn(<PasswordCard />)
  return server
}

const labels = ['Current password', 'New password', 'Confirm new password']
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole('button', { name: 'Change Password' })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const typed = () => labels.map((label) => field(label).value)

function change(...values: readonly [string, string, string]): void {
  for (const [index, value] of values.entries()) type(labels[index] ?? '', value)
  fireEvent.click(button())
}

/** What is tied to a field: its error and its hint. */
function described(label: string, part: 'error' | 'hint'): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  const id = ids.find((one) => one.endsWith(part))
  return (id && document.getElementById(id)?.textContent) || ''
}
const error = (label: string) => described(label, 'error')
const hint = (label: string) => described(label, 'hint')
