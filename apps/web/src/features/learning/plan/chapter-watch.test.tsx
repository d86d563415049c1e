import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setAnalyticsSink } from '../../../reporting/reports.ts'
import { aChapter, aPlan, done, open, preparing } from './testing/builders.ts'
import { openWith, PLANS, status, tick, UNLOCK } from './testing/open-dashboard.tsx'

describe('a chapter that is being written, whose plan is read anew before its status is', () => {
  it('should be said to have failed, once, with the credits given back', async () => {
    const { server, refreshed } = await beingWritten()
    server.answer({
      [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, { content_status: 'FAILED' })])]],
      [status(2)]: [200, { content_status: 'FAILED' }],
    })
    await lookAgain()
    expect(screen.getAllByText(/^Content generation failed after multiple attempts/)).toHaveLength(1)
    expect(refreshed()).toBe(1)
    await tick(30_000)
    expect([server.count(status(2)), refreshed()]).toEqual([1, 1])
  })

  it('should be there, without a word of trouble', async () => {
    const { server, refreshed } = await beingWritten()
    server.answer({ [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, open)])]] })
    await lookAgain()
    expect(screen.getByRole('link', { name: 'View Chapter: Chapter 2' })).toBeVisible()
    expect(screen.queryByText(/^Content generation/)).toBe(null)
    await tick(30_000)
    expect([server.count(status(2)), refreshed()]).toEqual([1, 0])
  })
})

describe('a chapter that is being written', () => {
  it('should be asked for every 3 seconds, first after 3, until it is there', async () => {
    const { server } = await beingWritten()
    server.answer({ [status(2)]: [200, { content_status: 'GENERATING' }] })
    await tick(2_900)
    expect(server.count(status(2))).toBe(0)
    await tick(100)
    expect(server.count(status(2))).toBe(1)
    await tick(6_000)
    server.answer({
      [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, open)])]],
      [status(2)]: [200, { content_status: 'COMPLETE' }],
    })
    await tick(3_000)
    expect(screen.getByRole('link', { name: 'View Chapter: Chapter 2' })).toBeVisible()
    await tick(60_000)
    expect(server.count(status(2))).toBe(4)
  })

  it('should not time out while it waits for the assistant, nor right after', async () => {
    const { server } = await beingWritten()
    server.answer({ [status(2)]: [200, { content_status: 'GENERATING', waiting_since: '2026-11-20T18:24:00Z' }] })
    await tick(400_000)
    server.answer({ [status(2)]: [200, { content_status: 'GENERATING', waiting_since: null }] })
    await tick(200_000)
    expect(screen.queryByText(/^Content generation/)).toBe(null)
    await tick(130_000)
    expect(screen.getAllByText(/^Content generation timed out/)).toHaveLength(1)
  })

  it('should time out after 5 minutes, once, be asked for more seldom then, and be there all the same', async () => {
    const { server } = await beingWritten()
    server.answer({ [status(2)]: [200, { content_status: 'GENERATING' }] })
    await tick(299_000)
    expect(screen.queryByText(/^Content generation/)).toBe(null)
    await tick(1_000)
    expect(screen.getAllByText(/^Content generation timed out/)).toHaveLength(1)
    const asked = server.count(status(2))
    await tick(60_000)
    expect(server.count(status(2)) - asked).toBeGreaterThanOrEqual(2)
    expect(server.count(status(2)) - asked).toBeLessThanOrEqual(4)
    expect(screen.getAllByText(/^Content generation timed out/)).toHaveLength(1)
    server.answer({
      [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, open)])]],
      [status(2)]: [200, { content_status: 'COMPLETE' }],
    })
    await tick(60_000)
    expect(screen.getByRole('link', { name: 'View Chapter: Chapter 2' })).toBeVisible()
    expect(screen.queryByText(/^Content generation timed out/)).toBe(null)
  })

  it('should be left alone by a hidden tab, and asked for once more before it times out there', async () => {
    const { server } = await beingWritten()
    server.answer({ [status(2)]: [200, { content_status: 'GENERATING' }] })
    setVisibility('hidden')
    await tick(400_000)
    expect(server.count(status(2))).toBe(0)
    expect(screen.queryByText(/^Content generation/)).toBe(null)
    setVisibility('visible')
    await tick(0)
    expect(server.count(status(2))).toBe(1)
    expect(screen.getAllByText(/^Content generation timed out/)).toHaveLength(1)
  })
})

describe('a chapter that is being written, of which no one can say how far it is', () => {
  it('should not look as if it were watched, and be watched again when the learner says so', async () => {
    const { server } = await beingWritten()
    server.answer({ [status(2)]: [500, {}] })
    await tick(30_000)
    expect(server.count(status(2))).toBe(1)
    expect(screen.queryByRole('alert')).toBe(null)
    expect(screen.getByText('Generating...')).toBeVisible()
    expect(screen.queryByText(/so far\.$/)).toBe(null)

    server.answer({ [status(2)]: [200, { content_status: 'GENERATING' }] })
    const press = screen.getByRole('button', { name: 'Check again' })
    press.focus()
    fireEvent.click(press)
    await tick(6_000)
    expect(server.count(status(2))).toBe(4)
    expect(screen.queryByRole('button', { name: 'Check again' })).toBe(null)
    expect(screen.getByText(/so far\.$/)).toBeVisible()
    expect(document.activeElement?.textContent).toContain('Chapter 2')
  })

  it('should offer that while the chapters are folded, until it is there', async () => {
    const { server } = await beingWritten()
    const fold = screen.getByRole('button', { name: /^Chapters/ })
    fireEvent.click(fold)
    server.answer({ [status(2)]: [500, {}] })
    await tick(6_000)
    const press = screen.getByRole('button', { name: 'Check again' })
    press.focus()
    fireEvent.click(press)
    expect(document.activeElement).toBe(fold)
    await tick(6_000)
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
    server.answer({ [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, open)])]] })
    await lookAgain()
    expect(screen.queryByRole('button', { name: 'Check again' })).toBe(null)
  })
})

describe('an unlock', () => {
  const events: string[] = []
  beforeEach(() => {
    events.length = 0
    setAnalyticsSink(({ name }) => void events.push(name))
  })

  it('should be counted', async () => {
    vi.useFakeTimers()
    const { server } = openWith([aChapter(1)])
    server.answer({ [UNLOCK]: [200, { id: aChapter(1).id, title: 'Chapter 1', content_status: 'PENDING' }] })
    await tick(0)
    fireEvent.click(screen.getByRole('button', { name: 'Unlock (Free!)' }))
    await tick(100)
    expect(events).toEqual(['chapter-unlock'])
  })

  it('should not be counted once more when a chapter that takes too long is asked for again', async () => {
    const { server } = await beingWritten()
    server.answer({
      [status(2)]: [200, { content_status: 'GENERATING' }],
      [UNLOCK]: [200, { id: aChapter(2).id, title: 'Chapter 2', content_status: 'GENERATING' }],
    })
    await tick(303_000)
    fireEvent.click(screen.getByRole('button', { name: 'Retry Generation' }))
    await tick(100)
    expect([server.count(UNLOCK), events]).toEqual([1, []])
  })
})

// Helpers

async function beingWritten() {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:05:09Z') })
  const shown = openWith([aChapter(1, done), aChapter(2, preparing)])
  await tick(0)
  return shown
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

/** As a user who comes back to the window does. */
async function lookAgain(): Promise<void> {
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await tick(0)
  await tick(0)
}
