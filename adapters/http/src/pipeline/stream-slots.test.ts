import { describe, expect, it } from 'vitest'
import { makeStreamSlots } from './stream-slots.ts'

describe('makeStreamSlots', () => {
  it('should open four streams of one learner at once, and another one when one has ended', () => {
    const slots = makeStreamSlots()
    const take = (name: string) => slots.take(name, () => {})
    const taken = [1, 2, 3, 4].map(() => take('ana'))
    expect(take('ana')).toBe('learner')
    expect(take('ben')).toBeTypeOf('function')
    release(taken[0])
    expect(take('ana')).toBeTypeOf('function')
    expect(take('ana')).toBe('learner')
    expect(slots.count()).toBe(5)
  })

  it('should end the oldest of a learner who has the most, when 200 of one process are open', () => {
    const ended: string[] = []
    const slots = makeStreamSlots()
    const take = (name: string) => slots.take(name.split('/')[0] ?? '', () => ended.push(name))
    // 49 learners with four streams each, and four with one, who came first
    for (const name of ['a', 'b', 'c', 'd']) take(`${name}/0`)
    const taken = Array.from({ length: 196 }, (_, index) => take(`learner ${index % 49}/${Math.floor(index / 49)}`))
    expect(slots.count()).toBe(200)
    for (const name of ['e/0', 'f/0', 'e/1']) expect(take(name)).toBeTypeOf('function')
    expect(ended).toEqual(['learner 0/0', 'learner 1/0', 'learner 2/0'])
    expect(slots.count()).toBe(200)
    // given back late, by a stream that was ended
    release(taken[0])
    expect(slots.count()).toBe(200)
    for (const one of taken) release(one)
    expect(slots.count()).toBe(7)
  })

  it('should let every learner watch in turn, where each has one', () => {
    const ended: number[] = []
    const slots = makeStreamSlots()
    for (let index = 0; index < 203; index += 1) slots.take(`learner ${index}`, () => ended.push(index))
    expect(ended).toEqual([0, 1, 2])
    slots.close()
    expect(slots.take('one more', () => {})).toBe('closed')
  })
})

// Helpers

function release(slot: ReturnType<ReturnType<typeof makeStreamSlots>['take']> | undefined): void {
  if (typeof slot !== 'function') throw new Error('There was no slot.')
  slot()
}
