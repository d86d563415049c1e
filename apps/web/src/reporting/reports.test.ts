import { describe, expect, it } from 'vitest'
import { makeEventBuffer } from './reports.ts'

describe('the event buffer', () => {
  it('should keep what is posted until there is a listener, in order and once', () => {
    const { post, deliverTo } = makeEventBuffer<number>()
    const received: number[] = []
    post(1)
    post(2)
    deliverTo((item) => received.push(item))
    post(3)
    deliverTo((item) => received.push(item * 10))
    post(4)
    expect(received).toEqual([1, 2, 3, 40])
  })

  it('should not grow where no one ever listens', () => {
    const { post, deliverTo } = makeEventBuffer<number>()
    for (let item = 0; item < 1_000; item += 1) post(item)
    const received: number[] = []
    deliverTo((item) => received.push(item))
    expect(received).toHaveLength(50)
    expect(received.at(-1)).toBe(49)
  })
})
