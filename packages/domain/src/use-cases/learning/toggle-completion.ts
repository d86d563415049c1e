import { toggleCompletion } from '../../chapters/chapter.ts'
import { progressOf } from '../../chapters/progress.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { ChapterId, UserId } from '../../shared/ids.ts'
import { ok, type Result } from '../../shared/result.ts'
import { type ChapterRefusal, lockOpenChapter } from './lock-open-chapter.ts'

/** `progress` is the plan's, in percent. */
export type Toggled = { readonly completed: boolean; readonly progress: number }

/** Marks a chapter that can be read complete, or not complete again. */
export type ToggleCompletion = (input: {
  readonly userId: UserId
  readonly chapterId: ChapterId
}) => Promise<Result<Toggled, ChapterRefusal>>

export const makeToggleCompletion =
  ({ unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>): ToggleCompletion =>
  (wanted) =>
    unitOfWork.run<Result<Toggled, ChapterRefusal>>(async (repositories) => {
      const locked = await lockOpenChapter(repositories, wanted)
      if (!locked.ok) return locked
      const toggled = toggleCompletion(locked.value.chapter, clock.now())
      await repositories.chapters.save(toggled)
      const progress = progressOf(locked.value.all.map((other) => (other.id === toggled.id ? toggled : other)))
      return ok({ completed: toggled.completedAt !== null, progress })
    })
