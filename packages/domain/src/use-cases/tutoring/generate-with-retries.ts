import type { Adapters, JobOutcome, ModelFailure } from '../../ports/index.ts'
import { err, FAILURE_REASONS, ok, type Result, SECOND } from '../../shared/index.ts'
import type { EndedEarly } from '../../tutoring/ended-early.ts'
import type { BadAnswer, GateMode, Reading } from '../../tutoring/fault.ts'
import type { CallAbout } from '../../tutoring/model-call.ts'
import type { Attempted, Task } from '../../tutoring/task.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { Tutor } from './tutor.ts'

export type GenerationDeps = Pick<Adapters, 'markdown' | 'languages' | 'safety' | 'clock' | 'pause'> & {
  readonly tutor: Tutor
  readonly gates?: GateMode
  readonly onFailedAttempt?: OnFailedAttempt
}

export type FailedAttempt = {
  readonly task: Task['kind']
  readonly attempt: number
  readonly cause: string
  readonly detail: string
}

/** For the operator: why an attempt came to nothing. */
export type OnFailedAttempt = (attempt: FailedAttempt) => void

/** A sentence for the learner. */
export type GenerationFailed = { readonly kind: 'generation-failed'; readonly reason: string }

/** Running calls hold the rest of the day's budget, or the model is away: the job is deferred, and no failure is reported. */
export type NoRoomYet = { readonly kind: Exclude<JobOutcome, 'done'> }

/** What is to be generated, and what makes an answer good. */
export type Generation<T> = {
  readonly task: Task
  readonly about: CallAbout
  /** No one waits for it: see `Tutor`. */
  readonly inBackground?: boolean
  /** It comes again later where the model cannot be reached. Unset: it fails, for someone looks on, or code does without. */
  readonly waits?: boolean
  /** Ends it: what comes of it is not waited for any more. */
  readonly signal?: AbortSignal
  /** Makes something of the answer's text, or says what is wrong with it. */
  readonly read: (answer: string) => Reading<T>
  /** Called at the start of each attempt; what it answers takes the text of that attempt, in pieces as it comes. */
  readonly onAttempt?: () => (piece: string) => void
}

const MAX_ATTEMPTS = 3
/** A model that repeats a fault it was given feedback on is not paid for a third try. */
const MAX_UNUSABLE = 1
/** No attempt starts later than this: with a call of two minutes at most, a learner waits four at most. */
const MAX_START_DELAY = 110 * SECOND

/**
 * Asks up to three times, by cause: after an unusable answer once more, with its faults; after one that was cut off with twice
 * the room; after an unreachable model's pause; not again after a call that the model rejects, declines or filters. An answer with
 * soft faults is asked for once more, and kept where nothing better comes. What waits for a model that is away does so outside: no job
 * stands still for longer than its pauses.
 */
export async function generateWithRetries<T>(
  deps: GenerationDeps,
  { task, about, read, onAttempt, signal, inBackground = false, waits = false }: Generation<T>,
): Promise<Result<T, GenerationFailed | NoRoomYet>> {
  const start = deps.clock.now().getTime()
  let reason: string = FAILURE_REASONS['bad-answer']
  let kept: { readonly value: T; readonly faults: number } | null = null
  let feedback: Attempted = { faults: [] }
  let room: 1 | 2 = 1
  let unusable = 0
  /** Whether a call reached the model, and may have to be paid for. */
  let hasReached = false
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const show = onAttempt?.()
    const onText = (piece: string): void => {
      hasReached = true
      show?.(piece)
    }
    const asking = { room, inBackground, waits, onText, ...(signal && { signal }) }
    let said = ''
    const hear = (answer: string): Reading<T> => {
      said = answer
      // what solves questions is shown to no one
      return task.kind === 'solve' ? read(answer) : judgeAnswer(read(answer), deps)
    }
    const answered = await deps.tutor.ask({ ...task, ...feedback }, about, hear, asking)
    if (answered.ok) {
      const { value, faults = [] } = answered
      if (kept && faults.length > kept.faults) break
      if (faults.length === 0 || unusable > 0 || attempt === MAX_ATTEMPTS || deps.gates === 'observe') return ok(value)
      kept = { value, faults: faults.length }
      feedback = { faults, former: said }
      unusable += 1
      continue
    }
    const { error } = answered
    if (kept || signal?.aborted) break
    if (error.kind === 'daily-budget-spent' || error.kind === 'daily-allowance-spent')
      return err({ kind: 'generation-failed', reason: FAILURE_REASONS[error.kind] })
    // what was asked and paid for already counts as a try, or a useless model could be paid for without end
    if (error.kind === 'daily-budget-reserved' || error.kind === 'calls-running')
      return err({ kind: hasReached ? 'try-again' : 'not-yet' })

    hasReached ||= error.kind !== 'model-unavailable'
    if (error.kind === 'bad-answer') {
      feedback = { faults: error.faults }
      unusable += 1
    }
    const { kind, detail } = withDetail(error)
    deps.onFailedAttempt?.({ task: task.kind, attempt, cause: kind, detail })
    reason = (asksAgain(task) ? REVISION_REASON[error.kind] : undefined) ?? FAILURE_REASONS[error.kind]
    if (isFinal(error) || unusable > MAX_UNUSABLE) break
    if (kind === 'answer-cut-off') room = 2
    const wait = pauseAfter(error, attempt)
    if (attempt === MAX_ATTEMPTS || deps.clock.now().getTime() - start + wait > MAX_START_DELAY) {
      const isAway = error.kind === 'model-unavailable' || error.kind === 'model-timeout'
      if (!waits || !isAway) break
      return err({ kind: hasReached ? 'try-again' : 'not-yet' })
    }
    if (wait > 0) await deps.pause(wait)
  }
  return kept ? ok(kept.value) : err({ kind: 'generation-failed', reason })
}

/** How answers are checked before they are saved. */
export const gatesOf = ({ tutor, markdown, languages, gates = 'enforce' }: GenerationDeps) => ({
  markdown,
  languages,
  gates,
  writes: tutor.writes,
})

const withDetail = (failure: AttemptFailure): { readonly kind: string; readonly detail: string } =>
  'detail' in failure ? failure : { ...failure, detail: '' }

/** A server that says when to come back is not asked earlier. */
function pauseAfter(failure: AttemptFailure, attempt: number): number {
  if (failure.kind !== 'model-unavailable') return 0
  return failure.retryAfterMs ?? 2 ** attempt * SECOND
}

export type AttemptFailure = ModelFailure | EndedEarly | BadAnswer

/** Where there is no new conversation to begin. */
const REVISION_REASON: Readonly<Partial<Record<AttemptFailure['kind'], string>>> = {
  'answer-filtered': FAILURE_REASONS['revision-filtered'],
  'answer-refused': FAILURE_REASONS['revision-refused'],
}

/** A learner who asks for a change has no conversation to begin anew. */
const asksAgain = (task: Task): boolean => task.kind === 'revise' || ('rewrite' in task && task.rewrite !== undefined)

/** The model, or its vendor, would say no again: asking once more costs time and money, and may count as misuse. */
const isFinal = ({ kind }: AttemptFailure): boolean =>
  kind === 'model-rejected' || kind === 'answer-filtered' || kind === 'answer-refused'
