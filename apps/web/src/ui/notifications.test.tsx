import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Notifications } from './notifications.tsx'
import { hasNews, notify } from './notify.ts'

const fetched = vi.hoisted(() => ({ lost: false }))
vi.mock('./toasts.tsx', async (original) => {
  const toasts = await original<typeof import('./toasts.tsx')>()
  return {
    get Toasts() {
      if (fetched.lost) throw new TypeError('Failed to fetch dynamically imported module')
      return toasts.Toasts
    },
  }
})

afterEach(cleanup)

describe('Notifications', () => {
  it('should show news, also those from before it stood there', async () => {
    notify.success('100 credits were added.')
    renderBesidePage()
    expect(await screen.findByText('100 credits were added.')).toBeDefined()
    notify.error('Failed to create checkout session')
    expect(await screen.findByText('Failed to create checkout session')).toBeDefined()
  })

  it('should let the keyboard go on past a toast', async () => {
    renderBesidePage()
    notify.success('300 credits were added.')
    const toast = (await screen.findByText('300 credits were added.')).closest('li')
    const page = screen.getByRole('button', { name: 'The page' })
    const before = screen.getByRole('button', { name: 'Before' })
    for (const stop of [before, toast, page]) act(() => stop?.focus())
    expect(document.activeElement).toBe(page)
  })

  it('should leave the page as it is where toasts cannot be fetched', async () => {
    fetched.lost = true
    renderBesidePage()
    notify.error('Please check your connection')
    await waitFor(() => expect(hasNews()).toBe(false))
    notify.success('Later news')
    expect(hasNews()).toBe(false)
    expect(document.body.textContent).toBe('BeforeThe page')
  })
})

// Helpers

function renderBesidePage(): void {
  render(
    <>
      <button type="button">Before</button>
      <Notifications />
      <button type="button">The page</button>
    </>,
  )
}
