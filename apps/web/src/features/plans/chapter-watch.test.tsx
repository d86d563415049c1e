import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aChapter, aPlan, done, open, preparing } from './testing/builders.ts'
import { openWith, PLANS, status, tick } from './testing/open-dashboard.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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
    expect([server.count(status(2)), refreshed()]).toEqual([0, 1])
  })

  it('should be there, without a word of trouble', async () => {
    const { server, refreshed } = await beingWritten()
    server.answer({ [PLANS]: [200, [aPlan([aChapter(1, done), aChapter(2, open)])]] })
    await lookAgain()
    expect(screen.getByRole('link', { name: 'View Chapter: Chapter 2' })).toBeDefined()
    expect(screen.queryByText(/^Content generation/)).toBe(null)
    await tick(30_000)
    expect([server.count(status(2)), refreshed()]).toEqual([0, 0])
  })
})

// Helpers

async function beingWritten() {
  vi.useFakeTimers()
  const shown = openWith([aChapter(1, done), aChapter(2, preparing)])
  await tick(0)
  return shown
}

/** As whoever comes back to the window does. */
async function lookAgain(): Promise<void> {
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await tick(0)
  await tick(0)
}
