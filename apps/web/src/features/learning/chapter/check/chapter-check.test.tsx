import type { ChapterView } from '@app/contract'
import { act, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
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

  it('should come by itself where its questions are still being verified', async () => {
    vi.useFakeTimers({ now: Date.parse(aView.content_generated_at ?? ''), shouldAdvanceTime: true })
    const server = open({ generated_content: lesson, check_pending: true })
    expect(await screen.findByText(/^Your questions are being verified/)).toBeVisible()
    server.answer({ [CHAPTER]: [200, { ...aView, generated_content: lesson, check: aCheck }] })
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByRole('region', { name: 'Check your understanding' })).toBeVisible()
    expect(screen.queryByText(/being verified/)).toBe(null)
    const asked = server.count(CHAPTER)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(server.count(CHAPTER)).toBe(asked)
  })

  it('should be said to wait for an assistant that is away', async () => {
    open({ generated_content: lesson, check_pending: true, waiting_since: '2026-11-20T18:24:10Z' })
    expect(await screen.findByText(/^Waiting for the assistant/)).toBeVisible()
  })

  it('should not be mentioned in a chapter of the first version', async () => {
    open({ generated_content: content })
    await screen.findByRole('heading', { name: 'Curated Resources' })
    expect(screen.queryByText(NONE)).toBe(null)
  })
})

// Helpers

const NONE = 'This chapter has no quiz: we found mistakes in its questions.'

const CHAPTER = `GET /api/chapters/${aView.id}`

function open(change: Partial<ChapterView>) {
  const server = fakeServer({ [CHAPTER]: [200, { ...aView, ...change }] })
  renderSignedIn(
    <Routes>
      <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
    </Routes>,
    { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` },
  )
  return server
}
