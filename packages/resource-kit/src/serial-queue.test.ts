import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { makeSerialQueue } from './serial-queue.ts'

describe('makeSerialQueue', () => {
  it('should let one in at a time, in the order of their coming', async () => {
    const queue = makeSerialQueue()
    const order: string[] = []
    const work = async (name: string): Promise<void> => {
      const leave = await queue.enter(new AbortController().signal)
      order.push(`${name} in`)
      await new Promise(setImmediate)
      order.push(`${name} out`)
      leave?.()
    }
    await Promise.all([work('a'), work('b'), work('c')])
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
  })

  it('should let one who gives up go at once, and the next in only after the one before', async () => {
    const queue = makeSerialQueue()
    const signal = new AbortController().signal
    const leave = await queue.enter(signal)
    const stop = new AbortController()
    const givesUp = queue.enter(stop.signal)
    let isIn = false
    const next = queue.enter(signal).then((entered) => {
      isIn = true
      return entered
    })
    stop.abort()
    expect(await givesUp).toBeNull()
    expect(getEventListeners(stop.signal, 'abort')).toEqual([])
    await new Promise(setImmediate)
    expect(isIn).toBe(false)
    leave?.()
    expect(await next).toEqual(expect.any(Function))
  })

  it('should let no one in who has given up before', async () => {
    expect(await makeSerialQueue().enter(AbortSignal.abort())).toBeNull()
  })
})
