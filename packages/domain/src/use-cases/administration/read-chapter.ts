import type { ChapterReadModels } from '../../ports/read-models/admin-chapters.ts'
import type { ChapterId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { type AdminActionInput, type AdminDeps, asAdmin, runAdminAction } from './run-admin-action.ts'

type Deps = AdminDeps & { readonly adminReadModels: Pick<ChapterReadModels, 'chapter'> }

/** A chapter with all that was done to write it. It is its learner's, so each read leaves an audit entry, or does not happen. */
export const makeReadChapter =
  (deps: Deps) =>
  ({ chapterId, ...asked }: Omit<AdminActionInput, 'reason'> & { readonly chapterId: ChapterId }) =>
    asAdmin(deps, asked.actor, async () => {
      const chapter = await deps.adminReadModels.chapter(chapterId)
      if (!chapter) return err({ kind: 'chapter-not-found' })
      const { learnerId: subjectId } = chapter
      const done = await runAdminAction<never>(deps, asked, async () =>
        ok({ subjectId, act: { kind: 'chapter-read', chapterId } }),
      )
      return done.ok ? ok(chapter) : done
    })
