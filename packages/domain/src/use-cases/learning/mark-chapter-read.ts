import { markRead } from '../../chapters/chapter.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { ChapterId, UserId } from '../../shared/ids.ts'
import { ok, type Result } from '../../shared/result.ts'
import { type ChapterRefusal, lockOpenChapter } from './lock-open-chapter.ts'

/** Notes that the learner has turned to a chapter, so that every device can go on with it. */
export type MarkChapterRead = (input: {
  readonly userId: UserId
  readonly chapterId: ChapterId
}) => Promise<Result<void, ChapterRefusal>>

export const makeMarkChapterRead =
  ({ unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>): MarkChapterRead =>
  (wanted) =>
    unitOfWork.run<Result<void, ChapterRefusal>>(async (repositories) => {
      const locked = await lockOpenChapter(repositories, wanted)
      if (!locked.ok) return locked
      await repositories.chapters.save(markRead(locked.value.chapter, clock.now()))
      return ok(undefined)
    })
