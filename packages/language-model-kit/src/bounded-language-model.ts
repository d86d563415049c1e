import {
  type Answer,
  type Asking,
  CALLS_AT_ONCE,
  clip,
  err,
  type LanguageModel,
  type ModelFailure,
  modelFor,
  ok,
  type Prompt,
  promptFor,
  REASONING_ALLOWANCE,
  type Result,
  type Task,
  type UserId,
} from '@app/domain'
import { cleanAnswer } from './clean-answer.ts'
import { makeFairSemaphore } from './fair-semaphore.ts'

/** Part of an answer as it comes: texts add up, anything else replaces what came before. */
export type AnswerChunk = Partial<Answer>

/** What a vendor is asked, in words and numbers. */
export type ModelRequest = {
  readonly task: Task['kind']
  readonly model: string
  /** `maxTokens` is what this answer may take, without what a model thinks before it. */
  readonly prompt: Prompt
  /** Tokens on top of `maxTokens` for a model that thinks before, or aloud while, it answers. */
  readonly reasoningAllowance: number
  /** Never sent as it is. Null: an operator's call. */
  readonly learner: UserId | null
}

/** How one vendor is called, without any limit: `makeBoundedLanguageModel` adds them, the same for every vendor. */
export type VendorProtocol = {
  readonly name: string
  /** Stands in the answer until the vendor names a model; so does `reviewer`: see `LanguageModel`. */
  readonly model: string
  readonly reviewer?: string | undefined
  /** Tokens that it reads and writes in one call. Unset: not known, so as few as any model has. */
  readonly window?: number
  /** What no `detail` may repeat. */
  readonly secrets: readonly string[]
  /** Throws as the vendor throws. `signal` is aborted at the end of every call; nothing waits until that took effect. */
  readonly open: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<AnswerChunk>
  readonly toFailure: (thrown: unknown, model: string) => ModelFailure
}

export type Limits = {
  /** For the whole call, waiting for a place included. */
  readonly timeoutMs: number
  /** Between two chunks, once the text has begun; before that a model may load or think. Unset: a quarter of `timeoutMs`. */
  readonly idleMs?: number
  /** Calls at once; the others wait, and learners take turns. */
  readonly maxConcurrency: number
  /** Of them, of one learner. Unset: `CALLS_AT_ONCE`. */
  readonly perLearner?: number
}

/** Twice what tokens of English take: only a flood comes that far. */
const CHARACTERS_PER_TOKEN = 8

/** Every call ends in time, whatever the vendor does; what is cut off for its size is an answer as any other. */
export function makeBoundedLanguageModel(vendor: VendorProtocol, limits: Limits): LanguageModel {
  const { timeoutMs, idleMs = timeoutMs / 4, maxConcurrency, perLearner = CALLS_AT_ONCE } = limits
  const semaphore = makeFairSemaphore({ places: maxConcurrency, perLearner })
  return {
    name: vendor.name,
    model: vendor.model,
    reviewer: vendor.reviewer,
    ask: async (task, { onText, signal, room, learner = null } = {}) => {
      const call = startCall(timeoutMs, idleMs, signal)
      const release = await semaphore.acquire(learner, call.signal)
      try {
        return await readAnswer(vendor, requestFor(vendor, task, learner, room), call, onText)
      } finally {
        release()
        call.end(null)
      }
    },
  }
}

function requestFor(vendor: VendorProtocol, task: Task, learner: UserId | null, room: 1 | 2 = 1): ModelRequest {
  const prompt = promptFor(task, vendor.window)
  return {
    task: task.kind,
    model: modelFor(vendor, task.kind),
    prompt: { ...prompt, maxTokens: room * prompt.maxTokens },
    reasoningAllowance: room * REASONING_ALLOWANCE,
    learner,
  }
}

