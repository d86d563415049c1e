// what the app fetches when it is wanted is there at once in a test
import '../watching/follow.ts'
import './pending-chapter.tsx'
import './locked-chapter.tsx'
import type { ChapterView, GenerationStatus } from '@app/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { openStream } from '../watching/testing/plan-events.ts'
import { ChapterPage } from './chapter-page.tsx'
import { aCheck } from './check/testing/open-check.tsx'
import { aView, lesson, locked, pending } from './testing/views.ts'

const CHAPTER = `GET /api/chapters/${aView.id}`
const EVENTS = `${CHAPTER}/events`
const UNLOCK = `POST /api/learning-plans/${aView.learning_plan_id}/unlock-next-chapter`
const { introduction, learning_objectives, sections } = lesson
/** With so many of its sections. */
const draft = (count: number): ChapterView['draft'] => ({
  ...{ introduction, learning_objectives, sections: sections.slice(0, count) },
})

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a chapter that comes', () => {
  it('should show its opening and its sections one by one, with what is to come below', async () => {
    const { comes } = await openChapter()
    expect(headings()).toEqual(['Content Generation in Progress'])
    await comes(1, draft(0))
    expect(headings()).toEqual(['Introduction', 'Learning Objectives', 'Content Generation in Progress'])
    expect(screen.getByText('Still being written: 0 sections so far')).toBeVisible()
    expect(screen.queryByText(/to read$/)).toBe(null)
    await comes(2, draft(1))
    expect(headings().slice(2)).toEqual(['Four folds, 30 minutes apart', 'Content Generation in Progress'])
    expect(screen.getByText('This may take a few moments...')).toBeVisible()
    expect(boxes().map(({ disabled }) => disabled)).toEqual([true, true])
    expect(screen.queryByText(/no quiz/)).toBe(null)
    expect(screen.queryByRole('heading', { name: 'Curated Resources' })).toBe(null)
  })

  it('should become the chapter itself without a change of what is read, and keep the focus', async () => {
    const { comes, stream, server } = await openChapter()
    await comes(1, draft(1))
    const section = document.getElementById('s1')
    section?.focus()
    server.answer({ [CHAPTER]: [200, { ...aView, generated_content: lesson }] })
    await stream.send(status('COMPLETE'))
    await tick(0)
    expect(screen.getByText('7 min to read')).toBeVisible()
    expect(document.getElementById('s1')).toBe(section)
    expect(document.activeElement).toBe(section)
    expect(screen.queryByText('Content Generation in Progress')).toBe(null)
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false])
    expect(screen.getByText(`${aView.title}: this chapter is ready to read.`)).toBeVisible()
  })

  it('should come on the page on which it was unlocked', async () => {
    const { comes, server } = await openChapter()
    server.answer({ [CHAPTER]: [200, { ...aView, ...locked }] })
    await tick(3_000)
    server.answer({
      [CHAPTER]: [200, { ...aView, ...pending }],
      [UNLOCK]: [200, { id: aView.id, title: aView.title, content_status: 'GENERATING' }],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Unlock (10 credits)' }))
    await tick(10)
    await comes(1, draft(0))
    expect(headings()).toContain('Introduction')
  })

  it('should begin anew when it does', async () => {
    const { comes } = await openChapter()
    await comes(2, draft(1))
    await comes(0, null)
    expect(headings()).toEqual(['Content Generation in Progress'])
  })

  it('should show nothing of it when it is locked again', async () => {
    const { comes, stream, server } = await openChapter()
    await comes(1, draft(0))
    server.answer({ [CHAPTER]: [200, { ...aView, ...locked, content_status: 'FAILED' }] })
    await stream.send(status('FAILED'))
    await tick(0)
    expect(screen.getByText('Chapter Locked')).toBeVisible()
    expect(screen.queryByText('Introduction')).toBe(null)
  })

  it('should say now and then how much there is', async () => {
    const { comes } = await openChapter()
    await comes(2, draft(1))
    await tick(1_000)
    expect(screen.getByText('2 parts of this chapter so far')).toBeVisible()
  })

  it('should read it no sooner than there is more of it', async () => {
    const { stream, server } = await openChapter()
    const before = server.count(CHAPTER)
    await stream.send('event: news\ndata: {}\n\n', status('GENERATING'))
    await tick(0)
    expect(server.count(CHAPTER)).toBe(before)
  })

  it('should say that the quiz has come, which follows the text', async () => {
    const { server } = await openChapter(false)
    server.answer({ [CHAPTER]: [200, { ...aView, content_generated_at: null, check_pending: true }] })
    await tick(3_000)
    expect(screen.queryByText('The quiz of this chapter is ready.')).toBe(null)
    server.answer({ [CHAPTER]: [200, { ...aView, check: aCheck }] })
    await tick(10_000)
    expect(screen.getByText('The quiz of this chapter is ready.')).toBeVisible()
  })

  it('should come by polling alone, without a word, where it cannot be watched', async () => {
    const { server } = await openChapter(false)
    server.answer({ [CHAPTER]: [200, { ...aView, ...pending, draft: draft(1) }] })
    await tick(3_000)
    expect(headings().slice(0, 3)).toEqual(['Introduction', 'Learning Objectives', 'Four folds, 30 minutes apart'])
    server.answer({ [CHAPTER]: [200, aView] })
    await tick(3_000)
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeVisible()
    expect(screen.queryByText('Content Generation in Progress')).toBe(null)
  })
})

// Helpers

async function openChapter(canWatch = true) {
  const stream = openStream()
  const view = { [CHAPTER]: [200, { ...aView, ...pending }] as const }
  const events = canWatch ? { [EVENTS]: () => stream.respond() } : {}
  const server = fakeServer({ ...view, ...events })
  renderSignedIn(
    <Routes>
      <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
    </Routes>,
    { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` },
  )
  // what is shown meanwhile is fetched, and its spinner waits a moment
  await tick(200)
  await tick(200)
  return {
    ...{ server, stream },
    /** Says that there is more of it, which is there to be read. */
    comes: async (count: number, draft: ChapterView['draft']) => {
      server.answer({ [CHAPTER]: [200, { ...aView, ...pending, draft }] })
      await stream.send(`event: section\nid: 1/${count}\ndata: {}\n\n`)
      await tick(0)
    },
  }
}

const headings = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'In this chapter')

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')

const status = (content_status: GenerationStatus): string =>
  `event: status\ndata: ${JSON.stringify({ content_status })}\n\n`

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
