import { type Learner, type PlanView, signedInLearner } from '@app/testing/learner'
import type { Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import type { Page } from '@playwright/test'

/** A new user, who has signed in before the page comes up. The name must be theirs alone. */
export async function enterAs(page: Page, product: Product, name: string): Promise<Learner> {
  const learner = await signedInLearner(product, name)
  await page.addInitScript((token) => localStorage.setItem('token', token), learner.token)
  return learner
}

/** A plan whose first chapter, the free one, is written. */
export const planOf = async (learner: Learner, goal: string): Promise<PlanView> =>
  withFirstChapter(learner, await learner.askForPlan(goal))

/** Waits for the plan, then unlocks its first chapter and waits until it is written. */
export async function withFirstChapter(learner: Learner, id: string): Promise<PlanView> {
  const planIf = (ready: (plan: PlanView) => boolean) =>
    until(async () => (await learner.plans()).find((plan) => plan.id === id && ready(plan)))
  await planIf(({ generation_status }) => generation_status === 'COMPLETE')
  await learner.unlockNext(id)
  return planIf(({ chapters }) => chapters[0]?.content_status === 'COMPLETE')
}
