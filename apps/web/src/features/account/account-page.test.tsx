import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anId, renderSignedIn } from '../../api/testing/signed-in.tsx'
import { AccountPage } from './account-page.tsx'
import { accountServer } from './testing/account-server.ts'

beforeEach(() => {
  accountServer()
})

describe('AccountPage', () => {
  it('should have one heading, and each subject below it in order', async () => {
    renderSignedIn(<AccountPage />)
    await screen.findByText('Chrome on Linux')
    expect(screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent])).toEqual([
      ['H1', 'Account Management'],
      ['H2', 'Your Credits'],
      ['H2', 'Credit history'],
      ['H2', 'Purchases'],
      ['H2', 'Language'],
      ['H2', 'Learning'],
      ['H2', 'Change Password'],
      ['H2', 'Where you’re signed in'],
      ['H2', 'Your data'],
    ])
  })

  it('should show the credits, and ask nothing that could end the session', () => {
    const { refreshed } = renderSignedIn(<AccountPage />, { credits: 40 })
    expect(within(screen.getByRole('region', { name: 'Your Credits' })).getByText('40')).toBeVisible()
    expect(refreshed()).toBe(0)
  })

  it('should keep a name that runs from right to left apart from the address', () => {
    const who = { username: 'مريم', email: 'مرحبا@example.org', role: 'standard' } as const
    const user = { ...who, id: anId(0), credits: 0, language: null, must_change_password: false }
    renderSignedIn(<AccountPage />, { auth: { user } })
    expect(screen.getByText(/^Signed in as/).innerHTML).toBe(
      'Signed in as <bdi translate="no">مريم</bdi>, <bdi translate="no">مرحبا@example.org</bdi>',
    )
  })

  it.each([
    [300, 'text-display'],
    [1_000_000, 'text-title'],
  ])('should keep %s and its unit each on a line that they fit into', (credits, size) => {
    renderSignedIn(<AccountPage />, { credits })
    const number = screen.getByText(`${credits}`)
    expect([...number.classList]).toEqual(expect.arrayContaining(['block', size]))
    expect(screen.getByText('credits available').classList).toContain('block')
    expect(
      screen.getByText('A chapter costs 10 credits ($1). The first one in every plan is free. Packages start at $5.'),
    ).toBeVisible()
  })

  it('should show no credits as 0', () => {
    renderSignedIn(<AccountPage />, { auth: { user: null } })
    expect(within(screen.getByRole('region', { name: 'Your Credits' })).getByText('0')).toBeVisible()
  })
})
