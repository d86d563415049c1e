import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeWaitingLine } from './waiting-line.ts'

describe('makeWaitingLine', () => {
  it('should turn away who finds the line full, and let in again once there is room', async () => {
    const line = makeWaitingLine(1, 1)
    const first = held()
    const running = line.join(() => first.promise)
    const queued = line.join(async () => 'second')
    expect(line.join(async () => 'third')).toBeNull()
    first.release('first')
    expect(await running).toBe('first')
    expect(await queued).toBe('second')
    expect(await line.join(async () => 'fourth')).toBe('fourth')
  })

  it('should go on after work that throws', async () => {
    const line = makeWaitingLine(1, 1)
    const failing = line.join(() => Promise.reject(new Error('no')))
    const next = line.join(async () => 'next')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('next')
  })

  it('should never run more at once than allowed, refuse only when full, and keep the order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.nat({ max: 5 }),
        fc.nat({ max: 20 }),
        fc.scheduler(),
        async (maxConcurrent, maxQueue, visitors, scheduler) => {
          const line = makeWaitingLine(maxConcurrent, maxQueue)
          const started: number[] = []
          let running = 0
          let most = 0
          const all = Array.from({ length: visitors }, (_, visitor) =>
            line.join(async () => {
              started.push(visitor)
              most = Math.max(most, ++running)
              await scheduler.schedule(Promise.resolve())
              running -= 1
            }),
          )
          await scheduler.waitFor(Promise.all(all))
          const admitted = Math.min(visitors, maxConcurrent + maxQueue)
          expect(most).toBe(Math.min(visitors, maxConcurrent))
          expect(started).toEqual(Array.from({ length: admitted }, (_, visitor) => visitor))
        },
      ),
    )
  })
})

// Helpers

function held() {
  let release: (value: string) => void = () => {}
  const promise = new Promise<string>((resolve) => {
    release = resolve
  })
  return { promise, release }
}
