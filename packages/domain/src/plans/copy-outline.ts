import { type Chapter, type LockedChapter, outlineChapter } from '../chapters/chapter.ts'
import { priceAt } from '../chapters/unlock.ts'
import { ChapterId } from '../shared/index.ts'
import type { Plan } from './plan.ts'

/** A chapter of a plan that is copied, by ids of its own. */
export type CopiedChapter = Pick<Chapter, 'title' | 'summary' | 'objectives' | 'minutes'> & {
  readonly id: string
  readonly prerequisites: readonly string[]
}

/**
 * The same chapters for another plan: all locked, under new ids, at that plan's prices. What builds on a chapter that is not among them
 * builds on it no more.
 */
export function copyChapters(
  plan: Pick<Plan, 'id' | 'freeChapterUsed' | 'isFree'>,
  copied: readonly CopiedChapter[],
  newId: () => string,
): readonly LockedChapter[] {
  const ids = copied.map(() => ChapterId(newId()))
  const idOf = new Map(copied.map(({ id }, place) => [id, ids[place]]))
  return copied.map(({ title, summary, objectives, minutes, prerequisites }, place) => ({
    ...outlineChapter({
      ...{ title, summary, objectives, minutes, planId: plan.id },
      id: ids[place] ?? ChapterId(newId()),
      number: place + 1,
      prerequisites: prerequisites.flatMap((one) => idOf.get(one) ?? []),
      price: priceAt(place + 1, plan),
    }),
    // what an added chapter teaches was still to be written: its learner may ask for it, or say it
    outlining: summary === '' && objectives.length === 0 ? 'failed' : null,
  }))
}
