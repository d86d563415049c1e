import type { ChapterView } from '@app/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Neighbours } from './neighbours.tsx'
import { aView } from './testing/views.ts'

const [previous, next] = [aView.previous_chapter, aView.next_chapter]
if (!previous || !next) throw new Error('a chapter in the middle has both')

it('should call the next one the next one, also when it has become the loud step', () => {
  show({ is_completed_by_current_user: true })
  const link = screen.getByRole('link', { name: /^Next chapter, locked ?: ?Proving$/ })
  expect(link.getAttribute('href')).toBe(`/learning-plan/${aView.learning_plan_id}/chapter/${next.id}`)
  show({ is_completed_by_current_user: true, next_chapter: { ...next, is_unlocked: true, content_status: 'COMPLETE' } })
  expect(screen.getByRole('link', { name: /^Next chapter ?: ?Proving$/ })).toBeVisible()
})

it('should mark one that is completed', () => {
  show({ previous_chapter: { ...previous, is_completed: true } })
  expect(screen.getByText('Completed').closest('li')?.textContent).toContain('Flour and water')
  show({})
  expect(screen.queryByText('Completed')).toBe(null)
})

it('should lead on from the end of the last one', () => {
  show({ is_completed_by_current_user: true, next_chapter: null })
  expect(screen.getByText(/^That was the last chapter of/).textContent).toContain('Bread that rises')
  expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
})

// Helpers

function show(changes: Partial<ChapterView>): void {
  cleanup()
  render(
    <MemoryRouter>
      <Neighbours chapter={{ ...aView, ...changes }} readable />
    </MemoryRouter>,
  )
}
