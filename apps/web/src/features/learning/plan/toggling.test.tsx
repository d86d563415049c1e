import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeServer, lateAnswer, refusal } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { useToggleCompletion, WaitingForLine } from '../toggle-completion.tsx'
import { aChapter, aPlan, done, open, preparing } from './testing/builders.ts'
import { mark, openWith, PLANS, row, toggle } from './testing/open-dashboard.tsx'

describe('the mark of a chapter on the dashboard', () => {
  it('should be there at once, with the progress that the server answers', async () => {
    const { server } = openWith([aChapter(1, open), aChapter(2)])
    const answer = lateAnswer()
    server.answer({ [toggle(1)]: answer.handler })
    fireEvent.click(await mark(1, false))
    expect(await mark(1, true)).toBeVisible()
    answer.arrive(200, { learning_plan_progress: 50, chapter_completed: true })
    expect(await screen.findByText('50%')).toBeVisible()
  })

  it('should wait for the line, and be saved by itself once that is back', async () => {
    const { server } = openWith([aChapter(1, open)])
    await mark(1, false)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => window.dispatchEvent(new Event('offline')))
    server.answer({ [toggle(1)]: () => Promise.reject(new TypeError('offline')) })
    fireEvent.click(await mark(1, false))
    expect(await screen.findByText(/^You’re offline\. Keep this page open/)).toBeVisible()
    expect(await mark(1, true)).toBeVisible()
    expect(screen.queryByRole('alert')).toBe(null)
    // once it is back, the plans are asked for again, too
    server.answer({
      [toggle(1)]: [200, { learning_plan_progress: 100, chapter_completed: true }],
      [PLANS]: [200, [aPlan([aChapter(1, done)], { progress: 100 })]],
    })
    onLine.mockRestore()
    act(() => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/^You’re offline/)).toBe(null))
    expect(await mark(1, true)).toBeVisible()
  })

  it('should end as it was left on another page while it waited, though the line fails once more', async () => {
    const { id } = aChapter(1, open)
    const Page = ({ name, completed }: { readonly name: string; readonly completed: boolean }) => {
      const chapter = { id, title: name, is_completed_by_current_user: completed }
      const { toggle: press, isWaiting } = useToggleCompletion({ planId: aPlan([]).id, chapter, onFocusLost: () => {} })
      return (
        <>
          <button type="button" onClick={press}>
            {name}
          </button>
          <WaitingForLine isWaiting={isWaiting} className="" />
        </>
      )
    }
    let isCompleted = false
    let isReachable = false
    const server = fakeServer({
      [toggle(1)]: () => {
        if (!isReachable) return Promise.reject(new TypeError('offline'))
        isCompleted = !isCompleted
        return [200, { learning_plan_progress: 0, chapter_completed: isCompleted }]
      },
    })
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => window.dispatchEvent(new Event('offline')))
    renderSignedIn(
      <>
        <Page name="chapter" completed={false} />
        <Page name="dashboard" completed />
      </>,
    )
    fireEvent.click(screen.getByText('chapter'))
    expect(await screen.findAllByText(/^You’re offline/)).toHaveLength(2)
    fireEvent.click(screen.getByText('dashboard'))
    onLine.mockRestore()
    act(() => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(server.count(toggle(1))).toBe(2))
    isReachable = true
    await waitFor(() => expect(server.count(toggle(1))).toBe(4))
    expect(isCompleted).toBe(false)
    await waitFor(() => expect(screen.queryByText(/^You’re offline/)).toBe(null))
  })

  it('should be taken back by Undo, which is offered for ten seconds and for the last one alone', async () => {
    const { server } = openWith([aChapter(1, open), aChapter(2, open)])
    server.answer({
      [toggle(1)]: [200, { learning_plan_progress: 50, chapter_completed: true }],
      [toggle(2)]: [200, { learning_plan_progress: 100, chapter_completed: true }],
    })
    fireEvent.click(await mark(1, false))
    expect(await screen.findByText('You completed “Chapter 1”.')).toBeVisible()
    fireEvent.click(await mark(2, false))
    expect(await screen.findByText('You completed “Chapter 2”.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('You completed “Chapter 1”.')).toBe(null))
    server.answer({ [toggle(2)]: [200, { learning_plan_progress: 50, chapter_completed: false }] })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await mark(2, false)).toBeVisible()
    await waitFor(() => expect(server.count(toggle(2))).toBe(2))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null)
    expect(await mark(1, true)).toBeVisible()
  })

  it('should be offered no Undo where the server refuses, nor where a mark is taken back', async () => {
    const { server } = openWith([aChapter(1, open), aChapter(2, done)])
    server.answer({
      [toggle(1)]: [500, {}],
      [toggle(2)]: [200, { learning_plan_progress: 0, chapter_completed: false }],
    })
    fireEvent.click(await mark(1, false))
    await screen.findByRole('alert')
    fireEvent.click(await mark(2, true))
    expect(await mark(2, false)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null)
  })

  it('should leave its chapter as easy to open', async () => {
    openWith([aChapter(1, done), aChapter(2, open)])
    const [read, unread] = await Promise.all([1, 2].map(async (number) => (await row(number)).getByRole('link')))
    expect(read?.className).toBe(unread?.className)
  })

  it('should be taken back when the server refuses', async () => {
    const { server } = openWith([aChapter(1, done)])
    server.answer({ [toggle(1)]: [500, {}] })
    fireEvent.click(await mark(1, true))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Failed to toggle chapter completion status')).toBeVisible()
    expect(alert.getByText('HTTP error! status: 500')).toBeVisible()
    expect(await mark(1, true)).toBeVisible()
  })

  it('should not lose the news that a press on its mark came in between of', async () => {
    const { server } = openWith([aChapter(1, open), aChapter(2, preparing)])
    await mark(1, false)
    const late = lateAnswer()
    server.answer({
      [PLANS]: late.handler,
      [toggle(1)]: [200, { learning_plan_progress: 50, chapter_completed: true }],
    })
    act(() => window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(server.count(PLANS)).toBe(2))
    server.answer({ [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, open)], { progress: 50 })]] })
    fireEvent.click(await mark(1, false))
    expect(await screen.findByRole('link', { name: 'View Chapter: Chapter 2' })).toBeVisible()
    expect(await mark(1, true)).toBeVisible()
  })

  it('should stay after a double click', async () => {
    const { server } = openWith([aChapter(1, open), aChapter(2)])
    server.answer({ [toggle(1)]: [200, { learning_plan_progress: 50, chapter_completed: true }] })
    fireEvent.click(await mark(1, false), { detail: 1 })
    await screen.findByText('50%')
    fireEvent.click(await mark(1, true), { detail: 2 })
    await act(async () => undefined)
    expect(server.count(toggle(1))).toBe(1)
    expect(await mark(1, true)).toBeVisible()
  })

  it("should be taken back with the server's own words", async () => {
    const { server } = openWith([aChapter(1, open)])
    server.answer({ [toggle(1)]: refusal(409, 'chapter-locked', 'This chapter is locked.') })
    fireEvent.click(await mark(1, false))
    expect((await screen.findByRole('alert')).textContent).toBe('This chapter is locked.')
    expect(await mark(1, false)).toBeVisible()
  })

  it.each([
    ['no answer', noAnswer, 'We couldn’t reach the server. Your progress hasn’t changed.'],
    ['an answer of another shape', [200, 'Welcome to the proxy'] as const, ''],
  ])('should be taken back after %s, and say why where that is known', async (_what, answer, cause) => {
    const { server } = openWith([aChapter(1, open)])
    server.answer({ [toggle(1)]: answer })
    fireEvent.click(await mark(1, false))
    expect((await screen.findByRole('alert')).textContent).toBe(`Failed to toggle chapter completion status${cause}`)
    expect(await mark(1, false)).toBeVisible()
  })

  it('should end where the learner has left it while the first answer was on its way', async () => {
    const { server } = openWith([aChapter(1, open), aChapter(2)])
    const answer = lateAnswer()
    server.answer({ [toggle(1)]: answer.handler })
    fireEvent.click(await mark(1, false))
    fireEvent.click(await mark(1, true))
    expect(await mark(1, false)).toBeVisible()
    expect(server.count(toggle(1))).toBe(1)
    server.answer({ [toggle(1)]: [200, { learning_plan_progress: 0, chapter_completed: false }] })
    answer.arrive(200, { learning_plan_progress: 50, chapter_completed: true })
    await waitFor(() => expect(server.count(toggle(1))).toBe(2))
    await act(async () => undefined)
    expect(await mark(1, false)).toBeVisible()
    expect(screen.getByText('0%')).toBeVisible()
  })

  it('should be set, not turned round, when another tab has set it already', async () => {
    const { server } = openWith([aChapter(1, open), aChapter(2)])
    let isCompleted = true
    server.answer({
      [toggle(1)]: () => {
        isCompleted = !isCompleted
        return [200, { learning_plan_progress: isCompleted ? 50 : 0, chapter_completed: isCompleted }]
      },
    })
    fireEvent.click(await mark(1, false))
    expect(await screen.findByText('50%')).toBeVisible()
    expect(await mark(1, true)).toBeVisible()
    expect([server.count(toggle(1)), isCompleted]).toEqual([2, true])
  })
})

// Helpers

function noAnswer(): Promise<never> {
  return Promise.reject(new TypeError('offline'))
}
