import { beginPlacement, isAbout } from '../../placement/placement.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { PlacementId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { type DeclineDeps, routeOfBrief } from '../conversations/decline-conversation.ts'
import { type ReadOwnConversation, withOwnConversation } from '../conversations/read-conversation.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { showPlacement } from './show-placement.ts'

export type { ShownPlacement } from './show-placement.ts'

type Deps = Pick<Adapters, 'unitOfWork' | 'ids' | 'clock' | 'markdown' | 'safety'> & {
  readonly tutor: Pick<Tutor, 'checkBudgetFor'>
  readonly onDeclined?: DeclineDeps['onDeclined']
}

/**
 * Has the questions written that find out how far along the learner is. Once for a goal, however often it is asked for: what there is
 * already is answered. It is no turn of the conversation.
 */
export const makeBeginPlacement =
  ({ unitOfWork, ids, clock, markdown, safety, tutor, onDeclined }: Deps) =>
  async ({ ownLanguage: language = null, ...own }: ReadOwnConversation) => {
    const { userId, conversationId } = own
    const affordable = await tutor.checkBudgetFor(userId)
    return withOwnConversation({ unitOfWork }, own, async (conversation, { placements, jobs }) => {
      const existing = await placements.find(conversationId)
      const begun = beginPlacement(conversation, existing, PlacementId(ids.newId()), clock.now())
      if (!begun.ok) return begun
      const placement = begun.value
      if (placement !== existing) {
        // begun before the rule knew these words
        const route = routeOfBrief({ safety }, conversation.brief)
        if (route !== 'ok') onDeclined?.(route)
        if (route !== 'ok') return err({ kind: 'conversation-declined' })
        if (!affordable.ok) return affordable
        await placements.save(placement)
        await jobs.enqueue({ kind: 'write-placement', userId, conversationId, placementId: placement.id })
      }
      return ok(showPlacement(placement, conversation.brief, { language, markdown }))
    })
  }

/** Also of a conversation that has become a plan since. One for a goal that was changed is gone. */
export const makeReadPlacement =
  ({ unitOfWork, markdown }: Pick<Deps, 'unitOfWork' | 'markdown'>) =>
  ({ userId, conversationId, ownLanguage: language = null }: ReadOwnConversation) =>
    unitOfWork.run(async ({ conversations, placements }) => {
      const conversation = await conversations.find(conversationId)
      if (conversation?.userId !== userId) return err({ kind: 'conversation-not-found' })
      const placement = await placements.find(conversationId)
      if (!isAbout(placement, conversation)) return err({ kind: 'no-placement' })
      return ok(showPlacement(placement, conversation.brief, { language, markdown }))
    })
