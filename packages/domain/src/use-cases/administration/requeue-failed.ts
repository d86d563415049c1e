import { contentStatus } from '../../chapters/chapter.ts'
import { unlock } from '../../chapters/unlock.ts'
import { retryDrafting } from '../../plans/plan.ts'
import type { Repositories } from '../../ports/index.ts'
import type { HealthReadModels } from '../../ports/read-models/health.ts'
import { type ChapterId, err, LedgerEntryId, ok, type PlanId, type UserId } from '../../shared/index.ts'
import { isOverBudget } from '../tutoring/daily-budget.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { type AdminActionInput, type AdminDeps, asAdmin, runAdminAction } from './run-admin-action.ts'

type Deps = AdminDeps & {
  readonly tutor: Pick<Tutor, 'checkBudget'>
  readonly adminReadModels: Pick<HealthReadModels, 'failures'>
}

/** At once: pressed again, it goes on with the others. */
const MAX_REQUEUED = 1_000

/** What admins have made again that failed. */
export const makeRequeue = (deps: Deps) => {
  /** Does for a learner what their own press on 'Retry Generation' does. */
  const requeuePlan = async ({ planId, ...asked }: AdminActionInput & { readonly planId: PlanId }) => {
    const affordable = await asAdmin(deps, asked.actor, deps.tutor.checkBudget)
    const done = await runAdminAction(deps, asked, async ({ users, plans, jobs }) => {
      const plan = await plans.lock(planId)
      if (!plan) return err({ kind: 'plan-not-found' })
      const retried = retryDrafting(plan)
      if (!retried.ok) return retried
      const { id, userId } = plan
      if (!(await isThere(users, userId))) return err({ kind: 'learner-away' })
      if (!affordable.ok) return affordable
      await plans.save(retried.value)
      await jobs.enqueue({ kind: 'draft-plan', userId, planId: id, run: retried.value.generation.run })
      return ok({ subjectId: userId, act: { kind: 'plan-requeued', planId: id } })
    })
    return done.ok ? ok(undefined) : done
  }

  /**
   * Does for a learner what their own press on 'Failed - Retry' does: the price, which went back when it failed, is set aside
   * again.
   */
  const requeueChapter = async ({ chapterId, ...asked }: AdminActionInput & { readonly chapterId: ChapterId }) => {
    const affordable = await asAdmin(deps, asked.actor, deps.tutor.checkBudget)
    const done = await runAdminAction(deps, asked, async ({ users, wallets, plans, chapters, jobs }) => {
      const found = await chapters.find(chapterId)
      const owner = found && (await plans.find(found.planId))
      if (!owner) return err({ kind: 'chapter-not-found' })
      const { userId, id: planId } = owner
      const wallet = await wallets.lock(userId)
      if (!(await plans.lock(planId))) return err({ kind: 'chapter-not-found' })
      const all = await chapters.ofPlan(planId)
      const wanted = all.find(({ id }) => id === chapterId)
      if (!wanted || contentStatus(wanted) !== 'FAILED') return err({ kind: 'chapter-not-failed' })
      if (!(await isThere(users, userId))) return err({ kind: 'learner-away' })
      if (!affordable.ok) return affordable
      const newEntryId = () => LedgerEntryId(deps.ids.newId())
      const unlocking = unlock({ chapters: all, wallet, wanted: wanted.id, now: deps.clock.now(), newEntryId })
      if (!unlocking.ok && unlocking.error.kind === 'insufficient-credits') return err(unlocking.error)
      // the one before it failed as well, or is being written: it comes first
      if (!unlocking.ok || unlocking.value.kind !== 'unlocked') return err({ kind: 'chapter-not-failed' })
      const { chapter, payment } = unlocking.value
      if (payment) await wallets.save(payment)
      await chapters.save(chapter)
      await jobs.enqueue({ kind: 'write-chapter', userId, planId, chapterId: chapter.id, run: chapter.attempt })
      return ok({ subjectId: userId, act: { kind: 'chapter-requeued', chapterId: chapter.id } })
    })
    return done.ok ? ok(undefined) : done
  }

  /**
   * Does both for all that failed, each with an entry of its own. What is refused stays as it is: a learner who lacks the credits, or is
   * away. Again it changes nothing but what has failed since.
   */
  const requeueAll = (asked: Omit<AdminActionInput, 'id'>) =>
    asAdmin(deps, asked.actor, async () => {
      const counts = { requeued: 0, skipped: 0 }
      const { failures } = await deps.adminReadModels.failures({ after: null, limit: MAX_REQUEUED })
      for (const { kind, id } of failures) {
        const done = await (kind === 'plan'
          ? requeuePlan({ ...asked, planId: id })
          : requeueChapter({ ...asked, chapterId: id }))
        // the others would be refused as well
        if (!done.ok && (done.error.kind === 'not-an-admin' || isOverBudget(done.error))) return err(done.error)
        counts[done.ok ? 'requeued' : 'skipped'] += 1
      }
      return ok(counts)
    })

  return { requeuePlan, requeueChapter, requeueAll }
}

/** Neither deactivated nor scheduled for deletion: else there is no learner to charge. */
async function isThere(users: Repositories['users'], id: UserId): Promise<boolean> {
  const user = await users.find(id)
  return user?.isActive === true && user.deletionAt === null
}
