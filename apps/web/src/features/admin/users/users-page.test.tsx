import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refusal } from '../../../api/testing/fake-server.ts'
import { anId } from '../../../api/testing/signed-in.tsx'
import { address } from '../../../testing/address.tsx'
import { aUser } from '../../../testing/admin-user.ts'
import { ADD, ana, me, openDialog, openUsers, submit, type, USERS } from '../testing/portal.tsx'

describe('UsersPage', () => {
  it('should show each user in a row, in the order of the specification', async () => {
    openUsers()
    const table = await screen.findByRole('table', { name: 'Users' })
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent))
    expect(cells).toEqual([
      ['User', 'Role', 'Status', 'Credits', 'Last Login'],
      ['anaana@example.org', 'Standard', 'Active', '40', 'Never'],
      ['miraYoumira@example.org', 'Admin', 'Active', '0', 'Nov 20, 2026'],
    ])
  })

  it('should show cards on a narrow screen, and no table', async () => {
    narrowScreen()
    openUsers()
    const list = await screen.findByRole('list', { name: 'Users' })
    const [card] = within(list).getAllByRole('listitem')
    expect([...(card?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Role',
      'Status',
      'Credits',
      'Last Login',
      'Enabled',
      'Actions',
    ])
    expect(screen.queryByRole('table')).toBe(null)
    expect(within(list).getByText(/^This is you. Another admin can change your role and status/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Add Credits to ana' }))
    expect(await screen.findByRole('dialog', { name: 'Add Credits to ana' })).toBeVisible()
  })

  it('should leave to the page of a user what has no button in the row', async () => {
    openUsers()
    const link = await screen.findByRole('link', { name: 'ana' })
    expect(link.getAttribute('href')).toBe(`/admin/users/${ana.id}`)
    const row = within(screen.getByRole('row', { name: /^ana/ }))
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Reset Password for ana',
      'Change Role for ana',
      'Add Credits to ana',
    ])
  })

  it('should cut long names and addresses in a row, and keep the whole of each in reach', async () => {
    const long = aUser({ id: anId(3), username: 'n'.repeat(80), email: `${'e'.repeat(80)}@example.org` })
    openUsers({ [USERS]: [200, [long]] })
    const name = await screen.findByRole('link', { name: long.username })
    expect([name.title, name.getAttribute('href')]).toEqual([long.username, `/admin/users/${long.id}`])
    expect(screen.getByTitle(long.email)).toBeVisible()
  })

  it('should mark who is not verified, is leaving, or must change the password', async () => {
    const marked = aUser({
      id: anId(3),
      username: 'bo',
      is_verified: false,
      must_change_password: true,
      removal_at: '2026-12-11T12:00:00.000Z',
    })
    openUsers({ [USERS]: [200, [marked]] })
    // a row has room for the most important one
    expect(await screen.findByText('Deletion: Dec 11, 2026')).toBeVisible()
    expect(screen.queryByText('Not verified')).toBe(null)
    cleanup()
    narrowScreen()
    openUsers({ [USERS]: [200, [marked]] })
    for (const words of ['Not verified', 'Temporary password', 'Deletion: Dec 11, 2026']) {
      expect(await screen.findByText(words)).toBeVisible()
    }
  })

  it('should lock what an admin cannot do to themselves, and say why', async () => {
    const { server } = openUsers()
    const status = await screen.findByRole('switch', { name: 'Status of mira' })
    expect(status.title).toBe('Another admin can change your status.')
    const describedBy = status.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe(status.title)
    fireEvent.click(status)
    for (const name of [/^Change Role for mira/, /^Reset Password for mira/]) {
      const button = screen.getByRole('button', { name })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      fireEvent.click(button)
    }
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(server.count(`PUT /api/admin/users/${me.id}/set-status`)).toBe(0)
    expect(screen.getByRole('switch', { name: 'Status of ana' }).getAttribute('aria-disabled')).toBe(null)
  })
})

