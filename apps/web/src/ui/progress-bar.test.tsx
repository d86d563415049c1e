import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProgressBar } from './trail.tsx'

describe('ProgressBar', () => {
  it('should say what its number means', () => {
    render(<ProgressBar value={40} label="Progress of Bread" valueText="2 of 5 chapters done" />)
    const bar = screen.getByRole('progressbar', { name: 'Progress of Bread' })
    expect(bar.getAttribute('aria-valuenow')).toBe('40')
    expect(bar.getAttribute('aria-valuetext')).toBe('2 of 5 chapters done')
  })

  it.each([
    [-5, '0'],
    [33.4, '33'],
    [140, '100'],
  ])('should stay between 0 and 100 as a whole number: %d', (value, shown) => {
    render(<ProgressBar value={value} label="Progress" valueText="" />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(shown)
  })
})
