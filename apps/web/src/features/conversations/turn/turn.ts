/** What the learner said. A goal has no id: the server gives it one. */
export type PendingMessage = { readonly id: string | null; readonly text: string }

/** One message of the learner on its way to its reply. */
export type Turn =
  /** Nothing is running: it is the learner's turn. */
  | { readonly kind: 'idle' }
  | Busy
  /** `stopped` before a word was shown: there is no reply, and nothing went wrong. */
  | { readonly kind: 'stopped' | 'failed'; readonly pending: PendingMessage; readonly words: string }

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
  | { readonly kind: 'cut-short' | 'refused'; readonly words: string }
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
      return { kind: 'failed', pending, words: event.words }
  }
}
