import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

describe('toBeVisible', () => {
  it('should not hold of what is hidden, by itself or with what it stands in, or gone', () => {
    const { unmount } = render(
      <>
        <p>shown</p>
        <div hidden>
          <p>within</p>
        </div>
        <p style={{ display: 'none' }}>undisplayed</p>
      </>,
    )
    const shown = screen.getByText('shown')
    expect(shown).toBeVisible()
    expect(() => expect(screen.getByText('within')).toBeVisible()).toThrow('to be visible')
    expect(() => expect(screen.getByText('undisplayed')).toBeVisible()).toThrow('to be visible')
    unmount()
    expect(() => expect(shown).toBeVisible()).toThrow('to be visible')
    expect(() => expect(null).toBeVisible()).toThrow('to be visible')
  })
})

describe('a frame', () => {
  it('should come, though a fake clock held one before', async () => {
    vi.useFakeTimers()
    const { unmount } = render(<input />)
    screen.getByRole('textbox').focus()
    unmount()
    vi.useRealTimers()
    expect(await new Promise(requestAnimationFrame)).toBeGreaterThan(0)
  })
})
