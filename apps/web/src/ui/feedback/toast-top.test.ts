import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAP, toastTop } from './toast-top.ts'

const toast = { left: 400, right: 800, height: 50 }
const place = { usual: 72, toast, windowHeight: 800 }
const box = (top: number, bottom: number, left = 0, right = 1_200) => ({ top, bottom, left, right })

describe('toastTop', () => {
  it.each([
    ['nothing is in the way', [], 72],
    ['a heading is below', [box(140, 180)], 72],
    ['a heading is above', [box(0, 60)], 72],
    ['a heading is beside', [box(96, 140, 0, 380)], 72],
    ['a heading is in the way', [box(96, 140)], 148],
    ['another one is below that', [box(170, 200), box(96, 140)], 208],
    ['they fill the window', [box(96, 790)], 72],
  ])('should be right where %s', (_, obstacles, top) => {
    expect(toastTop({ ...place, obstacles })).toBe(top)
  })

  it('should never cover an obstacle where there is room below it', () => {
    const boxes = fc.array(fc.tuple(fc.nat(600), fc.nat(100)).map(([top, height]) => box(top, top + height)))
    fc.assert(
      fc.property(boxes, (obstacles) => {
        const top = toastTop({ ...place, obstacles, windowHeight: 100_000 })
        expect(obstacles.filter((one) => one.bottom > top && one.top < top + toast.height + GAP)).toEqual([])
      }),
    )
  })
})
