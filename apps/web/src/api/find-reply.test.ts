import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findReply } from './find-reply.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('findReply', () => {
  it('should find at the first look what came whole, and call it no lost line', async () => {
    const { found, disconnected } = search(() => true)
    await vi.runAllTimersAsync()
    expect([await found, disconnected()]).toEqual([true, 0])
  })

  it('should go on looking while the server says nothing', async () => {
    let looks = 0
    const { found, disconnected } = search(() => {
      looks += 1
      return looks > 5 ? true : null
    })
    await vi.runAllTimersAsync()
    expect([await found, looks]).toEqual([true, 6])
    expect(disconnected()).toBe(5)
  })

  it('should give up soon on a server that has none', async () => {
    const begun = Date.now()
    const { found } = search(() => false)
    await vi.runAllTimersAsync()
    expect(await found).toBe(false)
    expect(Date.now() - begun).toBeLessThan(12_000)
  })

  it('should give up on one that never answers', async () => {
    const begun = Date.now()
    const { found } = search(() => null)
    await vi.runAllTimersAsync()
    expect([await found, Date.now() - begun > 30_000]).toEqual([false, true])
  })

  it('should end with its signal', async () => {
    const { found, end } = search(() => null)
    const ended = expect(found).rejects.toThrow()
    end()
    await vi.runAllTimersAsync()
    await ended
  })
})

// Helpers

function search(look: () => boolean | null) {
  let count = 0
  const controller = new AbortController()
  const found = findReply({
    look: async () => look(),
    signal: controller.signal,
    onDisconnected: () => {
      count += 1
    },
  })
  return { found, disconnected: () => count, end: () => controller.abort() }
}
