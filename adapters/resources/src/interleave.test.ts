import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interleave } from './interleave.ts'

describe('interleave', () => {
  it('should let the lists take turns', () => {
    expect(interleave([['a1', 'a2', 'a3'], [], ['b1'], ['c1', 'c2']])).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
    expect(interleave([])).toEqual([])
  })

  it('should lose nothing, and keep the order of each list', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat())), (lists) => {
        const tagged = lists.map((list, from) => list.map((value) => ({ from, value })))
        const all = interleave(tagged)
        tagged.forEach((list, index) => {
          expect(all.filter(({ from }) => from === index)).toEqual(list)
        })
      }),
    )
  })
})
