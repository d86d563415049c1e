import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ScrollBox } from './scroll-box.tsx'

it('should be no place to stop at while all of it can be seen', () => {
  const box = show({ width: 300, of: 300 })
  expect([box.tabIndex, box.getAttribute('role'), box.dataset.more]).toEqual([-1, null, undefined])
})

it('should be one, with a name, once something is hidden', () => {
  const box = show({ width: 300, of: 300 })
  resize(box, { width: 200, of: 300 })
  expect(screen.getByRole('group', { name: 'Formula' })).toBe(box)
  expect(box.tabIndex).toBe(0)
  resize(box, { width: 299, of: 300 })
  expect(screen.queryByRole('group')).toBe(null)
})

it('should know on which side there is more', () => {
  const box = show({ width: 200, of: 300 })
  const sides = [0, 40, 100].map((scrollLeft) => {
    box.scrollLeft = scrollLeft
    fireEvent.scroll(box)
    return box.dataset.more
  })
  expect(sides).toEqual(['behind', 'before behind', 'before'])
})

// Helpers

type Sizes = { readonly width: number; readonly of: number }

const observers = new Set<() => void>()

class FakeObserver {
  readonly #look: () => void
  constructor(look: () => void) {
    this.#look = look
  }
  observe = () => observers.add(this.#look)
  disconnect = () => observers.delete(this.#look)
}

function show(sizes: Sizes): HTMLElement {
  vi.stubGlobal('ResizeObserver', FakeObserver)
  render(
    <ScrollBox as="span" name="Formula">
      x
    </ScrollBox>,
  )
  const box = screen.getByText('x')
  resize(box, sizes)
  return box
}

function resize(box: HTMLElement, { width, of }: Sizes): void {
  Object.defineProperties(box, {
    clientWidth: { value: width, configurable: true },
    scrollWidth: { value: of, configurable: true },
  })
  act(() => {
    for (const look of observers) look()
  })
}
