import { endpoints as api } from '@app/contract'
import { ChapterId, DAY, type Err, type Ok, PlanId, RevisionId, type UserId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { revisionBody } from './bodies/revision-body.ts'
import { planDetails } from './plans.ts'

/** Of all kinds together, and what is asked for in words; taking the last one back counts apart, so that it is always possible. */
const EDITS = [limit('learner', 30, DAY, { shared: 'planEdits' })]

export const planEditRoutes = ({ useCases, readModels }: Pick<HttpDeps, 'useCases' | 'readModels'>) => {
  type Own = { readonly userId: UserId; readonly planId: PlanId }

  /** Answers the plan as it is then. */
  const changed = <Refused extends Err<unknown>>({ userId, planId }: Own, answer: Promise<Ok<void> | Refused>) =>
    replied(answer, async () => {
      const page = await readModels.plan(userId, planId)
      if (!page) throw new Error(`The plan ${planId} was changed, and is gone.`)
      return planDetails(page)
    })

  const own = (userId: UserId, { id }: { readonly id: string }): Own => ({ userId, planId: PlanId(id) })

  return {
    renamePlan: route(api.renamePlan, EDITS, ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      return changed(wanted, useCases.renamePlan({ ...wanted, title: input.title, version: input.version }))
    }),

    rewordChapter: route(api.rewordChapter, EDITS, ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      const { title, summary, version } = input
      const chapterId = ChapterId(input.chapter_id)
      return changed(wanted, useCases.rewordChapter({ ...wanted, chapterId, title, summary, version }))
    }),

    addChapter: route(api.addChapter, EDITS, ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      const { title, version } = input
      const after = input.after === undefined ? null : ChapterId(input.after)
      return changed(wanted, useCases.addChapter({ ...wanted, title, after, version }))
    }),

    retryOutline: route(api.retryOutline, EDITS, ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      return changed(wanted, useCases.retryOutline({ ...wanted, chapterId: ChapterId(input.chapter_id) }))
    }),

    dropChapter: route(api.dropChapter, EDITS, ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      const chapterId = ChapterId(input.chapter_id)
      return changed(wanted, useCases.dropChapter({ ...wanted, chapterId, version: input.version }))
    }),

    orderChapters: route(api.orderChapters, EDITS, ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      const chapterIds = input.chapter_ids.map(ChapterId)
      return changed(wanted, useCases.orderChapters({ ...wanted, chapterIds, version: input.version }))
    }),

    undoEdit: route(api.undoEdit, [limit('learner', 30, DAY)], ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      return changed(wanted, useCases.undoEdit({ ...wanted, version: input.version }))
    }),

    requestRevision: route(api.requestRevision, EDITS, ({ input, auth }) => {
      const asked = useCases.requestRevision({ ...own(auth.user.id, input), request: input.request })
      return replied(asked, revisionBody)
    }),

    readRevision: route(api.readRevision, noLimit, ({ input, auth }) =>
      replied(useCases.readRevision(own(auth.user.id, input)), revisionBody),
    ),

    acceptRevision: route(api.acceptRevision, noLimit, ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      const revisionId = input.revision_id === undefined ? undefined : RevisionId(input.revision_id)
      return changed(wanted, useCases.acceptRevision({ ...wanted, revisionId }))
    }),

    discardRevision: route(api.discardRevision, noLimit, ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      return changed(wanted, useCases.discardRevision(wanted))
    }),

    archivePlan: route(api.archivePlan, noLimit, ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      return changed(wanted, useCases.archivePlan({ ...wanted, isArchived: true }))
    }),

    unarchivePlan: route(api.unarchivePlan, noLimit, ({ input, auth }) => {
      const wanted = own(auth.user.id, input)
      return changed(wanted, useCases.archivePlan({ ...wanted, isArchived: false }))
    }),
  }
}
