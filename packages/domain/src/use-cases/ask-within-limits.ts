import type { Answer, Asking, LanguageModel, ModelFailure } from '../ports/language-model.ts'
import type { UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { clip } from '../shared/text.ts'
import type { Prompt } from '../tutoring/prompt.ts'
import { promptFor } from '../tutoring/prompt-for.ts'
import type { Task } from '../tutoring/task.ts'
import { makeFairSemaphore } from './fair-semaphore.ts'
import { MAX_CALLS_PER_LEARNER } from './tutoring/daily-allowance.ts'

/** Something of an answer as it comes: texts add up, anything else replaces what came before. */
export type Piece = Partial<Answer>

/** What a vendor is asked, in words and numbers. */
export type Question = {
  readonly task: Task['kind']
  /** `maxTokens` is what this answer may take, without what a model thinks before it. */
  readonly prompt: Prompt
  /** Tokens on top of `maxTokens` for a model that thinks before, or aloud while, it answers. */
  readonly roomToThink: number
  /** Never sent as it is. Null: an operator's call. */
  readonly learner: UserId | null
}

/** A vendor's protocol without any limit: `makeBoundedLanguageModel` adds them, the same for every vendor. */
export type Wire = {
  readonly name: string
  /** Stands in the answer until the vendor names a model. */
  readonly model: string
  /** What no `detail` may repeat. */
  readonly secrets: readonly string[]
  /** Throws as the vendor throws. `signal` is aborted at the end of every call, but nobody waits until it took effect. */
  readonly open: (question: Question, signal: AbortSignal) => AsyncIterable<Piece>
  readonly explain: (thrown: unknown) => ModelFailure
}

export type Limits = {
  /** For the whole call, waiting for a place included. */
  readonly timeoutMs: number
  /** Between two pieces, once the text has begun; before that a model may load or think. */
  readonly idleMs: number
  /** Calls at once; the others wait, and learners take turns. */
  readonly maxConcurrency: number
  readonly timer: Timer
}

/** Acts once, later. Returns how to call it off. */
export type Timer = (milliseconds: number, act: () => void) => () => void

/** Tokens on top of a prompt's own, from the first call on: vendors count what a model thinks as its answer's. */
export const ROOM_TO_THINK = 8_192
/** Twice what tokens of English take: only a flood comes that far. */
const CHARACTERS_PER_TOKEN = 8
const LONGEST_DETAIL = 300
/** So many characters in a row are no coincidence. */
const REPEATED = 12

/** Every call ends in time, whatever the vendor does; what is cut off for its size is an answer as any other. */
export function makeBoundedLanguageModel(wire: Wire, limits: Limits): LanguageModel {
  const semaphore = makeFairSemaphore({ places: limits.maxConcurrency, perLearner: MAX_CALLS_PER_LEARNER })
  return {
    name: wire.name,
    model: wire.model,
    ask: async (task, { onText, signal, room, learner = null } = {}) => {
      const call = startCall(limits, signal)
      const release = await semaphore.acquire(learner, call.signal)
      try {
        return await listen(wire, questionFor(task, learner, room), call, onText)
      } finally {
        release()
        call.end(null)
      }
    },
  }
}

function questionFor(task: Task, learner: UserId | null, room: Asking['room'] = 1): Question {
  const prompt = promptFor(task)
  return {
    task: task.kind,
    prompt: { ...prompt, maxTokens: room * prompt.maxTokens },
    roomToThink: room * ROOM_TO_THINK,
    learner,
  }
}

async function listen(
  wire: Wire,
  question: Question,
  call: Call,
  onText: Asking['onText'],
): Promise<Result<Answer, ModelFailure>> {
  const { prompt, roomToThink } = question
  const most = CHARACTERS_PER_TOKEN * (prompt.maxTokens + roomToThink)
  const pieces = wire.open(question, call.signal)[Symbol.asyncIterator]()
  let answer: Piece & { readonly text: string } = { text: '' }
  while (answer.text.length < most && !call.signal.aborted) {
    const next = await nextPiece(pieces, call.signal)
    if (!next || call.signal.aborted) break
    if (!next.ok) return err(withoutEcho(wire.explain(next.error), sent(wire, prompt)))
    if (next.value.done) break
    const { text = '', ...facts } = next.value.value
    answer = { ...answer, ...facts, text: answer.text + text }
    if (answer.text !== '') call.pieceCame()
    if (text !== '') onText?.(text)
  }
  const failure = call.failure()
  if (failure) return err(failure)
  const ended = answer.text.length < most ? 'stop' : 'length'
  return ok({ model: wire.model, ended, inputTokens: null, outputTokens: null, ...answer })
}

type Step = Result<IteratorResult<Piece, unknown>, unknown>

/** Null once the call is over: a vendor that ignores `signal` is left behind, its late piece or error goes nowhere. */
const nextPiece = (pieces: AsyncIterator<Piece, unknown>, signal: AbortSignal): Promise<Step | null> =>
  new Promise((resolve) => {
    const over = (): void => resolve(null)
    const settle = (step: Step): void => {
      signal.removeEventListener('abort', over)
      resolve(step)
    }
    signal.addEventListener('abort', over)
    pieces.next().then(
      (step) => settle(ok(step)),
      (thrown) => settle(err(thrown)),
    )
  })

const sent = (wire: Wire, prompt: Prompt): readonly string[] => [
  ...wire.secrets,
  ...prompt.messages.map(({ content }) => content),
]

/** Vendors like to quote what they were sent. Details go to a log, so they end where such a quotation begins. */
function withoutEcho(failure: ModelFailure, sent: readonly string[]): ModelFailure {
  if (failure.kind === 'model-stopped') return failure
  const detail = clip(failure.detail, LONGEST_DETAIL)
  for (let from = 0; from + REPEATED <= detail.length; from += 1) {
    const part = detail.slice(from, from + REPEATED)
    if (part.startsWith('<learner>') || sent.some((text) => text.includes(part))) {
      return { ...failure, detail: `${detail.slice(0, from)}…` }
    }
  }
  return { ...failure, detail }
}

type Call = {
  /** Used when the call is over, for whatever reason. */
  readonly signal: AbortSignal
  /** Why it ended, if not by itself. */
  readonly failure: () => ModelFailure | null
  readonly pieceCame: () => void
  readonly end: (failure: ModelFailure | null) => void
}

function startCall({ timeoutMs, idleMs, timer }: Limits, signal: AbortSignal | undefined): Call {
  const over = new AbortController()
  let failure: ModelFailure | null = null
  const end = (why: ModelFailure | null): void => {
    if (over.signal.aborted) return
    failure = why
    forgetTimeout()
    forgetIdle()
    signal?.removeEventListener('abort', stopped)
    over.abort()
  }
  const stopped = (): void => end({ kind: 'model-stopped' })
  const tooLong = (detail: string) => (): void => end({ kind: 'model-timeout', detail })

  const forgetTimeout = timer(timeoutMs, tooLong(`no answer within ${timeoutMs} ms`))
  let forgetIdle = (): void => {}
  signal?.addEventListener('abort', stopped)
  if (signal?.aborted) stopped()

  return {
    signal: over.signal,
    failure: () => failure,
    pieceCame: () => {
      forgetIdle()
      forgetIdle = timer(idleMs, tooLong(`the answer stopped coming for ${idleMs} ms`))
    },
    end,
  }
}
