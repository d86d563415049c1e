import { readBrief } from '../../brief/read-brief.ts'
import type { TypedBrief } from '../../brief/slots.ts'
import { briefVersion, type Conversation, isOpen } from '../../conversations/conversation.ts'
import { suggestionsFor } from '../../conversations/suggestions.ts'
import { spokenLanguage } from '../../conversations/words/index.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { ConversationId, PlanId, UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { languageBeside } from './language-beside.ts'

/** One of the user's own: another's is not found. */
export type OwnConversation = { readonly userId: UserId; readonly conversationId: ConversationId }

/** The same, for who reads it. */
export type ReadOwnConversation = OwnConversation & { readonly ownLanguage?: string | null }

/** The same, for who says something. `timeZone`: see `knownTimeZone`; null or unset: as it was. */
export type SpeakInOwnConversation = ReadOwnConversation & { readonly timeZone?: string | null }

/** `planId` is the plan that has come of it, also while it is reopened; null before. */
export type ShownConversation = Conversation & {
  readonly planId: PlanId | null
  readonly suggestions: readonly string[]
  readonly known: KnownBrief
}

/** A brief as values. `version`: see `briefVersion`. `language`: BCP 47. */
export type KnownBrief = TypedBrief & { readonly version: number; readonly language: string }

export const makeReadConversation =
  ({ unitOfWork, tutor }: Pick<Adapters, 'unitOfWork'> & { readonly tutor: Pick<Tutor, 'writes'> }) =>
  ({ userId, conversationId, ownLanguage = null }: ReadOwnConversation) =>
    unitOfWork.run(async (repositories) => {
      const conversation = await repositories.conversations.find(conversationId)
      if (conversation?.userId !== userId) return err({ kind: 'conversation-not-found' })
      return ok(await shown(conversation, repositories, languageBeside(tutor, ownLanguage)))
    })

/** With its plan and what may be answered. `language`: see `languageBeside`. */
export async function shown(
  conversation: Conversation,
  { plans }: Pick<Repositories, 'plans'>,
  language: string | null,
): Promise<ShownConversation> {
  const known = knownBrief(conversation, language)
  if (conversation.kind === 'planned') return { ...conversation, suggestions: [], known }
  const plan = isOpen(conversation) ? await plans.findByConversation(conversation.id) : null
  return { ...conversation, planId: plan?.id ?? null, suggestions: suggestionsFor(conversation, language), known }
}

/** `language`: see `languageBeside`. */
export const knownBrief = (conversation: Conversation, language: string | null): KnownBrief => ({
  ...readBrief(conversation),
  version: briefVersion(conversation),
  language: spokenLanguage(conversation.turns, language),
})

/** The open conversation that the learner used last, to go on with; null when there is none. */
export const makeReadCurrentConversation =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>) =>
  (userId: UserId) =>
    runWork(unitOfWork, ({ conversations }) => conversations.findCurrent(userId))
