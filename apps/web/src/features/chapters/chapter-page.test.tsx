import type { ChapterView } from '@app/contract'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer, problem } from '../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../api/testing/signed-in.tsx'
import { ChapterPage } from './chapter-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('ChapterPage', () => {
  it('should say that it loads, and lead back', async () => {
    openWith({}, { [CHAPTER]: () => new Promise(() => undefined) })
    expect(await screen.findByText('Loading chapter content...')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to Learning Plans' }).getAttribute('href')).toBe('/dashboard')
  })

  it('should show the content', async () => {
    openWith({})
    expect(await screen.findByRole('heading', { level: 1, name: 'Folding and shaping' })).toBeDefined()
    expect(document.title).toBe('Folding and shaping · Waymark')
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings).toEqual(expect.arrayContaining(['Introduction', 'Learning Objectives', 'Curated Resources']))
    expect((await screen.findByText('wet')).tagName).toBe('STRONG')

    const resource = screen.getByRole('link', { name: 'Filmed from above (opens in new tab)' })
    expect(resource.getAttribute('href')).toBe('https://www.example.org/films')
    expect([resource.getAttribute('target'), resource.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow',
    ])
    for (const text of ['Video', 'example.org', 'Two minutes that help.']) expect(screen.getByText(text)).toBeDefined()
    const time = screen.getByText(/2026/)
    expect(time.parentElement?.textContent).toMatch(/^Content generated on: /)
    expect(time.getAttribute('datetime')).toBe('2026-11-20T18:24:00Z')
  })

  it('should say when there are no resources', async () => {
    openWith({ generated_content: { ...content, curated_resources: [] } })
    expect(await screen.findByText('No curated resources available for this chapter yet.')).toBeDefined()
  })

  it('should remember which objectives were ticked off', async () => {
    openWith({})
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Fold a dough' }))
    cleanup()
    openWith({})
    expect(await screen.findByRole('checkbox', { name: 'Fold a dough', checked: true })).toBeDefined()
  })

  it('should be marked complete at its end, and unmarked when the server refuses', async () => {
    const server = openWith({})
    server.answer({ [TOGGLE]: [200, { learning_plan_progress: 100, chapter_completed: true }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as complete' }))
    expect(await screen.findByText('Chapter completed.')).toBeDefined()
    server.answer({ [TOGGLE]: [500, {}] })
    await act(async () => undefined)
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as not complete' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to toggle chapter completion status')
    expect(screen.getByText('Chapter completed.')).toBeDefined()
  })

  it('should lead to its neighbours', async () => {
    openWith({})
    const nav = within(await screen.findByRole('navigation', { name: 'Neighbouring chapters' }))
    expect(nav.getByRole('link', { name: /^Previous chapter/ }).textContent).toContain('Flour and water')
    expect(nav.getByRole('link', { name: /^Next chapter, locked/ }).textContent).toContain('Proving')
  })

  it('should be unlocked where it is the next one', async () => {
    const server = openWith(locked)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Chapter Locked')).toBeDefined()
    expect(alert.textContent).toContain('This chapter is currently locked. Please unlock it to view its content.')
    server.answer({
      [UNLOCK]: [200, { id: aView.id, title: aView.title, content_status: 'PENDING' }],
      [CHAPTER]: [200, { ...aView, ...pending }],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Unlock (10 credits)' }))
    expect(await screen.findByRole('heading', { name: 'Content Generation in Progress' })).toBeDefined()
  })

  it('should not offer to unlock out of order', async () => {
    openWith({ ...locked, previous_chapter: { id: anId(5), title: 'Flour and water', is_unlocked: false } })
    expect(await screen.findByText('Chapter Locked')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Unlock/ })).toBe(null)
  })

  it('should show the content by itself once it is written', async () => {
    vi.useFakeTimers()
    const server = openWith(pending)
    await tick(200)
    expect(screen.getByText('This may take a few moments...')).toBeDefined()
    await tick(3_000)
    expect(server.count(CHAPTER)).toBe(2)
    server.answer({ [CHAPTER]: [200, aView] })
    await tick(3_000)
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeDefined()
    await tick(30_000)
    expect(server.count(CHAPTER)).toBe(3)
  })

  it('should stop asking after 5 minutes, and look again when told to', async () => {
    vi.useFakeTimers()
    const server = openWith(pending)
    await tick(301_000)
    const asked = server.count(CHAPTER)
    await tick(60_000)
    expect(server.count(CHAPTER)).toBe(asked)
    server.answer({ [CHAPTER]: [200, aView] })
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await tick(10)
    expect(screen.getByRole('heading', { name: 'Introduction' })).toBeDefined()
  })

  it('should say when its content is damaged', async () => {
    openWith({ generated_content: null })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Content Error')
    expect(alert.textContent).toContain(
      'This chapter is unlocked, but its content is missing or corrupted. Please contact support.',
    )
  })

  it.each([
    ['the words of the server', [404, problem('chapter-not-found', 'This chapter does not exist.')], /does not exist/],
    ['the status where there are none', [418, {}], /^HTTP error! status: 418/],
  ] as const)('should show an error with %s', async (_what, answer, words) => {
    openWith({}, { [CHAPTER]: answer })
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  it('should say when there is no chapter in the answer', async () => {
    openWith({}, { [CHAPTER]: [200, null] })
    expect(await screen.findByText('No chapter data available.')).toBeDefined()
  })

  it('should say what it lacks', () => {
    fakeServer({})
    renderSignedIn(<ChapterPage />)
    expect(screen.getByRole('alert').textContent).toBe('Chapter ID is missing.')
    cleanup()
    renderPage({ token: null })
    expect(screen.getByRole('alert').textContent).toBe('Authentication token not available. Please log in.')
  })
})

// Helpers

const content = {
  introduction: 'Use a **wet** hand.',
  learning_objectives: ['Fold a dough', 'Shape a loaf'],
  curated_resources: [
    {
      link: 'https://www.example.org/films',
      title: 'Filmed from above',
      resource_type: 'video' as const,
      ai_justification: 'Two minutes that help.',
    },
  ],
}

const aView: ChapterView = {
  id: anId(2),
  learning_plan_id: anId(1),
  learning_plan_title: 'Bread that rises',
  number: 3,
  title: 'Folding and shaping',
  price: 10,
  is_unlocked: true,
  is_completed_by_current_user: false,
  content_status: 'COMPLETE',
  generated_content: content,
  content_generated_at: '2026-11-20T18:24:00Z',
  previous_chapter: { id: anId(5), title: 'Flour and water', is_unlocked: true },
  next_chapter: { id: anId(6), title: 'Proving', is_unlocked: false },
}

const pending = { content_status: 'GENERATING', generated_content: null, content_generated_at: null } as const
const locked = { ...pending, is_unlocked: false, content_status: 'PENDING' } as const

const CHAPTER = `GET /api/chapters/${aView.id}`
const TOGGLE = `POST /api/chapters/${aView.id}/toggle_completion`
const UNLOCK = `POST /api/learning-plans/${aView.learning_plan_id}/unlock-next-chapter`

function openWith(change: Partial<ChapterView>, answers: Answers = {}) {
  const server = fakeServer({ [CHAPTER]: [200, { ...aView, ...change }], ...answers })
  renderPage()
  return server
}

const renderPage = (auth = {}) =>
  renderSignedIn(
    <Routes>
      <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
    </Routes>,
    { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}`, auth },
  )

/** A little more than asked for: what an answer sets off comes right behind it. */
const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 5))
