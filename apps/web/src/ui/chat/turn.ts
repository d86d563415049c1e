import { texts } from 'virtual:texts/ui/chat'

/** As the server has it. */
export type ChatMessage = { readonly id: string; readonly content: string; readonly isFromUser: boolean }

/** What the learner said. `id` is null for a goal, which begins a conversation under the `key` of the press that sent it. */
export type PendingMessage = {
  readonly id: string | null
  readonly text: string
  readonly key?: string
  /** Of a text that begins with words that failed before: each with the id it was sent under, the newest ones last. */
  readonly parts?: readonly Part[] | undefined
}

export type Part = { readonly id: string; readonly text: string }

/** One message of what failed before and `text`. */
export function joined(failed: PendingMessage | null, id: string, text: string): PendingMessage {
  if (failed === null || failed.id === null) return { id, text }
  const before = failed.parts ?? [{ id: failed.id, text: failed.text }]
  return { id, text: `${failed.text}\n\n${text}`, parts: [...before, { id, text }] }
}

/** Of joined words, those that come after the last that the server turns out to have. */
export function remainingOf(pending: PendingMessage, messages: readonly ChatMessage[]): PendingMessage {
  const known = (id: string | null) => messages.find((message) => message.id === id)
  const own = known(pending.id)
  // under an id that the server knows it takes the same words only
  if (own) return { ...pending, text: own.content }
  const parts = pending.parts ?? []
  const last = parts.findLastIndex(({ id }) => known(id))
  if (last === -1) return pending
  const remaining = parts.slice(last + 1)
  return { ...pending, text: remaining.map(({ text }) => text).join('\n\n'), parts: remaining }
}

/** One message of the learner on its way to its reply. */
export type Turn =
  /** Nothing is running: it is the learner's turn. */
  | { readonly kind: 'idle' }
  | Busy
  /** `stopped` before a word was shown: there is no reply, and nothing went wrong. */
  | { readonly kind: 'stopped'; readonly pending: PendingMessage; readonly words: string }
  /** `hasLostLine`: no answer came, so it is said again once the line is back; under its id the server takes it once. */
  | {
      readonly kind: 'failed'
      readonly pending: PendingMessage
      readonly words: string
      readonly hasLostLine?: boolean
    }

type Busy =
  /** Sent, and nothing has been received yet. */
  | { readonly kind: 'thinking'; readonly pending: PendingMessage }
  /**
   * `speaking`: the reply is coming in; `text` is what there is of it. `stopping`: Stop was pressed and its end has not come
   * yet. `disconnected`: the line dropped. The server goes on without it, so the reply is looked for.
   */
  | { readonly kind: 'speaking' | 'stopping' | 'disconnected'; readonly pending: PendingMessage; readonly text: string }

export type TurnEvent =
  | { readonly kind: 'sent'; readonly pending: PendingMessage }
  | { readonly kind: 'chunk'; readonly chunk: string }
  | { readonly kind: 'stop-pressed' | 'stop-failed' | 'disconnected' | 'answered' }
  | { readonly kind: 'cut-short'; readonly words: string }
  | { readonly kind: 'refused'; readonly words: string; readonly hasLostLine?: boolean }
  | { readonly kind: 'left' }
  /** Sent before this page was there, and never sent. */
  | { readonly kind: 'found'; readonly pending: PendingMessage; readonly words: string }

export const idle: Turn = { kind: 'idle' }

export const isBusy = (turn: Turn): turn is Busy => 'pending' in turn && !('words' in turn)

/** What cannot happen in a state changes nothing: events of a line that was left may still come in. */
export function moveTurn(turn: Turn, event: TurnEvent): Turn {
  if (event.kind === 'left') return idle
  if (event.kind === 'sent') return isBusy(turn) ? turn : { kind: 'thinking', pending: event.pending }
  if (event.kind === 'found') {
    return turn.kind === 'idle' ? { kind: 'failed', pending: event.pending, words: event.words } : turn
  }
  return isBusy(turn) ? moveBusy(turn, event) : turn
}

