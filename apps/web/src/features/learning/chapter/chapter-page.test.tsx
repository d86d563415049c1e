import type { ChapterView } from '@app/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer, refusal } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Address, address } from '../../../testing/address.tsx'
import { ChapterPage } from './chapter-page.tsx'
import { aView, content, locked, pending } from './testing/views.ts'

describe('ChapterPage', () => {
  it('should say that it loads, and lead back', async () => {
    openWith({}, { [CHAPTER]: () => new Promise(() => undefined) })
    expect(await screen.findByText('Loading chapter content...')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Learning Plans' }).getAttribute('href')).toBe('/dashboard')
  })

  it('should show the content', async () => {
    openWith({})
    expect(await screen.findByRole('heading', { level: 1, name: 'Folding and shaping' })).toBeVisible()
    expect(document.title).toBe('Folding and shaping · Waymark')
    expect(screen.getByText(/^Chapter 3 of 6 in/).textContent).toBe('Chapter 3 of 6 in Bread that rises')
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings).toEqual(expect.arrayContaining(['Introduction', 'Learning Objectives', 'Curated Resources']))
    expect((await screen.findByText('wet')).tagName).toBe('STRONG')

    const resource = await screen.findByRole('link', { name: 'Filmed from above (opens in new tab)' })
    expect(resource.getAttribute('href')).toBe('https://www.example.org/films')
    expect([resource.getAttribute('target'), resource.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow',
    ])
    for (const text of ['Search', 'on Example Films', 'Two minutes that help.'])
      expect(screen.getByText(text)).toBeVisible()
    const time = screen.getByText(/2026/)
    expect(time.parentElement?.textContent).toMatch(/^Content generated on: /)
    expect(time.getAttribute('datetime')).toBe('2026-11-20T18:24:00Z')
  })

  it('should say when there are no resources', async () => {
    openWith({ generated_content: { ...content, curated_resources: [] } })
    expect(await screen.findByText('No curated resources available for this chapter yet.')).toBeVisible()
  })

  it('should be marked complete at its end, and unmarked when the server refuses', async () => {
    const server = openWith({})
    server.answer({ [TOGGLE]: [200, { learning_plan_progress: 100, chapter_completed: true }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as complete' }))
    expect(await screen.findByText('Chapter completed.')).toBeVisible()
    server.answer({ [TOGGLE]: [500, {}] })
    await act(async () => undefined)
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as not complete' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Failed to toggle chapter completion status')).toBeVisible()
    expect(alert.getByText('HTTP error! status: 500')).toBeVisible()
    expect(screen.getByText('Chapter completed.')).toBeVisible()
  })

  it('should keep its mark after a double click', async () => {
    const server = openWith({}, { [TOGGLE]: [200, { learning_plan_progress: 100, chapter_completed: true }] })
    const button = await screen.findByRole('button', { name: 'Mark as complete' })
    fireEvent.click(button, { detail: 1 })
    await screen.findByText('Chapter completed.')
    await act(async () => undefined)
    fireEvent.click(button, { detail: 2 })
    await act(async () => undefined)
    expect(server.count(TOGGLE)).toBe(1)
    expect(screen.getByText('Chapter completed.')).toBeVisible()
  })

  it('should lead to its neighbours', async () => {
    openWith({})
    const nav = within(await screen.findByRole('navigation', { name: 'Previous and next chapters' }))
    expect(nav.getByRole('link', { name: /^Previous chapter/ }).textContent).toContain('Flour and water')
    expect(nav.getByRole('link', { name: /^Next chapter, locked/ }).textContent).toContain('Proving')
  })

  it('should have its contents above it, too, folded', async () => {
    openWith({})
    const summary = await screen.findByText('In this chapter', { selector: 'summary' })
    const fold = summary.closest('details')
    if (!fold) throw new Error('the contents are not in a fold')
    expect(fold.open).toBe(false)
    const links = [...fold.querySelectorAll('a')].map((link) => [link.textContent, link.hash])
    expect(links).toEqual([
      ['Introduction', '#introduction'],
      ['Learning Objectives', '#objectives'],
      ['Curated Resources', '#resources'],
    ])
    for (const [, hash = ''] of links) expect(document.querySelector(hash)).not.toBe(null)
  })

  it("should move to its own plan's address when it is opened under another one, and to the part that it names", async () => {
    const server = fakeServer({ [CHAPTER]: [200, aView] })
    renderPage({}, `/learning-plan/${anId(9)}/chapter/${aView.id}?a=b#objectives`)
    await waitFor(() => expect(document.activeElement?.id).toBe('objectives'))
    expect(screen.getByRole('heading', { level: 1, name: aView.title })).toBeVisible()
    expect(address()).toBe(`/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}?a=b#objectives`)
    expect(screen.queryByText('Loading chapter content...')).toBe(null)
    expect(server.count(CHAPTER)).toBe(1)
  })

  it('should be unlocked where it is the next one', async () => {
    const server = openWith(locked)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Chapter Locked')).toBeVisible()
    expect(alert.textContent).toContain('This chapter is currently locked. Please unlock it to view its content.')
    server.answer({
      [UNLOCK]: [200, { id: aView.id, title: aView.title, content_status: 'PENDING' }],
      [CHAPTER]: [200, { ...aView, ...pending }],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Unlock (10 credits)' }))
    expect(await screen.findByRole('heading', { name: 'Content Generation in Progress' })).toBeVisible()
  })

  it('should offer credits beside the button that needs more of them, and not before it is pressed', async () => {
    fakeServer({ [CHAPTER]: [200, { ...aView, ...locked }] })
    renderPage({}, undefined, 3)
    const unlock = await screen.findByRole('button', { name: 'Unlock (10 credits)' })
    const get = screen.getByRole('button', { name: 'Get credits' })
    expect(get.parentElement).toBe(unlock.parentElement)
    expect(screen.getByText('You have 3. You need 7 more. Packages from $5.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  it('should not offer to unlock out of order', async () => {
    openWith({
      ...locked,
      previous_chapter: aView.previous_chapter && { ...aView.previous_chapter, is_unlocked: false },
    })
    expect(await screen.findByText('Chapter Locked')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Unlock/ })).toBe(null)
    const onward = screen.getByRole('link', { name: 'See the whole plan' })
    expect(onward.getAttribute('href')).toBe(`/learning-plan/${aView.learning_plan_id}`)
  })

  it('should let one look into it before it is unlocked', async () => {
    openWith(locked)
    expect(await screen.findByText('How a loaf gets its tension.')).toBeVisible()
    const objectives = screen.getByRole('list', { name: 'What you’ll be able to do' })
    expect(within(objectives).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('About 1 h 30 min · 10 credits, $1')).toBeVisible()
    expect(screen.getByText('You have 40 credits.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Get credits' })).toBe(null)
    expect(screen.getByRole('alert').textContent).not.toContain('tension')
  })

  it('should show nothing empty where a plan that an earlier version made says nothing of it', async () => {
    openWith({ ...locked, summary: '', objectives: [], minutes: null })
    expect(await screen.findByText('10 credits, $1')).toBeVisible()
    expect(screen.queryByText(/What you’ll be able to do|null/)).toBe(null)
  })

  it('should lead to its plan', async () => {
    openWith({})
    const plan = await screen.findByRole('link', { name: 'Bread that rises' })
    expect(plan.getAttribute('href')).toBe(`/learning-plan/${aView.learning_plan_id}`)
  })

  it('should say when its content is damaged', async () => {
    openWith({ generated_content: null })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Content Error')
    expect(within(alert).getByRole('link', { name: 'help@example.org' }).getAttribute('href')).toContain(
      'subject=Chapter',
    )
    expect(alert.textContent).toContain(
      'This chapter is unlocked, but its content is missing or corrupted. Please contact support.',
    )
  })

  it.each([
    [
      'the words of the server',
      refusal(404, 'chapter-not-found', 'This one does not exist.'),
      /does not/,
      'Chapter not found',
    ],
    ['the words for a strange address', refusal(400, 'invalid-input', 'This is no id.'), /no id/, 'Chapter not found'],
    ['the status where there are none', [418, {}], /^HTTP error! status: 418/, 'We couldn’t load this chapter'],
  ] as const)('should show an error with %s, under a fitting title', async (_what, answer, words, title) => {
    openWith({}, { [CHAPTER]: answer })
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.title).toBe(`${title} · Waymark`)
    // trying again helps only where there may be a chapter, and what leads on stands where there is none
    const isNotFound = title === 'Chapter not found'
    expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(isNotFound)
    const onward = screen.queryByRole('link', { name: 'Go to your dashboard' })
    expect(onward?.getAttribute('href')).toBe(isNotFound ? '/dashboard' : undefined)
  })

  it('should not try for long before it shows an error', async () => {
    vi.useFakeTimers()
    const server = openWith({}, { [CHAPTER]: [500, {}] })
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    vi.useRealTimers()
    expect(screen.getByRole('alert')).toBeVisible()
    expect(server.count(CHAPTER)).toBe(2)
  })

  it('should say when there is no chapter in the answer', async () => {
    const server = openWith({}, { [CHAPTER]: [200, null] })
    expect(await screen.findByText('No chapter data available.')).toBeVisible()
    server.answer({ [CHAPTER]: [200, aView] })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: aView.title })).toBeVisible()
  })

  it('should ask no one without a token', async () => {
    const server = openWith({}, { [CHAPTER]: [200, null] })
    localStorage.clear()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Authentication token not available. Please log in.')
    expect(server.count(CHAPTER)).toBe(1)
  })

  it('should say what it lacks', () => {
    fakeServer({})
    renderSignedIn(<ChapterPage />)
    expect(screen.getByRole('alert').textContent).toBe('Chapter ID is missing.')
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
    cleanup()
    renderPage({ token: null })
    expect(screen.getByRole('alert').textContent).toBe('Authentication token not available. Please log in.')
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
  })
})

// Helpers

const CHAPTER = `GET /api/chapters/${aView.id}`
const TOGGLE = `POST /api/chapters/${aView.id}/toggle_completion`
const UNLOCK = `POST /api/learning-plans/${aView.learning_plan_id}/unlock-next-chapter`

function openWith(change: Partial<ChapterView>, answers: Answers = {}) {
  const server = fakeServer({ [CHAPTER]: [200, { ...aView, ...change }], ...answers })
  renderPage()
  return server
}

const renderPage = (auth = {}, at = `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}`, credits = 40) =>
  renderSignedIn(
    <>
      <Routes>
        <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
      </Routes>
      <Address />
    </>,
    { at, auth, credits },
  )
