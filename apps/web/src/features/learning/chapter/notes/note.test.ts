import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromServer, joined, type Note, reconcile } from './use-note.ts'

describe('joined', () => {
  it.each([
    ['A', 'A', 'A'],
    ['A\nB', 'A', 'A\nB'],
    ['A', 'A\nB', 'A\nB'],
    ['A\nB', 'A\nC', 'A\nB\n\nC'],
    ['B', 'C\nD', 'B\n\nC\nD'],
    ['', 'C', 'C'],
    ['B', '', 'B'],
  ])('should make of %j and %j %j', (theirs, mine, both) => {
    expect(joined(theirs, mine)).toBe(both)
  })

  it('should hold every line of both, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'ab', ''), { maxLength: 5 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (theirs, mine) => {
        const both = joined(theirs, mine)
        expect(both).toContain(theirs)
        for (const line of mine.split('\n')) expect(both).toContain(line)
      }),
    )
  })
})

describe('reconcile', () => {
  const kept = { text: 'Theirs', version: 2 }
  const typed: Note = { text: 'Mine', version: 1, isDirty: true, isJoined: false }

  it('should keep what it has from an answer that is not newer', () => {
    const note = fromServer({ text: 'Ends with a space ', version: 2 })
    expect(reconcile(note, kept)).toBe(note)
  })

  it('should take what is newer, and lose nothing that was typed', () => {
    expect(reconcile({ ...typed, isDirty: false }, kept)).toEqual(fromServer(kept))
    expect(reconcile(typed, kept)).toEqual({ text: 'Theirs\n\nMine', version: 2, isDirty: true, isJoined: true })
    const longer = { text: 'Mine, longer', version: 2 }
    expect(reconcile(typed, longer)).toEqual({ ...longer, isDirty: false, isJoined: true })
  })
})
