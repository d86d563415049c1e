import type { Conversation } from '../conversations/conversation.ts'
import type { Placement, WritingPlacement } from '../placement/placement.ts'
import type { ConversationId, UserId } from '../shared/ids.ts'

export type ConversationRepository = {
  readonly add: (conversation: Conversation) => Promise<void>
  /** Holds the conversation until the unit of work ends. */
  readonly lock: (id: ConversationId) => Promise<Conversation | null>
  readonly find: (id: ConversationId) => Promise<Conversation | null>
  /** The user's open conversation that was used last. */
  readonly findCurrent: (userId: UserId) => Promise<Conversation | null>
  /** All open ones of the user, the last used first. */
  readonly listOpen: (userId: UserId) => Promise<readonly Conversation[]>
  /** With its turns and its placement. Lock it first, and never where a plan has come of it: that would go, too. */
  readonly remove: (id: ConversationId) => Promise<void>
  /** Turns are only ever added at the end. */
  readonly save: (conversation: Conversation) => Promise<void>
}

export type PlacementRepository = {
  readonly find: (id: ConversationId) => Promise<Placement | null>
  /** Adds it, or puts it in the place of the one that its conversation has. Lock the conversation first. */
  readonly save: (placement: Placement) => Promise<void>
  /** Those whose questions are being written, with their learner; of all users with null. */
  readonly beingWritten: (
    userId: UserId | null,
  ) => Promise<readonly { readonly placement: WritingPlacement; readonly userId: UserId }[]>
}
