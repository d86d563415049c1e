import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  document.head.replaceChildren()
})

describe('lazyComponent', () => {
  it('should wait for the line to be back, and fetch the part and its styles again', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn().mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue({ Part })
    const broken = stylesheet()
    draw(load)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText('Waiting')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)

    line.mockReturnValue(true)
    await act(async () => window.dispatchEvent(new Event('online')))
    const again = document.querySelector('link')
    expect(again).not.toBe(broken)
    expect(again?.href).toBe(broken.href)
    await act(async () => again?.dispatchEvent(new Event('load')))
    expect(screen.getByText('The part')).toBeVisible()
  })

  it('should give up after three tries where there is a line', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const load = vi.fn().mockRejectedValue(new Error('Gone with the last release'))
    draw(load)
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(screen.getByText('Waiting')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText('Broken')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(3)
  })
})

// Helpers

const Part = () => <p>The part</p>

class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? <p>Broken</p> : this.props.children
  }
}

function draw(load: () => Promise<{ Part: typeof Part }>) {
  const Lazy = lazyComponent(load, 'Part')
  render(
    <Boundary>
      <Suspense fallback={<p>Waiting</p>}>
        <Lazy />
      </Suspense>
    </Boundary>,
  )
}

/** One that did not come: it has no sheet. */
function stylesheet(): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = 'https://example.org/part.css'
  Object.defineProperty(link, 'sheet', { value: null })
  document.head.append(link)
  return link
}
