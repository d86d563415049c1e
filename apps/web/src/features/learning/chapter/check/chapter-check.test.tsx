import type { ChapterView } from '@app/contract'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../../api/testing/signed-in.tsx'
import { ChapterPage } from '../chapter-page.tsx'
import { aView, content, lesson } from '../testing/views.ts'
import { aCheck } from './testing/open-check.tsx'

describe('the check of a chapter', () => {
  it('should stand after the practice and before the resources, and among the contents', async () => {
    open({ generated_content: lesson, check: aCheck })
    const check = await screen.findByRole('region', { name: 'Check your understanding' })
    expect(await within(check).findByText('Question 1 of 5')).toBeVisible()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.slice(-3)).toEqual(['Practice', 'Check your understanding', 'Curated Resources'])
    const [contents] = screen.getAllByRole('navigation', { name: 'In this chapter' })
    if (!contents) throw new Error('there are no contents')
    expect(contents.querySelector('a[href="#check"]')?.textContent).toBe('Check your understanding')
  })

  it('should be said to be missing where its questions did not hold up', async () => {
    open({ generated_content: { ...lesson, no_check: 'refuted' } })
    expect(await screen.findByText(NONE)).toBeVisible()
    expect(document.querySelector('a[href="#check"]')).toBe(null)
  })

  it('should not be mentioned in a chapter of the first version', async () => {
    open({ generated_content: content })
    await screen.findByRole('heading', { name: 'Curated Resources' })
    expect(screen.queryByText(NONE)).toBe(null)
  })
})

// Helpers

const NONE = 'This chapter has no quiz: we found mistakes in its questions.'

function open(change: Partial<ChapterView>): void {
  fakeServer({ [`GET /api/chapters/${aView.id}`]: [200, { ...aView, ...change }] })
  renderSignedIn(
    <Routes>
      <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
    </Routes>,
    { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` },
  )
}
