import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Trail, TrailStop, TrailToggle } from './trail.tsx'

describe('Trail', () => {
  it('should be a named list that says each state in words', () => {
    render(
      <Trail label="Chapters">
        <TrailStop mark="done">How yeast works</TrailStop>
        <TrailStop mark="next">Folding</TrailStop>
        <TrailStop mark="locked" markLabel="">
          The bake (10 credits to unlock)
        </TrailStop>
      </Trail>,
    )
    const stops = within(screen.getByRole('list', { name: 'Chapters' })).getAllByRole('listitem')
    expect(stops.map((stop) => stop.textContent)).toEqual([
      'DoneHow yeast works',
      'NextFolding',
      'The bake (10 credits to unlock)',
    ])
    expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, 'step', null])
  })

  it('should let a control stand in for the mark and its words', () => {
    render(
      <Trail label="Chapters">
        <TrailStop mark="open" control={<Toggle />}>
          How yeast works
        </TrailStop>
      </Trail>,
    )
    const toggle = screen.getByRole('button', { name: 'Completed: How yeast works' })
    expect(toggle.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(toggle)
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('listitem').textContent).toBe('How yeast works')
  })
})

// Helpers

function Toggle() {
  const [done, setDone] = useState(false)
  return <TrailToggle pressed={done} label="Completed: How yeast works" onPress={() => setDone(!done)} />
}
