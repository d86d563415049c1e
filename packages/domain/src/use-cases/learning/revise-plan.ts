import { changeOutline, reviseTo } from '../../plans/outline.ts'
import type { Plan } from '../../plans/plan.ts'
import { isRevisionOpen, type Revision } from '../../plans/revision.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { RevisionId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { tidy } from '../../shared/text.ts'
import { type DeclineDeps, declining, wordsDeclined } from '../conversations/decline-conversation.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { type OwnPlan, withOwnPlan } from './change-plan.ts'

/** A revision as its learner sees it. `isStale`: the plan has been edited since, so it cannot be accepted. */
export type ShownRevision = { readonly revision: Revision; readonly isStale: boolean }

type Deps = Pick<Adapters, 'unitOfWork' | 'ids'> &
  Pick<DeclineDeps, 'onDeclined'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> }

/** Stores what is asked for, and has it written. One at a time, so that there is never a doubt which is accepted. */
export const makeRequestRevision =
  (deps: Deps) =>
  async ({ request, ...own }: OwnPlan & { readonly request: string }) => {
    const affordable = await deps.tutor.checkBudgetFor(own.userId)
    const why = declining(request, 'message')
    return withOwnPlan(deps, own, async (plan, { plans, chapters, jobs }) => {
      if (why) return wordsDeclined(why, request, deps.onDeclined)
      if (plan.generation.kind !== 'complete') return err({ kind: 'plan-not-complete' })
      const all = await chapters.ofPlan(plan.id)
      const isAdding = all.some((chapter) => chapter.kind === 'locked' && chapter.outlining === 'pending')
      if (isRevisionOpen(plan.revision) || isAdding) return err({ kind: 'revision-open' })
      if (!affordable.ok) return affordable
      const id = RevisionId(deps.ids.newId())
      const revision: Revision = { kind: 'pending', id, request: tidy(request), version: plan.edits }
      await plans.save({ ...plan, revision })
      await jobs.enqueue({ kind: 'revise-plan', userId: plan.userId, planId: plan.id, revisionId: id })
      return ok<ShownRevision>({ revision, isStale: false })
    })
  }

/** One edit, which can be undone like any other. Refused when the plan has been edited since it was asked for. */
export const makeAcceptRevision =
  (deps: Pick<Adapters, 'unitOfWork' | 'clock'>) =>
  ({ revisionId, ...own }: OwnPlan & { readonly revisionId?: RevisionId | undefined }) =>
    withOwnPlan(deps, own, async (plan, { plans, chapters }) => {
      const { revision } = plan
      if (!revision || revision.kind === 'failed' || (revisionId ?? revision.id) !== revision.id)
        return err({ kind: 'revision-not-found' })
      if (revision.kind === 'pending') return err({ kind: 'revision-not-ready' })
      if (revision.version !== plan.edits) return err({ kind: 'plan-changed' })
      const edit = reviseTo(revision.chapters)
      const edited = changeOutline<never>(plan, await chapters.ofPlan(plan.id), edit, deps.clock.now())
      if (!edited.ok) return edited
      if (edited.value) await plans.edit({ ...edited.value, plan: withoutRevision(edited.value.plan) })
      else await plans.save(withoutRevision(plan))
      return ok(undefined)
    })

/** Forgets it, also while it is being written. */
export const makeDiscardRevision = (deps: Pick<Adapters, 'unitOfWork'>) => (own: OwnPlan) =>
  withOwnPlan(deps, own, async (plan, { plans }) => {
    if (!plan.revision) return err({ kind: 'revision-not-found' })
    await plans.save(withoutRevision(plan))
    return ok(undefined)
  })

const withoutRevision = (plan: Plan): Plan => ({ ...plan, revision: null })