function moveBusy(turn: Busy, event: Exclude<TurnEvent, { kind: 'left' | 'sent' | 'found' }>): Turn {
  const { pending } = turn
  const text = turn.kind === 'thinking' ? '' : turn.text
  switch (event.kind) {
    case 'chunk':
      // the last words before a stop or a drop may arrive after the news of it, and belong to the reply all the same
      return { kind: turn.kind === 'thinking' ? 'speaking' : turn.kind, pending, text: text + event.chunk }
    case 'stop-pressed':
      return turn.kind === 'disconnected' ? turn : { kind: 'stopping', pending, text }
    case 'stop-failed':
      if (turn.kind !== 'stopping') return turn
      return text === '' ? { kind: 'thinking', pending } : { kind: 'speaking', pending, text }
    case 'disconnected':
      return { kind: 'disconnected', pending, text }
    case 'answered':
      return idle
    case 'cut-short':
      return { kind: 'stopped', pending, words: event.words }
    case 'refused':
      return { kind: 'failed', pending, words: event.words, ...(event.hasLostLine && { hasLostLine: true }) }
  }
}

/** One bubble. `coming`: more of it is on its way. */
export type Entry = { readonly text: string; readonly isFromUser: boolean; readonly coming: boolean }

/** What stands below the last bubble. */
export type Tail =
  | { readonly kind: 'none' | 'thinking' | 'searching' }
  /** Sent before this page was there: its reply may be on its way, or may never come. */
  | { readonly kind: 'awaited'; readonly pending: PendingMessage & { readonly id: string }; readonly words: string }
  | { readonly kind: 'unanswered'; readonly pending: PendingMessage; readonly words: string; readonly failed: boolean }

export type Log = { readonly entries: readonly Entry[]; readonly tail: Tail }

type Known = { readonly messages: readonly ChatMessage[]; readonly awaitsAssistant: boolean }

/**
 * The conversation as it is shown: what the server knows, and the turn on top of it. Each may be ahead of the other, so
 * nothing is shown twice and nothing vanishes in between.
 */
export function logOf({ messages, awaitsAssistant }: Known, turn: Turn): Log {
  const entries = messages.map(({ content, isFromUser }): Entry => ({ text: content, isFromUser, coming: false }))
  if (turn.kind === 'idle' || isAnswered(messages, turn.pending)) {
    return { entries, tail: awaitsAssistant ? awaited(messages) : none }
  }
  const pending: Entry[] =
    placeOf(messages, turn.pending) === -1
      ? [{ text: remainingOf(turn.pending, messages).text, isFromUser: true, coming: false }]
      : []
  switch (turn.kind) {
    case 'thinking':
      return { entries: [...entries, ...pending], tail: { kind: 'thinking' } }
    case 'speaking':
    case 'stopping':
    case 'disconnected': {
      const reply: Entry[] = turn.text === '' ? [] : [{ text: turn.text, isFromUser: false, coming: true }]
      const waiting: Tail = turn.text === '' ? { kind: 'thinking' } : none
      return {
        entries: [...entries, ...pending, ...reply],
        tail: turn.kind === 'disconnected' ? { kind: 'searching' } : waiting,
      }
    }
    case 'stopped':
    case 'failed': {
      const { kind, words } = turn
      return {
        entries: [...entries, ...pending],
        tail: { kind: 'unanswered', pending: turn.pending, words, failed: kind === 'failed' },
      }
    }
  }
}

export function isAnswered(messages: readonly ChatMessage[], pending: PendingMessage): boolean {
  const place = placeOf(messages, pending)
  return place !== -1 && messages.slice(place + 1).some(({ isFromUser }) => !isFromUser)
}

/** What failed and the server does not have: it goes along with what is said next, so that nothing is lost. */
export const undeliveredIn = ({ messages }: Known, turn: Turn): PendingMessage | null =>
  turn.kind === 'failed' && turn.pending.id !== null && placeOf(messages, turn.pending) === -1
    ? remainingOf(turn.pending, messages)
    : null

/** Where the server has what was said; a goal is the first message of its conversation. */
function placeOf(messages: readonly ChatMessage[], pending: PendingMessage): number {
  if (pending.id !== null) return messages.findIndex(({ id }) => id === pending.id)
  return messages.length > 0 ? 0 : -1
}

/** The page was left or reloaded before the reply came. */
function awaited(messages: readonly ChatMessage[]): Tail {
  const last = messages.at(-1)
  if (last === undefined) return none
  const pending = { id: last.id, text: last.content }
  return { kind: 'awaited', pending, words: texts.noReply }
}

const none: Tail = { kind: 'none' }
