/** What the learner said. A goal has no id: the server gives it one. */
export type Said = { readonly id: string | null; readonly text: string }

/** Nobody is at work: it is the learner's turn. */
export type Idle = { readonly kind: 'idle' }
/** Sent, and nothing has been heard yet. */
export type Thinking = { readonly kind: 'thinking'; readonly said: Said }
/** The reply is coming in; `text` is what there is of it. */
export type Speaking = { readonly kind: 'speaking'; readonly said: Said; readonly text: string }
/** Stop was pressed and the end of the reply has not come yet. */
export type Stopping = { readonly kind: 'stopping'; readonly said: Said; readonly text: string }
/** The line dropped. The server goes on without it, so the reply is looked for. */
export type Lost = { readonly kind: 'lost'; readonly said: Said; readonly text: string }
/** Stopped before a word was shown: there is no reply, and nothing went wrong. */
export type Stopped = { readonly kind: 'stopped'; readonly said: Said; readonly words: string }
export type Failed = { readonly kind: 'failed'; readonly said: Said; readonly words: string }

/** One message of the learner on its way to its reply. */
export type Turn = Idle | Busy | Stopped | Failed
export type Busy = Thinking | Speaking | Stopping | Lost

export type Happening =
  | { readonly kind: 'said'; readonly said: Said }
  | { readonly kind: 'heard'; readonly piece: string }
  | { readonly kind: 'stop-pressed' | 'stop-failed' | 'line-lost' | 'answered' }
  | { readonly kind: 'cut-short' | 'refused'; readonly words: string }
  | { readonly kind: 'left' }
  /** Said before this page was there, and never sent. */
  | { readonly kind: 'found'; readonly said: Said; readonly words: string }

export const idle: Idle = { kind: 'idle' }

export const isBusy = (turn: Turn): turn is Busy => 'said' in turn && !('words' in turn)

/** What cannot happen in a state changes nothing: events of a line that was left may still come in. */
export function moveTurn(turn: Turn, happening: Happening): Turn {
  if (happening.kind === 'left') return idle
  if (happening.kind === 'said') return isBusy(turn) ? turn : { kind: 'thinking', said: happening.said }
  if (happening.kind === 'found') {
    return turn.kind === 'idle' ? { kind: 'failed', said: happening.said, words: happening.words } : turn
  }
  return isBusy(turn) ? moveBusy(turn, happening) : turn
}

function moveBusy(turn: Busy, happening: Exclude<Happening, { kind: 'left' | 'said' | 'found' }>): Turn {
  const { said } = turn
  const text = turn.kind === 'thinking' ? '' : turn.text
  switch (happening.kind) {
    case 'heard':
      // the last words before a stop or a drop may arrive after the news of it, and belong to the reply all the same
      return { kind: turn.kind === 'thinking' ? 'speaking' : turn.kind, said, text: text + happening.piece }
    case 'stop-pressed':
      return turn.kind === 'lost' ? turn : { kind: 'stopping', said, text }
    case 'stop-failed':
      if (turn.kind !== 'stopping') return turn
      return text === '' ? { kind: 'thinking', said } : { kind: 'speaking', said, text }
    case 'line-lost':
      return { kind: 'lost', said, text }
    case 'answered':
      return idle
    case 'cut-short':
      return { kind: 'stopped', said, words: happening.words }
    case 'refused':
      return { kind: 'failed', said, words: happening.words }
  }
}
