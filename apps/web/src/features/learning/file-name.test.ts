import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileName } from './file-name.ts'

describe('fileName', () => {
  it.each([
    ['Folding and shaping', 'Folding and shaping.md'],
    ['AC/DC: "loud" <music>?', 'AC DC loud music.md'],
    ['  ..hidden. ', 'hidden.md'],
    ['--rf', 'rf.md'],
    ['C# & F#, 100%', 'C# & F#, 100%.md'],
    ['שלום עולם', 'שלום עולם.md'],
    ['Bake 👩‍🍳 bread', 'Bake 👩‍🍳 bread.md'],
    ['می‌خواهم', 'می‌خواهم.md'],
    ['???', 'Chapter.md'],
    ['', 'Chapter.md'],
  ])('should make of %j %j', (title, name) => {
    expect(fileName(title, 'Chapter', 'md')).toBe(name)
  })

  it('should be a name on every system, whatever the title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        expect(fileName(title, 'Chapter', 'md')).toMatch(/^[^\s.~-][^<>:"/\\|?*\p{Cc}]*\.md$/u)
      }),
    )
  })
})
