import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markdownFileName } from './file-name.ts'

describe('markdownFileName', () => {
  it.each([
    ['Folding and shaping', 'Folding and shaping.md'],
    ['AC/DC: "loud" <music>?', 'AC DC loud music.md'],
    ['  ..hidden. ', 'hidden.md'],
    ['--rf', 'rf.md'],
    ['C# & F#, 100%', 'C# & F#, 100%.md'],
    ['שלום עולם', 'שלום עולם.md'],
    ['Bake 👩‍🍳 bread', 'Bake 👩‍🍳 bread.md'],
    ['می‌خواهم', 'می‌خواهم.md'],
    ['invoice\u202Egpj.exe', 'invoice gpj.exe.md'],
    ['con', 'Chapter con.md'],
    ['LPT1.notes', 'Chapter LPT1.notes.md'],
    ['Console', 'Console.md'],
    ['???', 'Chapter.md'],
    ['', 'Chapter.md'],
  ])('should make of %j %j', (title, name) => {
    expect(markdownFileName(title, 'Chapter')).toBe(name)
  })

  it('should cut what is too long, and no character in two', () => {
    const name = markdownFileName('👩‍🍳'.repeat(100), 'Chapter')
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(123)
    expect(name).toMatch(/^[\p{Emoji}\u200D]*\p{Emoji}\.md$/u)
    expect(markdownFileName(`${'a'.repeat(119)} b`, 'Chapter')).toBe(`${'a'.repeat(119)}.md`)
  })

  it('should be a name on every system, whatever the title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const name = markdownFileName(title, 'Chapter')
        expect(name).toMatch(/^[^\s.~-][^<>:"/\\|?*\p{Cc}]*\.md$/u)
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(140)
      }),
    )
  })
})
