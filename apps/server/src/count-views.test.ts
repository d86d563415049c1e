import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countViews } from './count-views.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T23:59:58Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('countViews', () => {
  it('should save what was counted after some seconds, each day by itself, and nothing while nothing comes', async () => {
    const { views, added } = open()
    views.count()
    views.count()
    vi.setSystemTime(new Date('2026-11-29T00:00:01Z'))
    views.count()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(added).toEqual([
      ['2026-11-28', 2],
      ['2026-11-29', 1],
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(added).toHaveLength(2)
  })

  it('should lose nothing while the database is away', async () => {
    const { views, added, faults, setDown } = open()
    setDown(true)
    views.count()
    await vi.advanceTimersByTimeAsync(5_000)
    views.count()
    expect(faults).toHaveLength(1)
    setDown(false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(added.reduce((sum, [, count]) => sum + count, 0)).toBe(2)
  })

  it('should save the rest when it is closed', async () => {
    const { views, added } = open()
    views.count()
    await views.close()
    expect(added).toEqual([['2026-11-28', 1]])
  })
})

// Helpers

function open() {
  const added: [string, number][] = []
  const faults: unknown[] = []
  let isDown = false
  const views = countViews({
    add: async (day, count) => {
      if (isDown) throw new Error('The database is away.')
      added.push([day.toISOString().slice(0, 10), count])
    },
    onFault: (error) => faults.push(error),
  })
  const setDown = (down: boolean) => {
    isDown = down
  }
  return { views, added, faults, setDown }
}
