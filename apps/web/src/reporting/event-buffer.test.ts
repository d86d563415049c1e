import { describe, expect, it } from 'vitest'
import { makeEventBuffer } from './event-buffer.ts'

describe('an outbox', () => {
  it('should keep what is posted until there is a listener, in order and once', () => {
    const { post, deliverTo } = makeEventBuffer<number>()
    const heard: number[] = []
    post(1)
    post(2)
    deliverTo((item) => heard.push(item))
    post(3)
    deliverTo((item) => heard.push(item * 10))
    post(4)
    expect(heard).toEqual([1, 2, 3, 40])
  })

  it('should not grow where no one ever listens', () => {
    const { post, deliverTo } = makeEventBuffer<number>()
    for (let item = 0; item < 1_000; item += 1) post(item)
    const heard: number[] = []
    deliverTo((item) => heard.push(item))
    expect(heard).toHaveLength(50)
    expect(heard.at(-1)).toBe(49)
  })
})
