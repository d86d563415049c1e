import { endpoints as api, type ConversationMessage, type LearningBrief, type ReplyOf } from '@app/contract'
import { API_TEXTS } from '@app/contract/api-texts'
import {
  type AssistantReply,
  type AuthenticatedUser,
  awaitsConfirmation,
  type Conversation,
  ConversationId,
  HOUR,
  type KnownBrief,
  MessageId,
  MINUTE,
  ok,
  type ShownConversation,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { type Client, replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'

const CONTINUE_LIMITS = [limit('learner', 30, MINUTE), limit('learner', 400, HOUR)]

export const conversationRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  initiateConversation: route(
    api.initiateConversation,
    [limit('learner', 30, HOUR, { of: 'conversations' })],
    ({ input: { initial_goal: goal, message_id: sent }, auth, client, onText }) => {
      const who = { userId: auth.user.id, ownLanguage: client.language(), timeZone: client.timeZone() }
      return replied(
        useCases.initiateConversation({ ...who, goal, messageId: messageIdOf(sent), onText }),
        (started) => ({
          conversation_id: started.conversationId,
          ...replyBody(started),
        }),
      )
    },
  ),

  currentConversation: route(api.currentConversation, noLimit, async ({ auth }) => {
    const conversation = await useCases.readCurrentConversation(auth.user.id)
    return ok(
      conversation ? { ...openBody(conversation), message_id: conversation.turns[0]?.id } : { conversation_id: null },
    )
  }),

  listConversations: route(api.listConversations, noLimit, async ({ auth }) => {
    const open = await useCases.listConversations(auth.user.id)
    return ok(open.map(({ conversation, planId }) => ({ ...openBody(conversation), learning_plan_id: planId })))
  }),

  conversationMessages: route(api.conversationMessages, noLimit, (request) =>
    replied(useCases.readConversation(readBy(request)), conversationBody(useCases)),
  ),

  continueConversation: route(api.continueConversation, CONTINUE_LIMITS, (request) => {
    const { message, message_id: messageId } = request.input
    const continued = useCases.continueConversation({
      ...spokenBy(request),
      message,
      messageId: messageIdOf(messageId),
      onText: request.onText,
    })
    return replied(continued, replyBody)
  }),

  stopReply: route(api.stopReply, noLimit, (request) => replied(useCases.stopReply(about(request)), () => undefined)),

  summariseConversation: route(api.summariseConversation, noLimit, (request) =>
    replied(useCases.summariseConversation(spokenBy(request)), replyBody),
  ),

  changeBrief: route(api.changeBrief, [limit('learner', 300, HOUR)], (request) => {
    const { id: _, version, minutes_per_week: minutesPerWeek, must_have: mustHave, ...sent } = request.input
    const changes = { ...sent, ...(minutesPerWeek !== undefined && { minutesPerWeek }), ...(mustHave && { mustHave }) }
    return replied(useCases.changeBrief({ ...spokenBy(request), version, changes }), (changed) => ({
      brief: briefBody(changed.known, useCases),
      awaiting_confirmation: changed.awaitingConfirmation,
    }))
  }),

  confirmAndGenerate: route(api.confirmAndGenerate, [limit('learner', 30, HOUR)], (request) =>
    replied(useCases.confirmAndGenerate(about(request)), ({ planId, status }) => ({
      learning_plan_id: planId,
      generation_status: status,
    })),
  ),

  reopenConversation: route(api.reopenConversation, noLimit, (request) =>
    replied(useCases.reopenConversation(readBy(request)), conversationBody(useCases)),
  ),

  cancelConversation: route(api.cancelConversation, noLimit, (request) =>
    replied(useCases.cancelConversation(about(request)), () => ({
      message: API_TEXTS[request.client.textLanguage()].replies.conversationCancelled,
    })),
  ),

  deleteConversation: route(api.deleteConversation, noLimit, (request) =>
    replied(useCases.deleteConversation(about(request)), () => undefined),
  ),

  beginPlacement: route(api.beginPlacement, [limit('learner', 20, HOUR)], (request) =>
    replied(useCases.beginPlacement(readBy(request)), wire),
  ),

  readPlacement: route(api.readPlacement, noLimit, (request) => replied(useCases.readPlacement(readBy(request)), wire)),

  answerPlacement: route(api.answerPlacement, [limit('learner', 60, HOUR)], (request) => {
    const { attempt_id: attemptId, answers } = request.input
    return replied(useCases.answerPlacement({ ...spokenBy(request), attemptId, answers }), wire)
  }),
})

const messageIdOf = (sent: string | undefined): MessageId | undefined =>
  sent === undefined ? undefined : MessageId(sent)

type Asked = { readonly auth: AuthenticatedUser; readonly input: { readonly id: string } }

/** Whose conversation, and which: the use case finds no one else's. */
const about = ({ auth, input }: Asked) => ({ userId: auth.user.id, conversationId: ConversationId(input.id) })

/** The same, for who reads it. */
const readBy = (request: Asked & { readonly client: Pick<Client, 'language'> }) => ({
  ...about(request),
  ownLanguage: request.client.language(),
})

/** The same, for who says something. */
const spokenBy = (request: Asked & { readonly client: Client }) => ({
  ...readBy(request),
  timeZone: request.client.timeZone(),
})

/** On the wire `awaiting_confirmation` stands beside the status. */
const statusOf = (kind: Conversation['kind']) => (kind === 'awaiting-confirmation' ? 'awaiting-learner' : kind)

const openBody = ({ id, turns, brief, updatedAt }: Conversation) => ({
  conversation_id: id,
  // the first message as it was sent; the brief may have been reworded since
  initial_goal: turns[0]?.text ?? brief.goal,
  updated_at: updatedAt.toISOString(),
})

const replyBody = ({ text, awaitingConfirmation, status, suggestions }: AssistantReply) => ({
  ai_message: text,
  awaiting_confirmation: awaitingConfirmation,
  status: statusOf(status),
  suggestions: [...suggestions],
})

type Placing = Pick<HttpDeps['useCases'], 'canPlace'>

const conversationBody =
  (placing: Placing) =>
  (conversation: ShownConversation): ReplyOf<typeof api.conversationMessages> => ({
    messages: conversation.turns.map(messageBody),
    status: statusOf(conversation.kind),
    awaiting_confirmation: awaitsConfirmation(conversation),
    learning_plan_id: conversation.planId,
    suggestions: [...conversation.suggestions],
    asks: conversation.asks,
    brief: briefBody(conversation.known, placing),
  })

const briefBody = ({ placed, pace, ...known }: KnownBrief, { canPlace }: Placing): LearningBrief => ({
  ...wire(known),
  ...(!canPlace(known.goal) && { can_be_placed: false }),
  placement: placed,
  time: wire(pace),
})

const messageBody = ({ id, text, speaker, at }: Conversation['turns'][number]): ConversationMessage => ({
  id,
  content: text,
  isFromUser: speaker === 'learner',
  created_at: at.toISOString(),
})
