import { type Conversation, confirm, isOpen } from '../../conversations/conversation.ts'
import { type Replacement, replacePlan } from '../../plans/outline.ts'
import { generationStatus, requestPlan } from '../../plans/plan.ts'
import type { Adapters, Repositories } from '../../ports/index.ts'
import { err, ok, PlanId } from '../../shared/index.ts'
import { checkFreeChapters, type FreeChapterDeps } from '../learning/unlock-chapters.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { type DeclineDeps, declined, routeOfBrief } from './decline-conversation.ts'
import { type OwnConversation, withOwnConversation } from './read-conversation.ts'

/**
 * The learner's yes: closes the conversation and asks for its plan, once however often they say it. The yes of a reopened
 * conversation replaces its plan under the same id, unless something of it was unlocked meanwhile: then it makes another one, which has no
 * free chapter.
 */
export const makeConfirmAndGenerate = (
  deps: DeclineDeps &
    FreeChapterDeps &
    Pick<Adapters, 'unitOfWork'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> },
) => {
  const { tutor, ids, clock } = deps
  return async (own: OwnConversation) => {
    const { userId, conversationId } = own
    const affordable = await tutor.checkBudgetFor(userId)
    const done = await withOwnConversation(deps, own, async (conversation, repositories) => {
      const { conversations, plans, jobs } = repositories
      const now = clock.now()
      const { replaced, freeChapterUsed } = isOpen(conversation)
        ? await planBefore(conversation, repositories, now)
        : NO_PLAN
      const confirmed = confirm(conversation, () => replaced?.plan.id ?? PlanId(ids.newId()), now)
      if (!confirmed.ok) return confirmed
      const { planId, brief } = confirmed.value

      const existing = conversation.kind === 'planned' ? await plans.find(planId) : null
      if (existing) return ok({ planId, status: generationStatus(existing) })

      // begun before the rule knew these words
      const route = isOpen(conversation) ? routeOfBrief(deps, brief) : 'ok'
      if (isOpen(conversation) && route !== 'ok') {
        const ended = declined(deps, conversation, route, brief.goal)
        await conversations.save(ended)
        return ok(ended)
      }

      if (!affordable.ok) return affordable
      const free = freeChapterUsed ? affordable : await checkFreeChapters(deps, userId, repositories)
      if (!free.ok) return free
      const requested = { id: planId, userId, conversationId, brief, freeChapterUsed, createdAt: now }
      const plan = replaced?.plan ?? requestPlan(requested)
      await (replaced ? plans.replace(replaced) : plans.add(plan))
      await conversations.save(confirmed.value)
      await jobs.enqueue({ kind: 'draft-plan', userId, planId, run: plan.generation.run })
      return ok({ planId, status: generationStatus(plan) })
    })
    if (!done.ok) return done
    return 'planId' in done.value ? ok(done.value) : err({ kind: 'conversation-declined' })
  }
}

type PlanBefore = { readonly replaced: Replacement | null; readonly freeChapterUsed: boolean }

const NO_PLAN: PlanBefore = { replaced: null, freeChapterUsed: false }

/** Of a plan that may not be replaced a chapter was unlocked, the free one first. */
async function planBefore(
  { id, brief }: Conversation,
  { plans, chapters }: Repositories,
  now: Date,
): Promise<PlanBefore> {
  const found = await plans.findByConversation(id)
  const plan = found && (await plans.lock(found.id))
  if (!plan) return NO_PLAN
  const { freeChapterUsed } = plan
  const replacement = replacePlan(plan, await chapters.ofPlan(plan.id), brief, now)
  return replacement.ok ? { replaced: replacement.value, freeChapterUsed } : { replaced: null, freeChapterUsed: true }
}
