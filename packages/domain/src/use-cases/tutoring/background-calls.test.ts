import { describe, expect, it } from 'vitest'
import { err, ok } from '../../shared/result.ts'
import { makeBackgroundCalls, shareOf } from './tutor.ts'

describe('calls that no one waits for', () => {
  it('should be ended by one that someone waits for where the model is free, and not begin before that has ended', async () => {
    const calls = makeBackgroundCalls({ isFree: true })
    const first = calls.run(stopped)
    const awaited = calls.runBefore(async () => {
      expect(await first).toEqual(err({ kind: 'calls-running' }))
      expect(await calls.run(async () => ok(1))).toEqual(err({ kind: 'calls-running' }))
      return 2
    })
    expect(await awaited).toBe(2)
    expect(await calls.run(async () => ok(3))).toEqual(ok(3))
  })

  it('should come to their own end where they are paid for', async () => {
    const calls = makeBackgroundCalls({ isFree: false })
    let isStopped = false
    const first = calls.run(async (signal) => {
      await calls.runBefore(async () => undefined)
      isStopped = signal.aborted
      return ok(1)
    })
    expect(await first).toEqual(ok(1))
    expect(isStopped).toBe(false)
  })

  it('should use what came all the same, and report what failed by itself', async () => {
    const calls = makeBackgroundCalls({ isFree: true })
    const came = calls.run(async () => {
      await calls.runBefore(async () => undefined)
      return ok(1)
    })
    expect(await came).toEqual(ok(1))
    expect(await calls.run(async () => err({ kind: 'other' }))).toEqual(err({ kind: 'other' }))
  })

  it('should let the next one begin after a throw', async () => {
    const calls = makeBackgroundCalls({ isFree: true })
    await expect(calls.runBefore(() => Promise.reject(new Error('crashed')))).rejects.toThrow('crashed')
    expect(await calls.run(async () => ok(1))).toEqual(ok(1))
  })
})

describe('shareOf', () => {
  it('should leave half of what there is to what learners wait for', () => {
    expect([shareOf(9, true), shareOf(9, false)]).toEqual([4, 9])
  })
})

// Helpers

const stopped = (signal: AbortSignal) =>
  new Promise<ReturnType<typeof err<{ kind: 'model-stopped' }>>>((resolve) => {
    signal.addEventListener('abort', () => resolve(err({ kind: 'model-stopped' })))
  })
