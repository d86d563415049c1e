import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toastClock } from './toast-clock.ts'

beforeEach(() => vi.useFakeTimers())

describe('toastClock', () => {
  it('should let go of each toast when its own time is over', () => {
    const { gone, clock } = aClock()
    clock.start('success', 3_000)
    clock.start('error', 5_000)
    vi.advanceTimersByTime(2_900)
    expect(gone).toEqual([])
    vi.advanceTimersByTime(200)
    expect(gone).toEqual(['success'])
    vi.advanceTimersByTime(2_000)
    expect(gone).toEqual(['success', 'error'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('should stand still as long as a toast is held, and go on from there', () => {
    const { gone, clock, hold } = aClock()
    clock.start('error', 5_000)
    vi.advanceTimersByTime(4_000)
    hold(true)
    vi.advanceTimersByTime(60_000)
    expect(gone).toEqual([])
    hold(false)
    vi.advanceTimersByTime(900)
    expect(gone).toEqual([])
    vi.advanceTimersByTime(200)
    expect(gone).toEqual(['error'])
  })

  it('should give a toast that starts once more its whole time again', () => {
    const { gone, clock } = aClock()
    clock.start('error', 5_000)
    vi.advanceTimersByTime(4_000)
    clock.start('error', 5_000)
    vi.advanceTimersByTime(4_800)
    expect(gone).toEqual([])
    vi.advanceTimersByTime(300)
    expect(gone).toEqual(['error'])
  })

  it('should take the time of a toast that comes after a pause from its own beginning', () => {
    const { gone, clock } = aClock()
    clock.start('first', 3_000)
    vi.advanceTimersByTime(60_000)
    clock.start('second', 3_000)
    vi.advanceTimersByTime(2_800)
    expect(gone).toEqual(['first'])
  })
})

// Helpers

function aClock() {
  const gone: (string | number)[] = []
  let held = false
  const clock = toastClock(
    () => held,
    (toast) => gone.push(toast),
  )
  const hold = (next: boolean) => {
    held = next
  }
  return { gone, clock, hold }
}
