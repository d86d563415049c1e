import type { Adapters } from '../../ports/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { RunningReplies } from '../conversations/running-replies.ts'
import type { OwnChapter } from '../learning/change-open-chapter.ts'
import type { Tutor } from '../tutoring/tutor.ts'

type Deps = Pick<Adapters, 'unitOfWork'> & {
  readonly tutor: Pick<Tutor, 'writes'>
  readonly runningReplies: RunningReplies
}

export const makeReadThread = ({ unitOfWork, tutor, runningReplies }: Deps) => {
  const readThread = ({ userId, chapterId }: OwnChapter) =>
    unitOfWork.run(async ({ chapters, plans, helpTurns }) => {
      const chapter = await chapters.find(chapterId)
      const plan = chapter && (await plans.find(chapter.planId))
      if (plan?.userId !== userId) return err({ kind: 'chapter-not-found' })
      if (chapter?.kind !== 'open') return err({ kind: 'chapter-locked' })
      const turns = await helpTurns.ofChapter(chapterId, chapter.versions.shown)
      return ok({ turns, hasModel: tutor.writes === null })
    })
  return {
    /** What was asked about the version of a chapter that is shown, and whether a model answers. */
    readThread,
    /** Ends the reply that is being written. Nothing to stop is fine: it had just ended. */
    stopTutor: async (own: OwnChapter) => {
      const read = await readThread(own)
      if (!read.ok) return read
      runningReplies.stop(own.chapterId)
      return ok(undefined)
    },
  }
}
