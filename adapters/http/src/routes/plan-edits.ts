import { endpoints as api } from '@app/contract'
import { type AuthenticatedUser, ChapterId, DAY, type Err, type Ok, PlanId, RevisionId, type UserId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { type Client, replied, route } from '../pipeline/route.ts'
import { revisionBody } from './bodies/revision-body.ts'
import { planDetails } from './plans.ts'

/** Of all kinds together, and what is asked for in words; taking the last one back counts apart, so that it is always possible. */
const EDITS = [limit('learner', 30, DAY, { shared: 'planEdits' })]

export const planEditRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => {
  type Own = { readonly userId: UserId; readonly planId: PlanId }
  type Asked = { readonly auth: AuthenticatedUser; readonly client: Client; readonly input: { readonly id: string } }

  /** Answers the plan as it is then. */
  const changed = <Refused extends Err<unknown>>(asked: Asked, answer: Promise<Ok<void> | Refused>) =>
    replied(answer, async () => {
      const { userId, planId } = own(asked)
      const page = await useCases.readPlan({ userId, planId })
      if (!page) throw new Error(`The plan ${planId} was changed, and is gone.`)
      return planDetails(page, asked.client.textLanguage())
    })

  const own = ({ auth, input }: Asked): Own => ({ userId: auth.user.id, planId: PlanId(input.id) })

  return {
    renamePlan: route(api.renamePlan, EDITS, (asked) => {
      const { title, version } = asked.input
      return changed(asked, useCases.renamePlan({ ...own(asked), title, version }))
    }),

    rewordChapter: route(api.rewordChapter, EDITS, (asked) => {
      const { chapter_id: chapterId, title, summary, version } = asked.input
      const wanted = { ...own(asked), chapterId: ChapterId(chapterId), title, summary, version }
      return changed(asked, useCases.rewordChapter(wanted))
    }),

    addChapter: route(api.addChapter, EDITS, (asked) => {
      const { title, after: chapterId, version } = asked.input
      const after = chapterId === undefined ? null : ChapterId(chapterId)
      return changed(asked, useCases.addChapter({ ...own(asked), title, after, version }))
    }),

    retryOutline: route(api.retryOutline, EDITS, (asked) =>
      changed(asked, useCases.retryOutline({ ...own(asked), chapterId: ChapterId(asked.input.chapter_id) })),
    ),

    dropChapter: route(api.dropChapter, EDITS, (asked) => {
      const { chapter_id: chapterId, version } = asked.input
      return changed(asked, useCases.dropChapter({ ...own(asked), chapterId: ChapterId(chapterId), version }))
    }),

    orderChapters: route(api.orderChapters, EDITS, (asked) => {
      const { chapter_ids: ids, version } = asked.input
      return changed(asked, useCases.orderChapters({ ...own(asked), chapterIds: ids.map(ChapterId), version }))
    }),

    undoEdit: route(api.undoEdit, [limit('learner', 30, DAY)], (asked) =>
      changed(asked, useCases.undoEdit({ ...own(asked), version: asked.input.version })),
    ),

    requestRevision: route(api.requestRevision, EDITS, (asked) =>
      replied(useCases.requestRevision({ ...own(asked), request: asked.input.request }), (revision) =>
        revisionBody(revision, asked.client.textLanguage()),
      ),
    ),

    readRevision: route(api.readRevision, noLimit, (asked) =>
      replied(useCases.readRevision(own(asked)), (revision) => revisionBody(revision, asked.client.textLanguage())),
    ),

    acceptRevision: route(api.acceptRevision, noLimit, (asked) => {
      const { revision_id: id } = asked.input
      const revisionId = id === undefined ? undefined : RevisionId(id)
      return changed(asked, useCases.acceptRevision({ ...own(asked), revisionId }))
    }),

    discardRevision: route(api.discardRevision, noLimit, (asked) =>
      changed(asked, useCases.discardRevision(own(asked))),
    ),

    archivePlan: route(api.archivePlan, noLimit, (asked) =>
      changed(asked, useCases.archivePlan({ ...own(asked), isArchived: true })),
    ),

    unarchivePlan: route(api.unarchivePlan, noLimit, (asked) =>
      changed(asked, useCases.archivePlan({ ...own(asked), isArchived: false })),
    ),
  }
}
