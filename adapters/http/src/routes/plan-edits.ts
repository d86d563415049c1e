import { endpoints as api } from '@app/contract'
import { type AuthenticatedUser, ChapterId, DAY, type Err, type Ok, PlanId, RevisionId, type UserId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { type Client, replied, route } from '../pipeline/route.ts'
import { revisionBody } from './bodies/revision-body.ts'
import { planDetails } from './plans.ts'

/** Of all kinds together, and what is asked for in words; taking the last one back counts apart, so that it is always possible. */
const EDITS = [limit('learner', 30, DAY, { shared: 'planEdits' })]

export const planEditRoutes = ({ useCases, readModels }: Pick<HttpDeps, 'useCases' | 'readModels'>) => {
  type Own = { readonly userId: UserId; readonly planId: PlanId }
  type Asked = { readonly auth: AuthenticatedUser; readonly client: Client; readonly input: { readonly id: string } }

  /** Answers the plan as it is then. */
  const changed = <Refused extends Err<unknown>>(asked: Asked, answer: Promise<Ok<void> | Refused>) =>
    replied(answer, async () => {
      const { userId, planId } = own(asked)
      const page = await readModels.plan(userId, planId)
      if (!page) throw new Error(`The plan ${planId} was changed, and is gone.`)
      return planDetails(page, asked.client.textLanguage())
    })

  const own = ({ auth, input }: Asked): Own => ({ userId: auth.user.id, planId: PlanId(input.id) })

  return {
    renamePlan: route(api.renamePlan, EDITS, (asked) => {
      const { input } = asked
      const wanted = own(asked)
      return changed(asked, useCases.renamePlan({ ...wanted, title: input.title, version: input.version }))
    }),

    rewordChapter: route(api.rewordChapter, EDITS, (asked) => {
      const { input } = asked
      const wanted = own(asked)
      const { title, summary, version } = input
      const chapterId = ChapterId(input.chapter_id)
      return changed(asked, useCases.rewordChapter({ ...wanted, chapterId, title, summary, version }))
    }),

    addChapter: route(api.addChapter, EDITS, (asked) => {
      const { input } = asked
      const wanted = own(asked)
      const { title, version } = input
      const after = input.after === undefined ? null : ChapterId(input.after)
      return changed(asked, useCases.addChapter({ ...wanted, title, after, version }))
    }),

    retryOutline: route(api.retryOutline, EDITS, (asked) => {
      const { input } = asked
      const wanted = own(asked)
      return changed(asked, useCases.retryOutline({ ...wanted, chapterId: ChapterId(input.chapter_id) }))
    }),

    dropChapter: route(api.dropChapter, EDITS, (asked) => {
      const { input } = asked
      const wanted = own(asked)
      const chapterId = ChapterId(input.chapter_id)
      return changed(asked, useCases.dropChapter({ ...wanted, chapterId, version: input.version }))
    }),

    orderChapters: route(api.orderChapters, EDITS, (asked) => {
      const { input } = asked
      const wanted = own(asked)
      const chapterIds = input.chapter_ids.map(ChapterId)
      return changed(asked, useCases.orderChapters({ ...wanted, chapterIds, version: input.version }))
    }),

    undoEdit: route(api.undoEdit, [limit('learner', 30, DAY)], (asked) => {
      const { input } = asked
      const wanted = own(asked)
      return changed(asked, useCases.undoEdit({ ...wanted, version: input.version }))
    }),

    requestRevision: route(api.requestRevision, EDITS, (asked) =>
      replied(useCases.requestRevision({ ...own(asked), request: asked.input.request }), (revision) =>
        revisionBody(revision, asked.client.textLanguage()),
      ),
    ),

    readRevision: route(api.readRevision, noLimit, (asked) =>
      replied(useCases.readRevision(own(asked)), (revision) => revisionBody(revision, asked.client.textLanguage())),
    ),

    acceptRevision: route(api.acceptRevision, noLimit, (asked) => {
      const { input } = asked
      const wanted = own(asked)
      const revisionId = input.revision_id === undefined ? undefined : RevisionId(input.revision_id)
      return changed(asked, useCases.acceptRevision({ ...wanted, revisionId }))
    }),

    discardRevision: route(api.discardRevision, noLimit, (asked) => {
      const wanted = own(asked)
      return changed(asked, useCases.discardRevision(wanted))
    }),

    archivePlan: route(api.archivePlan, noLimit, (asked) => {
      const wanted = own(asked)
      return changed(asked, useCases.archivePlan({ ...wanted, isArchived: true }))
    }),

    unarchivePlan: route(api.unarchivePlan, noLimit, (asked) => {
      const wanted = own(asked)
      return changed(asked, useCases.archivePlan({ ...wanted, isArchived: false }))
    }),
  }
}
