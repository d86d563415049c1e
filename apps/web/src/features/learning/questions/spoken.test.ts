import { describe, expect, it } from 'vitest'
import { spoken } from './order-field.tsx'

describe('a label with code or a formula', () => {
  it.each([
    ['Open the file with `path.open`', 'Open the file with path.open'],
    ['Divide: $b = S_{xy} / S_{xx}$', 'Divide: b = S xy / S xx'],
    ['Find $a = \\bar{y} - b\\,\\bar{x}$, then stop', 'Find a = bar y - b bar x, then stop'],
    ['It costs $5 and $10', 'It costs $5 and $10'],
    ['Say *vim* and **filho**, then 2*3*4', 'Say vim and filho, then 2*3*4'],
    ['__init__ before Array<T>', '__init__ before Array<T>'],
  ])('should be said without their marks: %s', (sentence, said) => {
    expect(spoken(sentence)).toBe(said)
  })
})
