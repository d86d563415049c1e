import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeBatches } from './use-turn.ts'

beforeEach(() => vi.useFakeTimers())

describe('makeBatches', () => {
  it('should hand on the first piece at once and the next ones together', () => {
    const { handed, batches } = collect()
    batches.add('a')
    expect(handed).toEqual(['a'])
    batches.add('b')
    batches.add('c')
    expect(handed).toEqual(['a'])
    vi.advanceTimersByTime(100)
    expect(handed).toEqual(['a', 'bc'])
  })

  it('should hand on at most ten times a second, and lose nothing', () => {
    const { handed, batches } = collect()
    for (let chunk = 0; chunk < 1_000; chunk += 1) {
      batches.add('x')
      vi.advanceTimersByTime(2)
    }
    vi.advanceTimersByTime(100)
    expect(handed.length).toBeLessThanOrEqual(21)
    expect(handed.join('')).toBe('x'.repeat(1_000))
  })

  it('should be prompt again after a pause', () => {
    const { handed, batches } = collect()
    batches.add('a')
    vi.advanceTimersByTime(500)
    batches.add('b')
    expect(handed).toEqual(['a', 'b'])
  })

  it('should be silent once it has ended', () => {
    const { handed, batches } = collect()
    batches.add('a')
    batches.add('b')
    batches.end()
    batches.add('c')
    vi.advanceTimersByTime(500)
    expect(handed).toEqual(['a'])
  })
})

// Helpers

function collect() {
  const handed: string[] = []
  return { handed, batches: makeBatches((text) => handed.push(text)) }
}
