import { describe, expect, it } from 'vitest'
import { makeStreamSlots } from './stream-slots.ts'

describe('makeStreamSlots', () => {
  it('should open four streams of one learner at once, and another one when one has ended', () => {
    const slots = makeStreamSlots()
    const taken = [1, 2, 3, 4].map(() => slots.take('ana'))
    expect(slots.take('ana')).toBe('learner')
    expect(slots.take('ben')).toBeTypeOf('function')
    release(taken[0])
    expect(slots.take('ana')).toBeTypeOf('function')
    expect(slots.take('ana')).toBe('learner')
    expect(slots.count()).toBe(5)
  })

  it('should open 200 streams of one process at once', () => {
    const slots = makeStreamSlots()
    const taken = Array.from({ length: 200 }, (_, index) => slots.take(`learner ${index}`))
    expect(slots.take('one more')).toBe('process')
    for (const one of taken) release(one)
    expect(slots.count()).toBe(0)
  })
})

// Helpers

function release(slot: ReturnType<ReturnType<typeof makeStreamSlots>['take']> | undefined): void {
  if (typeof slot !== 'function') throw new Error('There was no slot.')
  slot()
}
