// what the app fetches when it is wanted is there at once in a test
import './pending-chapter.tsx'
import './locked-chapter.tsx'
import './versions/chapter-versions.tsx'
import type { ChapterView } from '@app/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { ChapterPage } from './chapter-page.tsx'
import { aView, pending } from './testing/views.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  setHidden(false)
})

describe('a chapter that is being written', () => {
  it('should show its content by itself once that is there', async () => {
    const { server } = openWith(pending)
    // what is shown meanwhile is fetched, and its spinner waits a moment
    await tick(200)
    await tick(200)
    expect(screen.getByText('This may take a few moments...')).toBeVisible()
    await tick(3_000)
    expect(server.count(CHAPTER)).toBe(2)
    server.answer({ [CHAPTER]: [200, aView] })
    await tick(3_000)
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeVisible()
    expect(screen.getByText(`${aView.title}: this chapter is ready to read.`)).toBeVisible()
    await tick(30_000)
    expect(server.count(CHAPTER)).toBe(3)
  })

  it('should say for how long it has been going on', async () => {
    vi.setSystemTime('2026-11-20T18:23:30Z')
    // of several that were unlocked at once, earlier: its own writing
    openWith({ ...pending, unlocked_at: '2026-11-20T18:03:00Z' })
    await tick(10_000)
    expect(screen.getByText('40 s so far.')).toBeVisible()
    expect(screen.getByText('40 s so far.').closest('[role=status]')).toBe(null)
  })

  it('should go on by itself when the line is back', async () => {
    const { server } = openWith(pending)
    await tick(200)
    server.answer({ [CHAPTER]: [418, {}] })
    await tick(10_000)
    server.answer({ [CHAPTER]: [200, aView] })
    act(() => window.dispatchEvent(new Event('offline')))
    act(() => window.dispatchEvent(new Event('online')))
    await tick(10)
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeVisible()
  })

  it('should say when it failed, and that the credits are back', async () => {
    const { server, refreshed } = openWith(pending)
    await tick(200)
    server.answer({ [CHAPTER]: [200, { ...aView, ...pending, is_unlocked: false, content_status: 'FAILED' }] })
    await tick(3_000)
    expect(screen.getByRole('alert').textContent).toContain(
      'Content generation failed after multiple attempts. Please try unlocking the chapter again. You got your credits back.',
    )
    expect(screen.getByRole('button', { name: 'Failed - Retry' })).toBeVisible()
    expect(refreshed()).toBe(1)
  })

  it('should say that it waits for the assistant, for however long, and go on by itself', async () => {
    const { server } = openWith({ ...pending, waiting_since: '2026-11-20T18:24:00Z' })
    await tick(301_000)
    expect(screen.getByText(/^Waiting for the assistant/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
    server.answer({ [CHAPTER]: [200, { ...aView, ...pending }] })
    await tick(15_000)
    expect(screen.queryByText(/^Waiting for the assistant/)).toBe(null)
    expect(screen.queryByRole('alert')).toBe(null)
    server.answer({ [CHAPTER]: [200, aView] })
    await tick(3_000)
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeVisible()
  })

  it('should time out after 5 minutes, and be asked for again by a retry', async () => {
    const { server } = openWith(pending)
    await tick(301_000)
    expect(screen.getByRole('alert').textContent).toContain(
      'Content generation timed out. Please try unlocking the chapter again.',
    )
    expect(screen.queryByText('Content Generation in Progress')).toBeNull()
    expect(screen.getByText(/we’re still writing/)).toBeVisible()

    server.answer({ [UNLOCK]: [200, { id: aView.id, title: aView.title, content_status: 'GENERATING' }] })
    fireEvent.click(screen.getByRole('button', { name: 'Retry Generation' }))
    await tick(10)
    expect(screen.queryByText(/timed out/)).toBe(null)
    server.answer({ [CHAPTER]: [200, aView] })
    await tick(3_000)
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeVisible()
  })

  it('should be asked for more seldom after that, and be shown all the same', async () => {
    const { server } = openWith(pending)
    await tick(301_000)
    const asked = server.count(CHAPTER)
    await tick(60_000)
    expect(server.count(CHAPTER) - asked).toBeGreaterThanOrEqual(2)
    expect(server.count(CHAPTER) - asked).toBeLessThanOrEqual(4)
    server.answer({ [CHAPTER]: [200, aView] })
    await tick(60_000)
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeVisible()
    expect(screen.queryByText(/timed out/)).toBe(null)
  })

  it('should count those 5 minutes from the moment its own writing begins', async () => {
    const previous_chapter = {
      id: anId(5),
      title: 'Flour and water',
      is_unlocked: true,
      is_completed: false,
      content_status: 'GENERATING',
    } as const
    const waiting = { ...pending, content_status: 'PENDING', previous_chapter } as const
    const { server } = openWith(waiting)
    await tick(900_000)
    expect(screen.getByText('Flour and water', { selector: 'bdi' }).closest('p')?.textContent).toContain(
      'We’ll write it after Flour and water.',
    )
    expect(screen.queryByText(/so far/)).toBe(null)
    server.answer({ [CHAPTER]: [200, { ...aView, ...pending }] })
    await tick(3_000)
    expect(screen.queryByText(/We’ll write it after/)).toBe(null)
    await tick(295_000)
    expect(screen.queryByText(/timed out/)).toBe(null)
    await tick(6_000)
    expect(screen.getByText(/timed out/)).toBeVisible()
  })

  it('should say so when it is locked again because the one before it failed', async () => {
    const { server } = openWith(pending)
    await tick(200)
    const message = "The chapter before this one couldn't be written, so this one is locked again. Nothing was charged."
    const lockedAgain = {
      is_unlocked: false,
      content_status: 'FAILED',
      content_error: { code: 'earlier-failed', message },
    }
    server.answer({ [CHAPTER]: [200, { ...aView, ...pending, ...lockedAgain }] })
    await tick(3_000)
    expect(screen.getByRole('alert').textContent).toContain(message)
    expect(screen.queryByText(/failed/)).toBe(null)
    expect(screen.getByRole('button', { name: 'Unlock (10 credits)' })).toBeVisible()
  })

  it('should stop asking when an answer is none, without becoming another state', async () => {
    const { server } = openWith(pending)
    await tick(200)
    server.answer({ [CHAPTER]: [418, {}] })
    await tick(3_000)
    const asked = server.count(CHAPTER)
    await tick(30_000)
    expect(server.count(CHAPTER)).toBe(asked)
    expect(screen.getByRole('heading', { name: 'Content Generation in Progress' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)

    server.answer({ [CHAPTER]: [200, aView] })
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await tick(10)
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeVisible()
  })

  it('should not be asked for in a hidden tab, and at once when that is shown again', async () => {
    const { server } = openWith(pending)
    await tick(200)
    setHidden(true)
    await tick(30_000)
    expect(server.count(CHAPTER)).toBe(1)
    setHidden(false)
    await tick(10)
    expect(server.count(CHAPTER)).toBe(2)
  })
})

// Helpers

const CHAPTER = `GET /api/chapters/${aView.id}`
const UNLOCK = `POST /api/learning-plans/${aView.learning_plan_id}/unlock-next-chapter`

function openWith(change: Partial<ChapterView>) {
  const server = fakeServer({ [CHAPTER]: [200, { ...aView, ...change }] })
  const page = (
    <Routes>
      <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
    </Routes>
  )
  return {
    server,
    ...renderSignedIn(page, { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` }),
  }
}

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
  // the event bubbles up to the window, where the polling listens
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** A little more than asked for: what an answer sets off comes right behind it. */
const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
