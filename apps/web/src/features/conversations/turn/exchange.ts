import { texts } from 'virtual:texts/conversations'
import { continueConversation, initiateConversation } from '@app/contract'
import type { QueryClient } from '@tanstack/react-query'
import { callStreaming } from '../../../api/call-streaming.ts'
import { findReply } from '../../../api/find-reply.ts'
import { ApiProblem, isProblem } from '../../../api/problem.ts'
import { isAnswered, type PendingMessage, remainingOf } from '../../../ui/chat/turn.ts'
import { conversationQueries } from '../api.ts'
import { notSent, notStarted } from '../messages.ts'

/** How it ended. Where a reply came, it stands in the query cache already. */
export type Outcome =
  | { readonly kind: 'answered' }
  /** The server has the message, and nothing was said to it. */
  | { readonly kind: 'cut-short'; readonly words: string }
  | { readonly kind: 'refused'; readonly words: string; readonly hasLostLine: boolean }
  /** A goal of which no conversation was made. */
  | { readonly kind: 'not-started'; readonly words: string }
  /** The conversation has ended, or went on without this message. Reading it again says. */
  | { readonly kind: 'stale' }

type Exchange = {
  readonly pending: PendingMessage
  /** None yet where the goal is said. */
  readonly conversationId: string | null
  readonly signal: AbortSignal
  readonly onText: (chunk: string) => void
  readonly onStarted: (conversationId: string) => void
  readonly onDisconnected: () => void
}

/** Says something and waits for the reply, whatever becomes of the line. Throws only when `signal` ends it. */
export async function exchange(queryClient: QueryClient, exchange: Exchange): Promise<Outcome> {
  const { pending, signal, onText, onStarted, onDisconnected } = exchange
  let { conversationId } = exchange
  const started = (id: string | null) => {
    if (id === null || conversationId !== null || signal.aborted) return
    conversationId = id
    onStarted(id)
  }
  let problem: unknown = new ApiProblem({ status: 0, code: 'stream-dropped', message: '' })
  try {
    if (conversationId === null) {
      const onOpen = async () => started(await findStarted(queryClient, pending))
      const { text: initial_goal, key } = pending
      const input = { initial_goal, ...(key !== undefined && { message_id: key }) }
      started((await callStreaming(initiateConversation, input, { signal, onText, onOpen })).conversation_id)
    } else {
      // a goal whose reply failed is said again under the id that it has got, and joined words may be there in part
      const asksFirst = pending.id === null || pending.parts !== undefined
      const known = asksFirst ? await queryClient.fetchQuery(conversationQueries.messages(conversationId)) : null
      const messages = known?.messages ?? []
      const message_id = pending.id ?? messages[0]?.id
      const { text: message } = remainingOf(pending, messages)
      const input = { id: conversationId, message, ...(message_id && { message_id }) }
      await callStreaming(continueConversation, input, { signal, onText })
    }
  } catch (error) {
    if (signal.aborted) throw error
    problem = error
    started(idIn(error))
    if (!isProblem(error, 'stream-dropped')) return outcomeOf(error, pending, conversationId)
  }
  // what was said may have changed more than a reply says, such as the brief: the conversation is read anew in either case
  const look = async () => {
    if (conversationId === null) started(await findStarted(queryClient, pending))
    signal.throwIfAborted()
    if (conversationId === null) return null
    const options = { ...conversationQueries.messages(conversationId), retry: false }
    // a failed look is no news here: the line has just dropped
    const found = await queryClient.fetchQuery(options).catch(() => null)
    return found && isAnswered(found.messages, pending)
  }
  if (await findReply({ look, signal, onDisconnected })) return { kind: 'answered' }
  return outcomeOf(problem, pending, conversationId)
}

/** The conversation that was made of this goal. Its id comes with the reply only, and Stop or a reload want it earlier. */
export async function findStarted(queryClient: QueryClient, goal: PendingMessage): Promise<string | null> {
  const current = await queryClient.fetchQuery(conversationQueries.current()).catch(() => null)
  if (current === null || current.conversation_id === null) return null
  const { message_id: key = goal.key } = current
  const isSame = key === goal.key && bare(current.initial_goal) === bare(goal.text)
  return isSame ? current.conversation_id : null
}

/** The server tidies what it keeps. */
const bare = (text: string): string => text.replace(/[\s\p{C}]+/gu, '')

const GONE = ['conversation-not-found', 'conversation-closed', 'conversation-declined', 'superseded'] as const

function outcomeOf(error: unknown, pending: PendingMessage, conversationId: string | null): Outcome {
  if (conversationId === null) return { kind: 'not-started', words: notStarted(error) }
  const words = pending.id === null ? notStarted(error) : notSent(error, pending.text)
  if (isProblem(error, 'reply-stopped')) return { kind: 'cut-short', words }
  if (GONE.some((code) => isProblem(error, code))) return { kind: 'stale' }
  const isLost = isProblem(error, 'network') || isProblem(error, 'stream-dropped')
  const hasLostLine = !navigator.onLine && isLost
  return { kind: 'refused', words: hasLostLine ? `${words} ${texts.chat.sentOnline}` : words, hasLostLine }
}

/** A refusal of a goal names the conversation that was made of it all the same. */
function idIn(error: unknown): string | null {
  const id = isProblem(error) ? error.extra.conversation_id : null
  return typeof id === 'string' ? id : null
}
