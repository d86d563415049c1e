import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Auth, AuthContext } from '../api/auth-context.ts'
import { makeQueryClient } from '../api/query-client.ts'
import { anId } from '../api/testing/signed-in.tsx'
import { MobileMenu } from './mobile-menu.tsx'

describe('MobileMenu', () => {
  it.each(['Logout', 'Dashboard'])('should leave nothing to go through on the way back: %s', async (name) => {
    window.history.pushState(null, '', '/account')
    const before = window.history.length
    render(<Shell />)
    fireEvent.click(screen.getByText('Menu'))
    fireEvent.click(await screen.findByText(name, { selector: '[role=dialog] *' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    // what it led to has taken the place of the menu
    expect([here(), window.history.length]).toEqual([name === 'Logout' ? '/' : '/dashboard', before + 1])
    await goBack()
    expect(here()).toBe('/account')
  })
})

// Helpers

const here = () => window.location.pathname

async function goBack(): Promise<void> {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    window.history.back()
    await gone
  })
}

const never = () => Promise.reject(new Error('not asked for here'))

const signedIn: Auth = {
  token: 'good',
  isAuthenticated: true,
  isLoading: false,
  user: {
    id: anId(0),
    username: 'mira',
    email: 'mira@example.org',
    role: 'standard',
    credits: 40,
    language: null,
    must_change_password: false,
  },
  error: null,
  endedBy: null,
  login: never,
  logout: () => undefined,
  refreshUser: never,
}

function Shell() {
  const [open, setOpen] = useState(false)
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <BrowserRouter>
        <AuthContext value={signedIn}>
          <button type="button" onClick={() => setOpen(true)}>
            Menu
          </button>
          <MobileMenu open={open} onClose={() => setOpen(false)} />
        </AuthContext>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
