import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { onLogout } from '../../api/session-token.ts'
import { renderSignedIn } from '../../api/testing/signed-in.tsx'
import { Header } from '../header.tsx'

const NOTE = 'note:chapter:s1:tab'

describe('a log-out', () => {
  it('should not ask where every note is saved', async () => {
    const logout = open()
    press('Logout')
    expect(logout).toHaveBeenCalledOnce()
  })

  it('should send what is left of a note, and ask nothing once the server has it', async () => {
    const logout = open(NOTE)
    const stop = onLogout(async () => localStorage.removeItem(NOTE))
    press('Logout')
    await waitFor(() => expect(logout).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
    stop()
  })

  it.each(['in the header', 'in the menu of a phone'])('should ask before it loses a note: %s', async (place) => {
    const logout = open(NOTE)
    const stop = onLogout(() => Promise.reject(new Error('unreachable')))
    if (place === 'in the header') press('Logout')
    else {
      press('Menu')
      fireEvent.click(await screen.findByText('Logout', { selector: '[role=dialog] *' }))
    }
    expect(await screen.findByText('A note isn’t saved yet')).toBeVisible()
    press('Stay signed in')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(logout).not.toHaveBeenCalled()
    expect(localStorage.getItem(NOTE)).not.toBeNull()

    press('Logout')
    fireEvent.click(await screen.findByText('Log out anyway'))
    expect(logout).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    stop()
  })
})

// Helpers

const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))

function open(...pending: readonly string[]) {
  for (const key of pending) localStorage.setItem(key, '{"text":"Why","version":0}')
  const logout = vi.fn()
  renderSignedIn(<Header />, { auth: { logout } })
  return logout
}
