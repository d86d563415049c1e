import { texts } from 'virtual:texts/conversations'
import { continueConversation, initiateConversation } from '@app/contract'
import type { QueryClient } from '@tanstack/react-query'
import { callStreaming } from '../../../api/call-streaming.ts'
import { ApiProblem, isProblem, type ProblemCode } from '../../../api/problem.ts'
import { sleep } from '../../../browser/sleep.ts'
import { conversationQueries } from '../api.ts'
import { notSent, notStarted } from '../messages.ts'
import { isAnswered, type PendingMessage, remainingOf } from './turn.ts'

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

/** After these pauses the server is asked whether the reply has arrived: for 40 s in all. */
const PAUSES = [0, 500, 1_000, 1_500, 2_000, ...Array<number>(12).fill(3_000)]

/** A server that answers again and has no reply after this time may have been restarted and not be at work on one. */
const WAIT_TIMEOUT_MS = 6_000

/** Says something and waits for the reply, whatever becomes of the line. Throws only when `signal` ends it. */
export async function exchange(queryClient: QueryClient, exchange: Exchange): Promise<Outcome> {
  const { pending, signal, onStarted } = exchange
  let conversationId = exchange.conversationId
  let problem: unknown = new ApiProblem({ status: 0, code: 'stream-dropped', message: '' })
  const started = (id: string) => {
    if (conversationId !== null || signal.aborted) return
    conversationId = id
    onStarted(id)
  }
  try {
    started(await speak(queryClient, exchange, started))
  } catch (error) {
    if (signal.aborted) throw error
    problem = error
    const id = conversationId ?? idIn(error)
    if (id !== null) started(id)
    if (!isProblem(error, 'stream-dropped')) return outcomeOf(error, pending, conversationId)
  }
  // what was said may have changed more than a reply says, such as the brief
  const isFound = await findReply(queryClient, conversationId, exchange, started)
  return isFound ? { kind: 'answered' } : outcomeOf(problem, pending, conversationId)
}

/** Answers in which conversation there is a reply. */
async function speak(
  queryClient: QueryClient,
  { pending, conversationId, signal, onText }: Exchange,
  started: (id: string) => void,
): Promise<string> {
  if (conversationId === null) {
    const look = () => findStarted(queryClient, pending).then((id) => id !== null && started(id))
    const received = { signal, onText, onOpen: look }
    const { text, key } = pending
    const input = { initial_goal: text, ...(key !== undefined && { message_id: key }) }
    return (await callStreaming(initiateConversation, input, received)).conversation_id
  }
  // a goal whose reply failed is said again under the id that it has got, and joined words may be there in part
  const asksFirst = pending.id === null || pending.parts !== undefined
  const known = asksFirst ? await queryClient.fetchQuery(conversationQueries.messages(conversationId)) : null
  const messages = known?.messages ?? []
  const message_id = pending.id ?? messages[0]?.id
  const { text: message } = remainingOf(pending, messages)
  const input = { id: conversationId, message, ...(message_id && { message_id }) }
  await callStreaming(continueConversation, input, { signal, onText })
  return conversationId
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

/** Whether the server turns out to have a reply, which stands in the query cache then. */
async function findReply(
  queryClient: QueryClient,
  known: string | null,
  { pending, signal, onDisconnected }: Exchange,
  started: (id: string) => void,
): Promise<boolean> {
  let id = known
  let backSince: number | null = null
  for (const pause of PAUSES) {
    // a reply that came whole is there at the first look
    if (pause > 0) onDisconnected()
    await sleep(pause, signal)
    id ??= await findStarted(queryClient, pending)
    signal.throwIfAborted()
    if (id === null) continue
    started(id)
    // a failed look is no news here: the line has just dropped
    const found = await queryClient.fetchQuery({ ...conversationQueries.messages(id), retry: false }).catch(() => null)
    signal.throwIfAborted()
    if (found === null) continue
    if (isAnswered(found.messages, pending)) return true
    backSince ??= Date.now()
    if (Date.now() - backSince >= WAIT_TIMEOUT_MS) return false
  }
  return false
}

const GONE: readonly ProblemCode[] = [
  'conversation-not-found',
  'conversation-closed',
  'conversation-declined',
  'superseded',
]

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
