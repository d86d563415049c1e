import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Notifications } from './notifications.tsx'
import { dropErrors, hasWaitingToasts, notify } from './notify.ts'

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

describe('Notifications', () => {
  it('should show news, also those from before it stood there', async () => {
    notify.success('100 credits were added.')
    renderBesidePage()
    expect(await screen.findByText('100 credits were added.')).toBeVisible()
    notify.error('Failed to create checkout session')
    expect(await screen.findByText('Failed to create checkout session')).toBeVisible()
  })

  it('should not show what was news too long ago', async () => {
    notify.error('Failed to refresh learning plans')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    notify.success('It is saved.')
    renderBesidePage()
    expect(await screen.findByText('It is saved.')).toBeVisible()
    expect(screen.queryByText('Failed to refresh learning plans')).toBe(null)
    vi.restoreAllMocks()
  })

  it('should put the same news in the place of what still stands there, as words that are read out anew', async () => {
    renderBesidePage()
    const fault = 'The purchase could not be started.'
    notify.error(fault)
    const first = await screen.findByText(fault)
    notify.error(fault)
    await waitFor(() => expect(first.isConnected).toBe(false))
    expect(screen.getAllByText(fault)).toHaveLength(1)
    notify.info(fault)
    await waitFor(() => expect(screen.getAllByText(fault)).toHaveLength(2))
  })

  it('should show the same news again once it was closed', async () => {
    renderBesidePage()
    notify.error('Please try again')
    const toast = (await screen.findByText('Please try again')).closest('li')
    toast?.querySelector('button')?.click()
    notify.error('Please try again')
    await waitFor(() => expect(toast?.isConnected).toBe(false))
    expect(screen.getAllByText('Please try again')).toHaveLength(1)
  })

  it('should let go of errors once something worked, or their page is left', async () => {
    renderBesidePage()
    notify.info('You have 10 credits.')
    for (const letGo of [() => notify.success('It is saved.'), dropErrors]) {
      notify.error('It could not be saved.')
      const fault = await screen.findByText('It could not be saved.')
      letGo()
      await waitFor(() => expect(fault.isConnected).toBe(false))
    }
    expect(screen.getByText('You have 10 credits.')).toBeVisible()
    expect(screen.getByText('It is saved.')).toBeVisible()
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
    await waitFor(() => expect(hasWaitingToasts()).toBe(false))
    expect(document.body.textContent).toBe('BeforeThe page')
    fetched.lost = false
    notify.success('Later news')
    expect(await screen.findByText('Later news')).toBeVisible()
    expect(screen.queryByText('Please check your connection')).toBe(null)
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