describe('the search, the filters and the order', () => {
  it('should wait for a pause before it searches, and write it into the address', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const found = 'GET /api/admin/users?search=ana&sort=newest&limit=50'
    const { server } = openUsers({ [found]: [200, [ana]] })
    await screen.findByRole('table')
    for (const text of ['a', 'an', ' ana ']) {
      type('Search', text)
      act(() => void vi.advanceTimersByTime(100))
    }
    expect(address()).toBe('/admin')
    act(() => void vi.advanceTimersByTime(300))
    await waitFor(() => expect(server.count(found)).toBe(1))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    // read out, and standing there
    expect(screen.getAllByText('1 user.').length).toBe(2)
    expect(address()).toBe('/admin?search=+ana+')
    expect(server.count('GET /api/admin/users?search=a&sort=newest&limit=50')).toBe(0)
  })

  it('should begin with what the address says, and pass over what it cannot mean', async () => {
    const found = 'GET /api/admin/users?search=a&role=admin&status=inactive&sort=credits&limit=50'
    const { server } = openUsers({ [found]: [200, [me]] }, '/admin?search=a&role=admin&status=inactive&sort=credits')
    await screen.findByRole('table')
    expect(server.count(found)).toBe(1)
    cleanup()
    const { server: other } = openUsers({}, '/admin?role=king&status=odd&sort=height')
    await screen.findByRole('table')
    expect(other.count(USERS)).toBe(1)
  })

  it('should narrow and order by its lists, and leave what is usual out of the address', async () => {
    const answers = {
      'GET /api/admin/users?role=admin&sort=newest&limit=50': [200, [me]],
      'GET /api/admin/users?role=admin&sort=name&limit=50': [200, [me]],
    } as const
    openUsers(answers)
    await screen.findByRole('table')
    type('Role', 'admin')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    type('Sort by', 'name')
    expect(address()).toBe('/admin?role=admin&sort=name')
    type('Sort by', 'newest')
    type('Role', '')
    expect(address()).toBe('/admin')
  })

  it('should say that no one matches, and lead back to everybody', async () => {
    openUsers({ 'GET /api/admin/users?status=inactive&sort=newest&limit=50': [200, []] }, '/admin?status=inactive')
    expect(await screen.findByRole('heading', { name: 'No users found.' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('table')).toBeVisible()
    expect(address()).toBe('/admin')
    // the button that was pressed is gone
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  })
})

describe('the pages of the list', () => {
  const many = Array.from({ length: 50 }, (_, index) => aUser({ id: anId(100 + index), username: `u${index}` }))
  const COUNT = 'GET /api/admin/user-count'
  const NEXT = `${USERS}&cursor=${anId(149)}`

  it('should say how many there are beside how many are shown, asked for once', async () => {
    const { server } = openUsers({ [USERS]: [200, many], [COUNT]: [200, { count: 51 }], [NEXT]: [200, [ana]] })
    expect(await screen.findByText('50 of 51 users')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('51 users')).toBeVisible()
    expect(server.count(COUNT)).toBe(1)
  })

  it('should say how many match, and count anew once a user was added', async () => {
    const narrowed = 'role=admin&status=active'
    const count = `${COUNT}?${narrowed}`
    const found = `GET /api/admin/users?${narrowed}&sort=newest&limit=50`
    const { server } = openUsers({ [found]: [200, [me]], [count]: [200, { count: 1 }] }, `/admin?${narrowed}`)
    expect(await screen.findByText('1 user')).toBeVisible()
    server.answer({ [ADD]: [201, { user: ana }], [found]: [200, [ana, me]], [count]: [200, { count: 3 }] })
    await openDialog('Add User')
    type('Username', 'ana')
    type('Email', 'ana@example.org')
    type('Password', 'a given password')
    submit('Add User')
    expect(await screen.findByText('2 of 3 users')).toBeVisible()
  })

  it('should count whom it shows, though the count is older', async () => {
    openUsers({ [COUNT]: [200, { count: 1 }] })
    expect(await screen.findByText('2 users')).toBeVisible()
  })

  it('should show the list all the same where no one knows how many there are', async () => {
    openUsers({ [COUNT]: refusal(400, 'invalid-input', 'Not now.') })
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('should offer more after a full page, which may turn out to be the last', async () => {
    openUsers({ [USERS]: [200, many], [NEXT]: [200, []] })
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null))
    const end = screen.getByText('All 50 users.', { selector: 'p' })
    expect(document.activeElement).toBe(end.parentElement)
  })

  it('should go on from the last one, and keep what is there when that fails', async () => {
    const { server } = openUsers({ [USERS]: [200, many], [NEXT]: refusal(400, 'invalid-input', 'Not now.') })
    const more = await screen.findByRole('button', { name: 'Show more' })
    fireEvent.click(more)
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
    expect(screen.getAllByRole('row')).toHaveLength(51)
    server.answer({ [NEXT]: [200, [ana]] })
    fireEvent.click(more)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(52))
    expect(screen.getByText('1 more shown')).toBeVisible()
  })

  it('should say that the list could not be loaded, and try again', async () => {
    const { server } = openUsers({ [USERS]: refusal(400, 'invalid-input', 'The server says why.') })
    expect((await screen.findByRole('alert')).textContent).toContain('The server says why.')
    server.answer({ [USERS]: [200, [ana]] })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
  })
})

// Helpers

const narrowScreen = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
