import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remember } from './remember.ts'

describe('remember', () => {
  it('should read a text once, and again only when longer ones came since', () => {
    const { lengthOf, read } = counted(10)
    expect([lengthOf('abc'), lengthOf('abc'), lengthOf('abcdef'), lengthOf('abc')]).toEqual([3, 3, 6, 3])
    expect(read).toEqual(['abc', 'abcdef'])
    lengthOf('wxyz')
    lengthOf('abc')
    expect(read).toEqual(['abc', 'abcdef', 'wxyz', 'abc'])
  })

  it('should keep no text that is longer than all it may keep', () => {
    const { lengthOf, read } = counted(10)
    for (const text of ['x'.repeat(11), 'x'.repeat(11), 'a', 'a']) lengthOf(text)
    expect(read).toEqual(['x'.repeat(11), 'x'.repeat(11), 'a'])
  })

  it('should always answer what it would have read', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 6 })), fc.nat(30), (texts, most) => {
        const { lengthOf } = counted(most)
        expect(texts.map(lengthOf)).toEqual(texts.map((text) => text.length))
      }),
    )
  })
})

// Helpers

function counted(most: number) {
  const read: string[] = []
  const lengthOf = remember((text) => {
    read.push(text)
    return text.length
  }, most)
  return { lengthOf, read }
}
