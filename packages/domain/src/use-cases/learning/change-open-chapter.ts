import type { OpenChapter } from '../../chapters/chapter.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { ChapterId, UserId } from '../../shared/ids.ts'
import { type Err, err, type Ok, ok } from '../../shared/result.ts'

/** One of the user's own: another's is not found. */
export type OwnChapter = { readonly userId: UserId; readonly chapterId: ChapterId }

/** Changes a chapter that can be read, and answers it with all of its plan, which is held meanwhile. */
export const changeOpenChapter = <Refused extends Err<unknown>>(
  { unitOfWork }: Pick<Adapters, 'unitOfWork'>,
  { userId, chapterId }: OwnChapter,
  change: (chapter: OpenChapter) => Ok<OpenChapter> | Refused,
) =>
  unitOfWork.run(async ({ plans, chapters }) => {
    const found = await chapters.find(chapterId)
    const plan = found && (await plans.lock(found.planId))
    if (plan?.userId !== userId) return err({ kind: 'chapter-not-found' })
    const before = await chapters.ofPlan(plan.id)
    const chapter = before.find(({ id }) => id === chapterId)
    if (chapter?.kind !== 'open') return err({ kind: 'chapter-locked' })
    const changed = change(chapter)
    if (!changed.ok) return changed
    await chapters.save(changed.value)
    return ok({ chapter: changed.value, all: before.map((one) => (one === chapter ? changed.value : one)) })
  })
