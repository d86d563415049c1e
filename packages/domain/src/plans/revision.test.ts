import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLockedChapter, newPlanId } from '../../testing/builders.ts'
import { reviseTo } from './outline.ts'
import { changesBetween, type OutlineChange, type RevisedChapter } from './revision.ts'

const PLAN = newPlanId()
const a = (title: string): RevisedChapter => aLockedChapter(PLAN, 1, { title })
const [A, B, C, D] = [a('A'), a('B'), a('C'), a('D')] as const

describe('reviseTo', () => {
  it('should end that what a chapter teaches could not be written, once it says so', () => {
    const failed = { ...aLockedChapter(PLAN, 2, { title: 'B', summary: '' }), outlining: 'failed' as const }
    const outliningOf = (revised: RevisedChapter) =>
      reviseTo([A, revised, C])({ title: '', chapters: [aLockedChapter(PLAN, 1), failed] }).value.chapters.map(
        ({ outlining }) => outlining,
      )
    expect(outliningOf({ ...failed, summary: 'New.' })).toEqual([null, null, null])
    expect(outliningOf({ ...failed, title: 'Bee' })).toEqual([null, 'failed', null])
  })
})

describe('changesBetween', () => {
  it('should say what was added, removed, moved and reworded, and each with its place', () => {
    const changes = changesBetween([A, B, C], [C, A, { ...D, summary: 'New.' }])
    expect(changes.map(brief)).toEqual(['remove B 2>-', 'move C 3>1', 'add D ->3'])
    const reworded = changesBetween([A, B], [{ ...B, title: 'Bee' }, A])
    expect(reworded.map(brief)).toEqual(['move B 2>1', 'reword B 2>1'])
    expect(changesBetween([A, B, C, D], [D, A, B, C]).map(brief)).toEqual(['move D 4>1'])
    expect(changesBetween([A, B, C], [A, B, C])).toEqual([])
    expect(changesBetween([A], [{ ...A, minutes: 5 }]).map(brief)).toEqual(['reword A 1>1'])
  })

  it('should be all that there is to do', () => {
    const anyOutline = fc
      .shuffledSubarray([A, B, C, D])
      .chain((chapters) =>
        fc.tuple(
          ...chapters.map((chapter) =>
            fc.constantFrom('', '!').map((mark) => ({ ...chapter, title: `${chapter.title}${mark}` })),
          ),
        ),
      )
    fc.assert(
      fc.property(anyOutline, anyOutline, (before, after) => {
        const changes = changesBetween(before, after)
        expect(apply(before, changes)).toEqual(after.map(({ title }) => title))
        // no fewer moves would do: what stays stands in rising order
        const moved = changes.filter(({ kind }) => kind === 'move').length
        const kept = before.filter(({ id }) => after.some((chapter) => chapter.id === id)).length
        expect(moved).toBeLessThan(Math.max(kept, 1))
      }),
    )
  })
})

// Helpers

const brief = (change: OutlineChange): string => {
  const before = change.kind === 'add' ? null : change.before
  const after = change.kind === 'remove' ? null : change.after
  return `${change.kind} ${(before ?? after)?.title} ${before?.number ?? '-'}>${after?.number ?? '-'}`
}

/** Titles in their new order: what is left takes the places that no change names. */
function apply(before: readonly RevisedChapter[], changes: readonly OutlineChange[]): readonly string[] {
  const gone = new Set(
    changes.flatMap((change) => (change.kind === 'remove' || change.kind === 'move' ? [change.chapterId] : [])),
  )
  const placed = new Map(
    changes.flatMap((change) =>
      change.kind === 'add' || change.kind === 'move' ? [[change.after.number, change.after.title]] : [],
    ),
  )
  const words = new Map(
    changes.flatMap((change) => (change.kind === 'reword' ? [[change.chapterId, change.after.title]] : [])),
  )
  const left = before.filter(({ id }) => !gone.has(id)).map(({ id, title }) => words.get(id) ?? title)
  const count = left.length + placed.size
  return Array.from({ length: count }, (_, place) => placed.get(place + 1) ?? left.shift() ?? '')
}
