import { toggleCompletion } from '../chapters/chapter.ts'
import { progressOf } from '../chapters/progress.ts'
import type { Clock } from '../ports/clock.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import type { ChapterId, UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'

export type ToggleRefusal = { readonly kind: 'chapter-not-found' } | { readonly kind: 'chapter-locked' }

/** `progress` is the plan's, in percent. */
export type Toggled = { readonly completed: boolean; readonly progress: number }

/** Marks a chapter that can be read complete, or not complete again. */
export type ToggleCompletion = (input: {
  readonly userId: UserId
  readonly chapterId: ChapterId
}) => Promise<Result<Toggled, ToggleRefusal>>

export const makeToggleCompletion =
  ({ unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock }): ToggleCompletion =>
  ({ userId, chapterId }) =>
    unitOfWork.run<Result<Toggled, ToggleRefusal>>(async ({ plans, chapters }) => {
      const found = await chapters.find(chapterId)
      const plan = found && (await plans.lock(found.planId))
      if (plan?.userId !== userId) return err({ kind: 'chapter-not-found' })

      const all = await chapters.ofPlan(plan.id)
      const chapter = all.find(({ id }) => id === chapterId)
      if (chapter?.kind !== 'open') return err({ kind: 'chapter-locked' })
      const toggled = toggleCompletion(chapter, clock.now())
      await chapters.save(toggled)
      const progress = progressOf(all.map((other) => (other.id === chapterId ? toggled : other)))
      return ok({ completed: toggled.completedAt !== null, progress })
    })
