import { reopen } from '../../conversations/conversation.ts'
import { isReplaceable } from '../../plans/replace-plan.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import { type ReadOwnConversation, shown, withOwnConversation } from './read-conversation.ts'

/**
 * Goes on with a conversation that was cancelled, or has become a plan while nothing of the plan is unlocked; reopening it again
 * changes nothing. The plan stays as it is, and goes on being made if it is, until the next yes.
 */
export const makeReopenConversation =
  ({ unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>) =>
  ({ ownLanguage = null, ...own }: ReadOwnConversation) =>
    withOwnConversation({ unitOfWork }, own, async (conversation, repositories) => {
      const reopened = reopen(conversation, clock.now())
      if (!reopened.ok) return reopened
      if (conversation.kind === 'planned') {
        await repositories.plans.lock(conversation.planId)
        const chapters = await repositories.chapters.ofPlan(conversation.planId)
        if (!isReplaceable(chapters)) return err({ kind: 'chapter-unlocked' })
      }
      if (reopened.value !== conversation) await repositories.conversations.save(reopened.value)
      return ok(await shown(reopened.value, repositories, ownLanguage))
    })