async function readAnswer(
  vendor: VendorProtocol,
  request: ModelRequest,
  call: Call,
  onText: Asking['onText'],
): Promise<Result<Answer, ModelFailure>> {
  const { model, prompt, reasoningAllowance } = request
  const maxLength = CHARACTERS_PER_TOKEN * (prompt.maxTokens + reasoningAllowance)
  const chunks = vendor.open(request, call.signal)[Symbol.asyncIterator]()
  let answer: AnswerChunk & { readonly text: string } = { text: '' }
  while (answer.text.length < maxLength && !call.signal.aborted) {
    const next = await nextChunk(chunks, call.signal)
    if (!next || call.signal.aborted) break
    if (!next.ok) return err(withoutEcho(vendor.toFailure(next.error, model), sent(vendor, prompt)))
    if (next.value.done) break
    const { text = '', ...facts } = next.value.value
    answer = { ...answer, ...facts, text: answer.text + text }
    if (answer.text !== '') call.chunkCame()
    if (text !== '') onText?.(text)
  }
  const failure = call.failure()
  if (failure) return err(failure)
  const ended = answer.text.length < maxLength ? 'stop' : 'length'
  const whole = { model, ended, inputTokens: null, outputTokens: null, ...answer } as const
  const { required: wanted } = prompt.shape
  return ok({ ...whole, text: cleanAnswer(whole.text, { wanted, isWhole: whole.ended !== 'length' }) })
}

type Step = Result<IteratorResult<AnswerChunk, unknown>, unknown>

/** Null once the call is over: a vendor that ignores `signal` is left behind, its late chunk or error goes nowhere. */
const nextChunk = (chunks: AsyncIterator<AnswerChunk, unknown>, signal: AbortSignal): Promise<Step | null> =>
  new Promise((resolve) => {
    const over = (): void => resolve(null)
    const settle = (step: Step): void => {
      signal.removeEventListener('abort', over)
      resolve(step)
    }
    signal.addEventListener('abort', over)
    chunks.next().then(
      (step) => settle(ok(step)),
      (thrown) => settle(err(thrown)),
    )
  })

const sent = (vendor: VendorProtocol, prompt: Prompt): readonly string[] => [
  ...vendor.secrets,
  ...prompt.messages.map(({ content }) => content),
]

const MAX_DETAIL = 300
/** So many characters in a row are no coincidence. */
const REPEATED = 12

/** Vendors quote what they were sent. Details go to a log, so they end where a quotation of `sent` begins. */
function withoutEcho(failure: ModelFailure, sent: readonly string[]): ModelFailure {
  if (failure.kind === 'model-stopped') return failure
  const detail = clip(failure.detail, MAX_DETAIL)
  for (let from = 0; from + REPEATED <= detail.length; from += 1) {
    const part = detail.slice(from, from + REPEATED)
    if (part.startsWith('<learner>') || sent.some((text) => text.includes(part))) {
      return { ...failure, detail: `${detail.slice(0, from)}…` }
    }
  }
  return { ...failure, detail }
}

type Call = ReturnType<typeof startCall>

/** A call that ends when `signal` is aborted, `timeoutMs` from now, or `idleMs` after the last chunk, whichever is first. */
function startCall(timeoutMs: number, idleMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController()
  let failure: ModelFailure | null = null
  let idle: NodeJS.Timeout | undefined
  const end = (why: ModelFailure | null): void => {
    if (controller.signal.aborted) return
    failure = why
    clearTimeout(timeout)
    clearTimeout(idle)
    signal?.removeEventListener('abort', stopped)
    controller.abort()
  }
  const stopped = (): void => end({ kind: 'model-stopped' })
  const endAfter = (milliseconds: number, detail: string): NodeJS.Timeout =>
    setTimeout(() => end({ kind: 'model-timeout', detail }), milliseconds)

  const timeout = endAfter(timeoutMs, `no answer within ${timeoutMs} ms`)
  signal?.addEventListener('abort', stopped)
  if (signal?.aborted) stopped()

  return {
    /** Aborted when the call is over, for whatever reason. */
    signal: controller.signal,
    /** Why it ended, if not by itself. */
    failure: () => failure,
    chunkCame: (): void => {
      clearTimeout(idle)
      idle = endAfter(idleMs, `the answer stopped coming for ${idleMs} ms`)
    },
    end,
  }
}
