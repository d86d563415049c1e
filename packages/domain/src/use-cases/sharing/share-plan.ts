import type { PlanShare } from '../../plans/plan-share.ts'
import type { Adapters } from '../../ports/index.ts'
import { err, ok } from '../../shared/index.ts'
import { type OwnPlan, withOwnPlan } from '../learning/change-plan.ts'

/** Lets everyone who has its link look at a plan, until that is ended. A link that was ended never works again. */
export const makeSharePlan = (deps: Pick<Adapters, 'unitOfWork' | 'readModels' | 'ids' | 'clock'>) => {
  const { readModels, ids, clock } = deps
  const newSecret = (id: string): string => ids.secretFor(`share:${id}`)
  /** Null once the installation's own key was changed: that link works on, and cannot be shown again. */
  const secretOf = (shared: PlanShare | null): string | null => {
    const secret = shared && newSecret(shared.id)
    return secret !== null && ids.digest(secret) === shared?.digest ? secret : null
  }

  return {
    /** Answers the secret of the link; sharing again answers the same. */
    sharePlan: (own: OwnPlan) =>
      withOwnPlan(deps, own, async ({ id: planId, generation }, { planShares }) => {
        if (generation.kind !== 'complete') return err({ kind: 'plan-not-complete' })
        const shared = await planShares.find(planId)
        const shown = secretOf(shared)
        if (shown !== null) return ok(shown)
        if (shared) await planShares.remove(planId)
        const id = ids.newId()
        const secret = newSecret(id)
        await planShares.add({ id, planId, digest: ids.digest(secret), createdAt: clock.now() })
        return ok(secret)
      }),

    /** Null where the plan is not shared. */
    readShare: (own: OwnPlan) =>
      withOwnPlan(deps, own, async ({ id }, { planShares }) => ok(secretOf(await planShares.find(id)))),

    unsharePlan: (own: OwnPlan) =>
      withOwnPlan(deps, own, async ({ id }, { planShares }) => {
        await planShares.remove(id)
        return ok(undefined)
      }),

    readSharedPlan: async (token: string) => {
      const shared = await readModels.sharedPlan(ids.digest(token))
      return shared ? ok(shared) : err({ kind: 'shared-plan-not-found' })
    },
  }
}
