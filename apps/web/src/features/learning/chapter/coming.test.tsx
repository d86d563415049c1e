// what the app fetches when it is wanted is there at once in a test
import '../watching/follow.ts'
import './pending-chapter.tsx'
import './locked-chapter.tsx'
import type { GenerationStatus, SectionEvent } from '@app/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { openStream } from '../watching/testing/plan-events.ts'
import { ChapterPage } from './chapter-page.tsx'
import { aView, lesson, locked, pending } from './testing/views.ts'

const CHAPTER = `GET /api/chapters/${aView.id}`
const EVENTS = `${CHAPTER}/events`
const UNLOCK = `POST /api/learning-plans/${aView.learning_plan_id}/unlock-next-chapter`
const OPENING = { introduction: lesson.introduction, learning_objectives: lesson.learning_objectives }
const [first, second] = lesson.sections

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a chapter that comes', () => {
  it('should show its opening and its sections one by one, with what is to come below', async () => {
    const { stream } = await openChapter()
    expect(headings()).toEqual(['Content Generation in Progress'])
    await stream.send(part(1, OPENING))
    expect(headings()).toEqual(['Introduction', 'Learning Objectives', 'Content Generation in Progress'])
    expect(screen.getByText('Still being written: 0 of 2 sections so far')).toBeVisible()
    expect(screen.queryByText(/to read$/)).toBe(null)
    await stream.send(part(2, { section: first }))
    expect(headings().slice(2)).toEqual(['Four folds, 30 minutes apart', 'Content Generation in Progress'])
    expect(screen.getByText('This may take a few moments...')).toBeVisible()
    expect(boxes().map(({ disabled }) => disabled)).toEqual([true, true])
    expect(screen.queryByText(/no quiz/)).toBe(null)
    expect(screen.queryByRole('heading', { name: 'Curated Resources' })).toBe(null)
  })

  it('should become the chapter itself without a change of what is read, and keep the focus', async () => {
    const { stream, server } = await openChapter()
    await stream.send(part(1, OPENING), part(2, { section: first }))
    const section = document.getElementById('s1')
    section?.focus()
    server.answer({ [CHAPTER]: [200, { ...aView, generated_content: lesson }] })
    await stream.send(part(3, { section: second }), status('COMPLETE'))
    await tick(0)
    expect(screen.getByText('7 min to read')).toBeVisible()
    expect(document.getElementById('s1')).toBe(section)
    expect(document.activeElement).toBe(section)
    expect(screen.queryByText('Content Generation in Progress')).toBe(null)
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false])
    expect(screen.getByText(`${aView.title}: this chapter is ready to read.`)).toBeVisible()
  })

  it('should come on the page on which it was unlocked', async () => {
    const { stream, server } = await openChapter()
    server.answer({ [CHAPTER]: [200, { ...aView, ...locked }] })
    await tick(3_000)
    server.answer({
      [CHAPTER]: [200, { ...aView, ...pending }],
      [UNLOCK]: [200, { id: aView.id, title: aView.title, content_status: 'GENERATING' }],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Unlock (10 credits)' }))
    await tick(10)
    await stream.send(part(1, OPENING))
    expect(headings()).toContain('Introduction')
  })

  it('should begin anew when it does', async () => {
    const { stream } = await openChapter()
    await stream.send(part(1, OPENING), part(2, { section: first }))
    await stream.send(part(0, { restart: true }))
    expect(headings()).toEqual(['Content Generation in Progress'])
  })

  it('should show nothing of it when it is locked again', async () => {
    const { stream, server } = await openChapter()
    await stream.send(part(1, OPENING))
    server.answer({ [CHAPTER]: [200, { ...aView, ...locked, content_status: 'FAILED' }] })
    await stream.send(status('FAILED'))
    await tick(0)
    expect(screen.getByText('Chapter Locked')).toBeVisible()
    expect(screen.queryByText('Introduction')).toBe(null)
  })

  it('should say now and then how much there is', async () => {
    const { stream } = await openChapter()
    await stream.send(part(1, OPENING), part(2, { section: first }))
    await tick(1_000)
    expect(screen.getByText('2 parts of this chapter so far')).toBeVisible()
  })

  it('should pass over what it does not know, and what comes before its opening', async () => {
    const { stream } = await openChapter()
    await stream.send(
      'event: section\ndata: {"section":1}\n\n',
      'event: news\ndata: {}\n\n',
      part(2, { section: first }),
    )
    expect(headings()).toEqual(['Content Generation in Progress'])
  })

  it('should come by polling alone, without a word, where it cannot be watched', async () => {
    const { server } = await openChapter(false)
    await tick(3_000)
    server.answer({ [CHAPTER]: [200, aView] })
    await tick(3_000)
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeVisible()
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
  return { server, stream }
}

const headings = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'In this chapter')

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')

const part = (count: number, data: SectionEvent): string =>
  `event: section\nid: 1/${count}\ndata: ${JSON.stringify(data)}\n\n`

const status = (content_status: GenerationStatus): string =>
  `event: status\ndata: ${JSON.stringify({ content_status })}\n\n`

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
