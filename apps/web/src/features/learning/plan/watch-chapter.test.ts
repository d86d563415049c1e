import type { GenerationStatus } from '@app/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endOf, type WatchEnd, watchChapter } from './watch-chapter.ts'

beforeEach(() => {
  vi.useFakeTimers()
  show()
})

describe('endOf', () => {
  it.each([
    ['PENDING', 299_999, null],
    ['GENERATING', 0, null],
    ['GENERATING', 300_000, 'timed-out'],
    ['COMPLETE', 300_001, 'complete'],
    ['FAILED', 0, 'failed'],
    [undefined, 0, 'lost'],
  ] as const)('should take %s after %i ms for %s', (status, elapsed, end) => {
    expect(endOf(status, elapsed)).toBe(end)
  })
})

describe('watchChapter', () => {
  it('should ask at once where somebody looks', async () => {
    const { asked, ends } = watch(['PENDING', 'COMPLETE'], true)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toBe(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(ends).toEqual(['complete'])
  })

  it('should ask every 3 seconds, first after 3, until the chapter is there', async () => {
    const { asked, ends } = watch(['PENDING', 'GENERATING', 'COMPLETE'])
    await vi.advanceTimersByTimeAsync(2_999)
    expect(asked()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toBe(1)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(ends).toEqual(['complete'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(3)
  })

  it('should say when writing failed', async () => {
    const { ends } = watch(['FAILED'])
    await vi.advanceTimersByTimeAsync(3_000)
    expect(ends).toEqual(['failed'])
  })

  it('should give up silently when an answer is no status', async () => {
    const { asked, ends } = watch([new Error('502')])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(ends).toEqual(['lost'])
    expect(asked()).toBe(1)
  })

  it('should time out after 5 minutes, also when the server does not answer at all', async () => {
    const slow = watch(['GENERATING'])
    const silent = watch([() => new Promise(() => undefined)])
    await vi.advanceTimersByTimeAsync(299_999)
    expect([slow.ends, silent.ends]).toEqual([[], []])
    await vi.advanceTimersByTimeAsync(1)
    expect([slow.ends, silent.ends]).toEqual([['timed-out'], ['timed-out']])
  })

  it('should ask nothing in a hidden tab, and at once when it is shown again', async () => {
    const { asked } = watch(['GENERATING'])
    hide()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(0)
    show()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toBe(1)
  })

  it('should ask once more before it times out on somebody who was away', async () => {
    const there = watch(['COMPLETE'])
    const not = watch(['GENERATING'])
    hide()
    await vi.advanceTimersByTimeAsync(400_000)
    expect([there.ends, not.ends]).toEqual([[], []])
    show()
    await vi.advanceTimersByTimeAsync(0)
    expect([there.ends, not.ends]).toEqual([['complete'], ['timed-out']])
  })

  it('should be over when it is stopped, whatever is still on its way', async () => {
    const { ends, stop } = watch([() => new Promise((resolve) => setTimeout(() => resolve('COMPLETE'), 1_000))])
    await vi.advanceTimersByTimeAsync(3_500)
    stop()
    await vi.advanceTimersByTimeAsync(400_000)
    expect(ends).toEqual([])
  })
})

// Helpers

type Answer = GenerationStatus | Error | (() => Promise<GenerationStatus>)

/** Watches a chapter whose status is each of the answers in turn, then the last one for ever. */
function watch(answers: readonly [Answer, ...Answer[]], atOnce = false) {
  const ends: WatchEnd[] = []
  let asked = 0
  const stop = watchChapter({
    ask: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? answers[0]
      asked += 1
      if (answer instanceof Error) throw answer
      return typeof answer === 'function' ? answer() : answer
    },
    onEnd: (end) => ends.push(end),
    atOnce,
  })
  return { ends, stop, asked: () => asked }
}

const hide = () => setVisibility('hidden')
const show = () => setVisibility('visible')

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' })
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
