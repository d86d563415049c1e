import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeToasts } from '../../testing/toasts.ts'
import { dropErrors, notify } from './notify.ts'
import { Toasts, toastHome } from './toasts.tsx'

afterEach(() => void takeToasts())

describe('Toasts', () => {
  it('should show news, also those from before it stood there', () => {
    notify.success('100 credits were added.')
    renderBesidePage()
    expect(screen.getByText('100 credits were added.')).toBeVisible()
    act(() => notify.error('Failed to create checkout session'))
    expect(screen.getByText('Failed to create checkout session')).toBeVisible()
  })

  it('should have its region before the words that are read out in it', () => {
    renderBesidePage()
    const region = document.querySelector('[aria-live=polite]')
    act(() => notify.info('It is saved.'))
    expect(region?.textContent).toBe('It is saved.')
  })

  it('should put the same news in the place of what still stands there, as words that are read out anew', () => {
    renderBesidePage()
    const fault = 'The purchase could not be started.'
    act(() => notify.error(fault))
    const first = screen.getByText(fault)
    act(() => notify.error(fault))
    expect(first.isConnected).toBe(false)
    expect(screen.getAllByText(fault)).toHaveLength(1)
    act(() => notify.info(fault))
    expect(screen.getAllByText(fault)).toHaveLength(2)
  })

  it('should let go of errors once something worked, or their page is left', () => {
    renderBesidePage()
    act(() => notify.info('You have 10 credits.'))
    for (const letGo of [() => notify.success('It is saved.'), dropErrors]) {
      act(() => notify.error('It could not be saved.'))
      act(letGo)
      expect(screen.queryByText('It could not be saved.')).toBe(null)
    }
    expect(screen.getByText('You have 10 credits.')).toBeVisible()
    expect(screen.getByText('It is saved.')).toBeVisible()
  })

  it('should go when their time is over, and not while the keyboard is there', () => {
    vi.useFakeTimers()
    renderBesidePage()
    act(() => notify.success('It is saved.'))
    act(() => notify.info('You have 10 credits.'))
    act(() => vi.advanceTimersByTime(3_200))
    expect(screen.queryByText('It is saved.')).toBe(null)
    act(() => closer().focus())
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.getByText('You have 10 credits.')).toBeVisible()
    act(() => page().focus())
    act(() => vi.advanceTimersByTime(2_200))
    expect(screen.queryByText('You have 10 credits.')).toBe(null)
  })

  it.each([
    ['a press', (button: HTMLElement) => fireEvent.click(button)],
    ['Escape', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })],
  ])('should be closed by %s, give focus back and let no dialog close', (_, close) => {
    renderBesidePage()
    const pressed = vi.fn()
    document.addEventListener('keydown', pressed)
    act(() => notify.error('It could not be saved.'))
    act(() => page().focus())
    act(() => closer().focus())
    close(closer())
    expect(screen.queryByText('It could not be saved.')).toBe(null)
    expect(document.activeElement).toBe(page())
    expect(pressed).not.toHaveBeenCalled()
    document.removeEventListener('keydown', pressed)
  })

  it('should come into the dialog that is open, and back', () => {
    renderBesidePage()
    act(() => notify.error('It could not be saved.'))
    const dialog = render(<div role="dialog" ref={toastHome} />)
    expect(screen.getByRole('dialog').textContent).toBe('It could not be saved.')
    dialog.unmount()
    expect(screen.getByText('It could not be saved.')).toBeVisible()
  })
})

// Helpers

const closer = () => screen.getByRole('button', { name: 'Close notification' })
const page = () => screen.getByRole('button', { name: 'The page' })

function renderBesidePage(): void {
  render(
    <>
      <Toasts />
      <button type="button">The page</button>
    </>,
  )
}
