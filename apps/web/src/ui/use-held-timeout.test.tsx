import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useHeldTimeout } from './use-held-timeout.ts'

beforeEach(() => vi.useFakeTimers())

describe('useHeldTimeout', () => {
  it('should end when the time is over, once', () => {
    const { ended } = aTimeout(3_000)
    vi.advanceTimersByTime(2_900)
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(ended).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('should stand still as long as it is held, and go on from there', () => {
    const { ended, hold } = aTimeout(5_000)
    vi.advanceTimersByTime(4_000)
    hold(true)
    vi.advanceTimersByTime(60_000)
    hold(false)
    vi.advanceTimersByTime(900)
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(ended).toHaveBeenCalledOnce()
  })

  it('should end no more once what it is of has gone', () => {
    const { ended, unmount } = aTimeout(3_000)
    unmount()
    vi.advanceTimersByTime(5_000)
    expect(ended).not.toHaveBeenCalled()
  })
})

// Helpers

function aTimeout(milliseconds: number) {
  let isHeld = false
  const ended = vi.fn()
  const { unmount } = renderHook(() => useHeldTimeout(milliseconds, () => isHeld, ended))
  const hold = (next: boolean) => {
    isHeld = next
  }
  return { ended, hold, unmount }
}
