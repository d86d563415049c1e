import type { PlanId } from '../shared/index.ts'

/**
 * A link by which everyone who has it may look at a plan. Its secret is made of its id, so that the plan's learner can be shown it again;
 * only the secret's digest is looked up, and leads to the plan.
 */
export type PlanShare = {
  readonly id: string
  readonly planId: PlanId
  readonly digest: string
  readonly createdAt: Date
}
