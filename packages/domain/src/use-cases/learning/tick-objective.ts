import { tickObjective } from '../../chapters/chapter.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { ChapterId, UserId } from '../../shared/ids.ts'
import { ok, type Result } from '../../shared/result.ts'
import { type ChapterRefusal, lockOpenChapter } from './lock-open-chapter.ts'

export type TickRefusal = ChapterRefusal | { readonly kind: 'objective-not-found' }

/** Ticks an objective of a chapter off, or takes its tick back; again changes nothing. Answers all that are ticked. */
export type TickObjective = (input: {
  readonly userId: UserId
  readonly chapterId: ChapterId
  readonly objective: string
  readonly isTicked: boolean
}) => Promise<Result<readonly string[], TickRefusal>>

export const makeTickObjective =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>): TickObjective =>
  ({ objective, isTicked, ...wanted }) =>
    unitOfWork.run<Result<readonly string[], TickRefusal>>(async (repositories) => {
      const locked = await lockOpenChapter(repositories, wanted)
      if (!locked.ok) return locked
      const ticked = tickObjective(locked.value.chapter, objective, isTicked)
      if (!ticked.ok) return ticked
      await repositories.chapters.save(ticked.value)
      return ok(ticked.value.ticked)
    })
