import { describe, expect, it } from 'vitest'
import { err, ok, type Result } from '../../shared/result.ts'
import { sideBySide } from './side-by-side.ts'

type Done = Result<void, { readonly kind: string }>
const [FULL, FAILED] = [err({ kind: 'not-yet' }), err({ kind: 'generation-failed' })]

describe('sideBySide', () => {
  it.each([
    [1, 5, 1],
    [4, 5, 4],
    [4, 2, 2],
    [4, 0, 0],
  ])('should do with a limit of %i all of %i pieces, %i at once', async (limit, count, most) => {
    const { work, done, mostAtOnce } = watched(count)
    expect(await sideBySide(limit, work)).toEqual(ok(undefined))
    expect([done().toSorted(), mostAtOnce()]).toEqual([[...Array(count).keys()], most])
  })

  it('should leave what finds no room to what runs, before what was to come after it', async () => {
    const { work, done } = watched(5, (place, tries) => (place === 1 && tries === 1 ? FULL : ok(undefined)))
    expect(await sideBySide(2, work)).toEqual(ok(undefined))
    expect(done()).toEqual([0, 2, 1, 3, 4])
  })

  it('should end with what finds no room alone', async () => {
    const { work, done } = watched(3, () => FULL)
    expect(await sideBySide(2, work)).toEqual(FULL)
    expect(done()).toEqual([])
  })

  it('should begin nothing after the first that fails, and end what runs', async () => {
    const { work, done } = watched(5, (place) => (place === 0 ? FAILED : ok(undefined)))
    expect(await sideBySide(2, work)).toEqual(FAILED)
    expect(done()).toEqual([1])
  })

  it('should throw what is thrown once what runs has ended', async () => {
    const { work, done } = watched(5, (place) => {
      if (place === 0) throw new Error('crashed')
      return ok(undefined)
    })
    await expect(sideBySide(2, work)).rejects.toThrow('crashed')
    expect(done()).toEqual([1])
  })
})

// Helpers

function watched(count: number, outcome: (place: number, tries: number) => Done = () => ok(undefined)) {
  let [running, most] = [0, 0]
  const done: number[] = []
  const tries = Array.from({ length: count }, () => 0)
  const work = tries.map((_, place) => async (): Promise<Done> => {
    running += 1
    most = Math.max(most, running)
    await null
    running -= 1
    tries[place] = (tries[place] ?? 0) + 1
    const ended = outcome(place, tries[place] ?? 0)
    if (ended.ok) done.push(place)
    return ended
  })
  return { work, done: () => done, mostAtOnce: () => most }
}
