import { describe, expect, it } from 'vitest'
import { type InlinePiece, inlinePieces } from './inline-pieces.ts'

const text = (text: string): InlinePiece => ({ kind: 'text', text })

describe('inlinePieces', () => {
  it('should find code and formulas', () => {
    expect(inlinePieces('`a` is $x_1$.')).toEqual([
      { kind: 'code', text: 'a' },
      text(' is '),
      { kind: 'math', text: 'x_1' },
      text('.'),
    ])
  })

  it.each([
    ...['It costs $5 and $10.', 'Between $5–$10, or 5$.', 'It is $5, or 5$.', 'A dollar ($) or a peso ($)?'],
    ...['__init__ and Array<T> are **names**.', 'One ` alone', '\\$x$', '$$x$$', ''],
  ])('should leave %j as it is', (sentence) => {
    const pieces = inlinePieces(sentence)
    expect(pieces.map(({ text }) => text).join('')).toBe(sentence)
    expect(pieces.every(({ kind }) => kind === 'text')).toBe(true)
  })
})
