import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { freeChapterRefusal, generationStatus, id, message, time, tutorRefusals, words } from '../shapes.ts'
import { learningBrief } from './brief.ts'
import * as texts from './texts.ts'

const goal = words(texts.goalMissing, 4_000, texts.goalTooLong)
const chatMessage = words(texts.messageMissing, 4_000, texts.messageTooLong)

export const conversationMessage = z.object({
  id,
  content: z.string(),
  isFromUser: z.boolean(),
  created_at: time,
})
export type ConversationMessage = z.infer<typeof conversationMessage>

export const conversationStatus = z.enum(['awaiting-learner', 'awaiting-assistant', 'planned', 'cancelled', 'declined'])

/** Answers to what the last message asks, in the language of the conversation: each can be sent as it is. At most four. */
const suggestions = z.array(z.string())

/** The assistant's reply, and whether it asks for a yes. `declined` is the last status: the reply says so, and nothing follows. */
export const assistantReply = z.object({
  ai_message: z.string(),
  awaiting_confirmation: z.boolean(),
  status: z.optional(conversationStatus),
  suggestions: z.optional(suggestions),
})

/**
 * Where an endpoint streams, the reply comes as server-sent events: `delta` ({text}) any number of times, then
 * `done` (the reply as in JSON) or `error` (a problem body). `done` holds the whole message: it replaces the deltas.
 */
export const deltaEvent = z.object({ text: z.string() })

const conversationRefusals = { 'conversation-not-found': 404 } as const

/** All keep the learner's words: `conversation_id` beside a 503 names where. */
const replyRefusals = {
  'assistant-unavailable': 503,
  'reply-stopped': 503,
  ...tutorRefusals,
} as const

export const initiateConversation = endpoint('POST', '/api/conversation/initiate', 'learner', {
  streams: true,
  readsLanguage: true,
  readsTimeZone: true,
  summary:
    'Starts a conversation about a learning goal. The same goal again goes on with the one it has begun, unless `message_id` is another.',
  input: z.object({ initial_goal: goal, message_id: z.optional(id) }),
  status: 201,
  reply: z.extend(assistantReply, { conversation_id: id }),
  refusals: replyRefusals,
})

const wholeConversation = z.object({
  messages: z.array(conversationMessage),
  status: conversationStatus,
  awaiting_confirmation: z.boolean(),
  /** The plan that has come of it, also while it is reopened. */
  learning_plan_id: z.nullable(id),
  suggestions: z.optional(suggestions),
  /** What the last message asks about, as long as nothing is known of it; null where it asks about nothing. */
  asks: z.optional(z.nullable(z.enum(['level', 'time', 'focus']))),
  /** What is known so far. */
  brief: z.optional(learningBrief),
})

export const conversationMessages = endpoint('GET', '/api/conversation/:id/messages', 'learner', {
  readsLanguage: true,
  summary: 'A whole conversation.',
  reply: wholeConversation,
  refusals: conversationRefusals,
})

export const currentConversation = endpoint('GET', '/api/conversation/current', 'learner', {
  summary: 'The open conversation that the learner may resume.',
  reply: z.union([
    z.object({ conversation_id: id, initial_goal: z.string(), message_id: z.optional(id), updated_at: time }),
    z.object({ conversation_id: z.null() }),
  ]),
})

export const listConversations = endpoint('GET', '/api/conversations', 'learner', {
  summary: 'All open conversations of the learner, the last used first.',
  reply: z.array(
    z.object({
      conversation_id: id,
      initial_goal: z.string(),
      updated_at: time,
      /** Of one that was reopened: the plan that it would replace. */
      learning_plan_id: z.nullable(id),
    }),
  ),
})

export const continueConversation = endpoint('POST', '/api/conversation/:id/continue', 'learner', {
  streams: true,
  readsLanguage: true,
  readsTimeZone: true,
  summary: "Sends a message and answers the assistant's reply, as JSON or as a stream of events.",
  input: z.object({ id, message: chatMessage, message_id: z.optional(id) }),
  reply: assistantReply,
  refusals: {
    ...conversationRefusals,
    ...replyRefusals,
    'conversation-closed': 409,
    /** The assistant would not help with it, and said so in its last message. */
    'conversation-declined': 409,
    'conversation-full': 409,
    /** The message_id belongs to a message with other words. */
    'message-id-reused': 409,
    /** Another message came before the reply was there: the conversation goes on with that one. */
    superseded: 409,
  },
})

export const stopReply = endpoint('POST', '/api/conversation/:id/stop', 'learner', {
  summary: 'Ends the reply that is being written; what has been shown of it is kept.',
  refusals: conversationRefusals,
})

export const summariseConversation = endpoint('POST', '/api/conversation/:id/summarise', 'learner', {
  readsLanguage: true,
  readsTimeZone: true,
  summary:
    'Just make the plan: answers the summary of what is known so far, with assumptions for the rest. Again answers the same.',
  reply: assistantReply,
  refusals: {
    ...conversationRefusals,
    'conversation-closed': 409,
    'conversation-declined': 409,
    'conversation-full': 409,
  },
})

export const confirmAndGenerate = endpoint('POST', '/api/conversation/:id/confirm_and_generate', 'learner', {
  summary: 'Says yes: the plan is made. Saying yes again answers the same plan.',
  status: 202,
  reply: z.object({ learning_plan_id: id, generation_status: generationStatus }),
  refusals: {
    ...conversationRefusals,
    'conversation-closed': 409,
    'conversation-declined': 409,
    'confirmation-not-asked': 409,
    ...tutorRefusals,
    ...freeChapterRefusal,
  },
})

export const reopenConversation = endpoint('POST', '/api/conversation/:id/reopen', 'learner', {
  readsLanguage: true,
  summary:
    'Goes on with a cancelled conversation, or one whose plan has no unlocked chapter: the next yes replaces the plan.',
  reply: wholeConversation,
  refusals: { ...conversationRefusals, 'conversation-closed': 409, 'chapter-unlocked': 409 },
})

export const cancelConversation = endpoint('POST', '/api/conversation/:id/cancel', 'learner', {
  summary: 'Ends a conversation without a plan; a reopened one leaves its plan as it is.',
  reply: message,
  refusals: { ...conversationRefusals, 'conversation-closed': 409 },
})

export const deleteConversation = endpoint('DELETE', '/api/conversation/:id', 'learner', {
  summary: 'Removes a conversation with all that was said in it. One that a plan has come of is kept with its plan.',
  refusals: { ...conversationRefusals, 'conversation-closed': 409 },
})
