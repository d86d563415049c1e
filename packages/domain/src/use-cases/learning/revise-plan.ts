import type { Chapter } from '../../chapters/chapter.ts'
import { changeOutline, reviseTo } from '../../plans/outline.ts'
import type { Plan } from '../../plans/plan.ts'
import { isRevisionOpen, type Revision } from '../../plans/revision.ts'
import type { Adapters } from '../../ports/index.ts'
import { err, ok, parseRequest, RevisionId } from '../../shared/index.ts'
import { type DeclineDeps, wordsDeclined } from '../conversations/decline-conversation.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { type OwnPlan, withOwnPlan } from './change-plan.ts'
import { type PrepareAhead, prepareNext, SETTLING } from './prepare-next.ts'

/** A revision as its learner sees it. `isStale`: the plan was edited since, or what it would change was unlocked, so it cannot be accepted. */
export type ShownRevision = { readonly revision: Revision; readonly isStale: boolean }

type Deps = PrepareAhead &
  Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'> &
  Pick<DeclineDeps, 'safety' | 'onDeclined'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> }

/** Changes of a plan that a learner asks for in words. */
export const makeRevision = (deps: Deps) => ({
  /** Stores what is asked for, and has it written. One at a time, so that there is never a doubt which is accepted. */
  requestRevision: async ({ request: wanted, ...own }: OwnPlan & { readonly request: string }) => {
    const parsed = parseRequest(wanted)
    if (!parsed.ok) return parsed
    const { value: request } = parsed
    const affordable = await deps.tutor.checkBudgetFor(own.userId)
    const route = deps.safety.route(request, 'message')
    return withOwnPlan(deps, own, async (plan, { plans, chapters, jobs }) => {
      if (route !== 'ok') return wordsDeclined(deps, route, request)
      if (plan.generation.kind !== 'complete') return err({ kind: 'plan-not-complete' })
      const all = await chapters.ofPlan(plan.id)
      const isAdding = all.some((chapter) => chapter.kind === 'locked' && chapter.outlining === 'pending')
      if (isRevisionOpen(plan.revision) || isAdding) return err({ kind: 'revision-open' })
      if (!affordable.ok) return affordable
      const id = RevisionId(deps.ids.newId())
      const revision: Revision = { kind: 'pending', id, request, version: plan.edits }
      await plans.save({ ...plan, revision })
      await jobs.enqueue({ kind: 'revise-plan', userId: plan.userId, planId: plan.id, revisionId: id })
      return ok<ShownRevision>({ revision, isStale: false })
    })
  },

  readRevision: ({ userId, planId }: OwnPlan) =>
    deps.unitOfWork.run(async ({ plans, chapters }) => {
      const plan = await plans.find(planId)
      if (plan?.userId !== userId) return err({ kind: 'plan-not-found' })
      const { revision } = plan
      if (!revision) return err({ kind: 'revision-not-found' })
      const accepted =
        revision.kind === 'ready' ? applied(plan, await chapters.ofPlan(planId), revision, deps.clock.now()) : null
      return ok<ShownRevision>({ revision, isStale: revision.version !== plan.edits || accepted?.ok === false })
    }),

  /** One edit, which can be undone like any other. Refused when the plan has been edited since it was asked for. */
  acceptRevision: ({ revisionId, ...own }: OwnPlan & { readonly revisionId?: RevisionId | undefined }) =>
    withOwnPlan(deps, own, async (plan, repositories) => {
      const { plans, chapters } = repositories
      const { revision } = plan
      if (!revision || revision.kind === 'failed' || (revisionId ?? revision.id) !== revision.id)
        return err({ kind: 'revision-not-found' })
      if (revision.kind === 'pending') return err({ kind: 'revision-not-ready' })
      if (revision.version !== plan.edits) return err({ kind: 'plan-changed' })
      const edited = applied(plan, await chapters.ofPlan(plan.id), revision, deps.clock.now())
      if (!edited.ok) return edited
      const settled = withoutRevision(edited.value?.plan ?? plan)
      if (edited.value) await plans.edit({ ...edited.value, plan: settled })
      else await plans.save(settled)
      if (edited.value) await prepareNext(deps, settled, repositories, SETTLING)
      return ok(undefined)
    }),

  /** Forgets it, also while it is being written. */
  discardRevision: (own: OwnPlan) =>
    withOwnPlan(deps, own, async (plan, { plans }) => {
      if (!plan.revision) return err({ kind: 'revision-not-found' })
      await plans.save(withoutRevision(plan))
      return ok(undefined)
    }),
})

type ReadyRevision = Extract<Revision, { kind: 'ready' }>

const applied = (plan: Plan, all: readonly Chapter[], { chapters }: ReadyRevision, at: Date) =>
  changeOutline<never>(plan, all, reviseTo(chapters), at)

const withoutRevision = (plan: Plan): Plan => ({ ...plan, revision: null })
