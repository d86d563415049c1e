import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeToasts } from '../testing/toasts.ts'
import { notify } from '../ui/feedback/notify.ts'
import { RouteEffects } from './route-effects.tsx'

const scroll = vi.fn()
let grow: (() => void) | undefined

beforeEach(() => {
  scrollBy(0)
  vi.stubGlobal('scrollTo', scroll)
  vi.stubGlobal('ResizeObserver', FakeObserver)
})
afterEach(() => {
  scroll.mockReset()
})

describe('RouteEffects', () => {
  it('should find the place of before a reload once the page is as long as it was', () => {
    reload(900)
    lengthen(1_000)
    expect(scroll).not.toHaveBeenCalled()
    lengthen(2_000)
    expect(scroll.mock.calls).toEqual([[{ top: 900, behavior: 'instant' }]])
    lengthen(3_000)
    expect(scroll).toHaveBeenCalledOnce()
  })

  it.each([
    ['the same address, typed anew', 'navigate', '/'],
    ['another address, to which the browser goes back', 'back_forward', '/terms'],
  ])('should begin at the top: %s', (_, how, at) => {
    lengthen(5_000)
    reload(900, how, at)
    expect(scroll).not.toHaveBeenCalled()
  })

  it('should leave a reader alone who does something first', () => {
    reload(900)
    fireEvent.keyDown(document.body, { key: 'Tab' })
    lengthen(2_000)
    expect(scroll).not.toHaveBeenCalled()
  })

  it('should find no place late', () => {
    vi.useFakeTimers()
    reload(900)
    vi.advanceTimersByTime(6_000)
    lengthen(2_000)
    vi.useRealTimers()
    expect(scroll).not.toHaveBeenCalled()
  })

  it('should go back to the place where a page was left', () => {
    lengthen(5_000)
    draw()
    scrollBy(600)
    fireEvent.click(screen.getByRole('link'))
    scroll.mockReset()
    fireEvent.click(screen.getByRole('button'))
    expect(scroll.mock.calls).toEqual([[{ top: 600, behavior: 'instant' }]])
  })

  it('should leave errors behind on the page that they are of', () => {
    draw()
    notify.error('The users could not be loaded.')
    fireEvent.click(screen.getByRole('link'))
    expect(takeToasts()).toEqual([])
  })
})

// Helpers

function FakeObserver(look: () => void) {
  grow = look
  return { observe: () => undefined, disconnect: () => (grow = undefined) }
}

function lengthen(height: number): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)
  act(() => grow?.())
}

function scrollBy(top: number): void {
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(window)
}

/** Leaves the page there and comes again, as the browser says. */
function reload(top: number, how = 'reload', at = '/'): void {
  draw()
  scrollBy(top)
  fireEvent(window, new Event('pagehide'))
  cleanup()
  scrollBy(0)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: how } as PerformanceNavigationTiming]) // all that is read
  draw(at)
}

function draw(at = '/'): void {
  render(
    <MemoryRouter initialEntries={[at]}>
      <RouteEffects />
      <Ways />
    </MemoryRouter>,
  )
}

function Ways() {
  const navigate = useNavigate()
  return (
    <>
      <Link to="/terms">On</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}
