import type { Topic } from '../../brief/brief.ts'
import { readBrief } from '../../brief/read-brief.ts'
import type { Placed, TypedBrief } from '../../brief/slots.ts'
import { briefVersion, type Conversation, isOpen } from '../../conversations/conversation.ts'
import { suggestionsFor, topicAsked } from '../../conversations/suggestions.ts'
import { conversationWords, spokenLanguage } from '../../conversations/words.ts'
import { evidenceOf } from '../../placement/set-level.ts'
import type { Adapters, Repositories } from '../../ports/index.ts'
import { type ConversationId, type Err, err, type Ok, ok, type PlanId, type UserId } from '../../shared/index.ts'

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
  /** What the last message asks about, if nothing is known of it yet. */
  readonly asks: Topic | null
  readonly known: KnownBrief
}

/** A brief as values. `version`: see `briefVersion`. `language`: BCP 47. */
export type KnownBrief = TypedBrief & {
  readonly version: number
  readonly language: string
  /** How many questions of a placement were answered rightly, where the level rests on one: `evidence` says which. */
  readonly placed: Pick<Placed, 'right' | 'of'> | null
}

/** One of the user's own, held while something is done with it. */
export const withOwnConversation = <Answer extends Ok<unknown> | Err<unknown>>(
  { unitOfWork }: Pick<Adapters, 'unitOfWork'>,
  { userId, conversationId }: OwnConversation,
  work: (conversation: Conversation, repositories: Repositories) => Promise<Answer>,
) =>
  unitOfWork.run(async (repositories) => {
    const conversation = await repositories.conversations.lock(conversationId)
    return conversation?.userId === userId ? work(conversation, repositories) : err({ kind: 'conversation-not-found' })
  })

export const makeReadConversations = ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>) => ({
  readConversation: ({ userId, conversationId, ownLanguage = null }: ReadOwnConversation) =>
    unitOfWork.run(async (repositories) => {
      const conversation = await repositories.conversations.find(conversationId)
      if (conversation?.userId !== userId) return err({ kind: 'conversation-not-found' })
      return ok(await shown(conversation, repositories, ownLanguage))
    }),

  /** The open conversation that the learner used last, to go on with; null when there is none. */
  readCurrentConversation: (userId: UserId) => unitOfWork.run(({ conversations }) => conversations.findCurrent(userId)),

  /** All open ones of the learner, the last used first. `planId`: see `ShownConversation`. */
  listConversations: (userId: UserId) =>
    unitOfWork.run(async ({ conversations, plans }) => {
      const shown: { readonly conversation: Conversation; readonly planId: PlanId | null }[] = []
      for (const conversation of await conversations.listOpen(userId)) {
        const plan = await plans.findByConversation(conversation.id)
        shown.push({ conversation, planId: plan?.id ?? null })
      }
      return shown
    }),
})

/** With its plan and what may be answered. `language`: see `ReplyTask`. */
export async function shown(
  conversation: Conversation,
  { plans }: Pick<Repositories, 'plans'>,
  language: string | null,
): Promise<ShownConversation> {
  const known = knownBrief(conversation, language)
  if (conversation.kind === 'planned') return { ...conversation, suggestions: [], asks: null, known }
  const plan = isOpen(conversation) ? await plans.findByConversation(conversation.id) : null
  return {
    ...conversation,
    planId: plan?.id ?? null,
    suggestions: suggestionsFor(conversation, language),
    asks: topicAsked(conversation),
    known,
  }
}

/** `language`: see `ReplyTask`. */
export function knownBrief(conversation: Conversation, language: string | null): KnownBrief {
  const { brief } = conversation
  const { placed = null } = brief.set?.level ?? {}
  return {
    ...readBrief(conversation),
    ...(placed && { evidence: evidenceOf(placed, conversationWords(brief, language)) }),
    version: briefVersion(conversation),
    language: spokenLanguage(brief, language),
    placed: placed && { right: placed.right, of: placed.of },
  }
}
