import type { LockedChapter } from '../chapters/chapter.ts'
import { type ChapterId, type Err, err, type Ok, ok, type RevisionId } from '../shared/index.ts'

/** A chapter as a revision wants it. One that the plan does not have yet has an id of its own already. */
export type RevisedChapter = Pick<
  LockedChapter,
  'id' | 'title' | 'summary' | 'objectives' | 'minutes' | 'prerequisites'
>

/** What one looks at of a chapter, before and after: `number` is its place, from 1. */
type Shown = Pick<LockedChapter, 'title' | 'summary' | 'objectives' | 'minutes'> & { readonly number: number }

/** One chapter may be both moved and reworded. */
export type OutlineChange =
  | { readonly kind: 'add'; readonly after: Shown }
  | { readonly kind: 'remove'; readonly chapterId: ChapterId; readonly before: Shown }
  | {
      readonly kind: 'move' | 'reword'
      readonly chapterId: ChapterId
      readonly before: Shown
      readonly after: Shown
    }

/**
 * Changes of a plan that its learner has asked for in words. Nothing of the plan changes before they are accepted. `version`: how
 * many edits the plan had had when they were asked for.
 */
export type Revision = { readonly id: RevisionId; readonly request: string; readonly version: number } & (
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly reason: string; readonly notDone?: readonly string[] }
  | {
      readonly kind: 'ready'
      /** All that the plan would have, in order. */
      readonly chapters: readonly RevisedChapter[]
      readonly changes: readonly OutlineChange[]
      /** Sentences: what of the request is not among them, and why. An earlier version has kept none. */
      readonly notDone?: readonly string[]
    }
)

/** Whether it stands in the way of another one. */
export const isRevisionOpen = (revision: Revision | null): boolean => revision !== null && revision.kind !== 'failed'

/** The changes that make the one list of chapters the other, as few moves as possible: what is gone or moved in the old order, then the new. */
export function changesBetween(
  before: readonly RevisedChapter[],
  after: readonly RevisedChapter[],
): readonly OutlineChange[] {
  const placeAfter = new Map(after.map(({ id }, place) => [id, place]))
  const placeBefore = new Map(before.map(({ id }, place) => [id, place]))
  const kept = before.filter(({ id }) => placeAfter.has(id))
  const inPlace = longestRising(kept.map(({ id }) => placeAfter.get(id) ?? 0))
  const old = before.flatMap((chapter, place): readonly OutlineChange[] => {
    const to = placeAfter.get(chapter.id)
    const moved = to === undefined ? undefined : after[to]
    if (to === undefined || !moved) {
      return [{ kind: 'remove', chapterId: chapter.id, before: shown(chapter, place) }]
    }
    const fields = { chapterId: chapter.id, before: shown(chapter, place), after: shown(moved, to) }
    return inPlace.has(to) ? [] : [{ kind: 'move', ...fields }]
  })
  const young = after.flatMap((chapter, place): readonly OutlineChange[] => {
    const from = placeBefore.get(chapter.id)
    const was = from === undefined ? undefined : before[from]
    if (from === undefined || !was) return [{ kind: 'add', after: shown(chapter, place) }]
    const fields = { chapterId: chapter.id, before: shown(was, from), after: shown(chapter, place) }
    return saysTheSame(was, chapter) ? [] : [{ kind: 'reword', ...fields }]
  })
  return [...old, ...young]
}

const shown = ({ title, summary, objectives, minutes }: RevisedChapter, place: number): Shown => ({
  number: place + 1,
  title,
  summary,
  objectives,
  minutes,
})

const saysTheSame = (one: RevisedChapter, other: RevisedChapter): boolean => wordsOf(one) === wordsOf(other)

const wordsOf = ({ title, summary, objectives, minutes }: RevisedChapter): string =>
  JSON.stringify([title, summary, objectives, minutes])

/** The most of these numbers, all different, that stand in rising order: chapters that need not be moved. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const best: (readonly number[])[] = []
  for (const number of numbers) {
    const longest = best
      .filter((row) => (row.at(-1) ?? 0) < number)
      .reduce<readonly number[]>((one, other) => (other.length > one.length ? other : one), [])
    best.push([...longest, number])
  }
  return new Set(best.reduce<readonly number[]>((one, other) => (other.length > one.length ? other : one), []))
}

/** The revision as long as it still waits for what is being written; not once it was discarded or another one was asked for. */
export const awaitingRevision = (
  { revision }: { readonly revision: Revision | null },
  id: RevisionId,
): Ok<Revision> | Err<{ readonly kind: 'superseded' }> =>
  revision?.id === id && revision.kind === 'pending' ? ok(revision) : err({ kind: 'superseded' })
