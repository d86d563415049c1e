import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Drag, dragTo, shiftOf } from './use-drag-order.ts'

const boxes = [0, 100, 200, 300].map((top) => ({ top, height: 100 }))
const dragOf = (from: number): Drag => ({ id: 'a', from, to: from, offset: 0 })

describe('dragTo', () => {
  it.each([
    ['is let go where it was', 1, 0, 1],
    ['has not reached the middle of the next one', 1, 49, 1],
    ['has passed the middle of the next one', 1, 51, 2],
    ['is dragged to the end', 1, 1_000, 3],
    ['has passed the middle of the one before', 3, -151, 1],
    ['is dragged above the first that may move', 3, -1_000, 1],
  ])('should find the place of one that %s', (_what, from, offset, to) => {
    expect(dragTo(boxes, 1, dragOf(from), offset).to).toBe(to)
  })

  it('should keep what is dragged among those that may move', () => {
    expect(dragTo(boxes, 1, dragOf(2), -1_000).offset).toBe(-100)
    expect(dragTo(boxes, 1, dragOf(2), 1_000).offset).toBe(100)
  })

  it('should leave everything that makes way without a gap or an overlap', () => {
    const heights = fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(heights, fc.nat(), fc.nat(), fc.integer({ min: -4_000, max: 4_000 }), (sizes, a, b, offset) => {
        const list = sizes.map((height, place) => ({ top: sum(sizes.slice(0, place)), height }))
        const first = a % sizes.length
        const from = first + (b % (sizes.length - first))
        const drag = dragTo(list, first, dragOf(from), offset)
        expect(drag.to).toBeGreaterThanOrEqual(first)
        const own = list[from]?.height ?? 0
        const others = list.flatMap(({ top, height }, place) =>
          place === from ? [] : [{ place, top: top + shiftOf(place, drag, own), height }],
        )
        // as if it stood where it would be let go
        const left = [...others.slice(0, drag.to), { top: null, height: own }, ...others.slice(drag.to)]
        let expected = 0
        for (const { top, height } of left) {
          if (top !== null) expect(top).toBe(expected)
          expected += height
        }
      }),
    )
  })
})

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
