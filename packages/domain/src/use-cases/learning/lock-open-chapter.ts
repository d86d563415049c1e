import type { Chapter, OpenChapter } from '../../chapters/chapter.ts'
import type { Repositories } from '../../ports/repositories.ts'
import type { ChapterId, UserId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'

export type ChapterRefusal = { readonly kind: 'chapter-not-found' } | { readonly kind: 'chapter-locked' }

/** A chapter that can be read, and all of its plan, which is held until the unit of work ends. Another's is not found. */
export async function lockOpenChapter(
  { plans, chapters }: Pick<Repositories, 'plans' | 'chapters'>,
  { userId, chapterId }: { readonly userId: UserId; readonly chapterId: ChapterId },
): Promise<Result<{ readonly chapter: OpenChapter; readonly all: readonly Chapter[] }, ChapterRefusal>> {
  const found = await chapters.find(chapterId)
  const plan = found && (await plans.lock(found.planId))
  if (plan?.userId !== userId) return err({ kind: 'chapter-not-found' })
  const all = await chapters.ofPlan(plan.id)
  const chapter = all.find(({ id }) => id === chapterId)
  return chapter?.kind === 'open' ? ok({ chapter, all }) : err({ kind: 'chapter-locked' })
}
