import type { Clock, Pause } from '../ports/clock.ts'
import type { JobOutcome } from '../ports/jobs.ts'
import type { ModelFailure } from '../ports/language-model.ts'
import { SECOND } from '../shared/duration.ts'
import { err, type Result } from '../shared/result.ts'
import type { BadAnswer } from '../tutoring/bad-answer.ts'
import type { Fault } from '../tutoring/fault.ts'
import type { Markdown } from '../tutoring/markdown.ts'
import type { CallAbout } from '../tutoring/model-call.ts'
import type { Task } from '../tutoring/task.ts'
import type { Tutor } from './tutor.ts'

export type GenerationDeps = {
  readonly tutor: Tutor
  readonly markdown: Markdown
  readonly clock: Clock
  readonly pause: Pause
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

/** Running calls hold the rest of the day's budget: the job is to come again, and nobody is told of a failure. */
export type NoRoomYet = { readonly kind: Exclude<JobOutcome, 'done'> }

const MOST_ATTEMPTS = 3
/** No attempt starts later than this: with a call of two minutes at most, a learner waits four at most. */
const LAST_START = 110 * SECOND
const LONGEST_PAUSE = 30 * SECOND

const REASON = {
  unreachable: 'The tutor could not be reached. Nothing was charged. Please try again in a few minutes.',
  unusable: 'The tutor gave no usable answer, although we asked several times. Nothing was charged. Please try again.',
  budget: 'The tutor has done all that it may for today on this site. Nothing was charged. Please try again tomorrow.',
  misconfigured:
    'The tutor is not set up correctly on this site. Nothing was charged. Please tell the people who run it.',
} as const

/**
 * Asks up to three times, by cause: an unusable answer at once, an unreachable model after a pause, a call that the
 * model rejects not again.
 */
export async function askUntilGood<T>(
  deps: GenerationDeps,
  { task, about }: { readonly task: Task; readonly about: CallAbout },
  read: (answer: string) => Result<T, BadAnswer>,
): Promise<Result<T, GenerationFailed | NoRoomYet>> {
  const start = deps.clock.now().getTime()
  let reason: string = REASON.unusable
  let faults: readonly Fault[] = []
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const good = await deps.tutor.ask({ ...task, faults }, about, read)
    if (good.ok) return good
    if (good.error.kind === 'daily-budget-spent') return err({ kind: 'generation-failed', reason: REASON.budget })
    // what was asked and paid for already counts as a try, or a useless model could be paid for without end
    if (good.error.kind === 'daily-budget-reserved') return err({ kind: attempt === 1 ? 'not-yet' : 'try-again' })

    const { kind, detail } = withDetail(good.error)
    if (good.error.kind === 'bad-answer') faults = good.error.faults
    deps.onFailedAttempt?.({ task: task.kind, attempt, cause: kind, detail })
    if (kind === 'model-rejected') return err({ kind: 'generation-failed', reason: REASON.misconfigured })
    reason = kind === 'bad-answer' ? REASON.unusable : REASON.unreachable
    const wait = pauseAfter(good.error, attempt)
    if (attempt === MOST_ATTEMPTS || deps.clock.now().getTime() - start + wait > LAST_START) break
    if (wait > 0) await deps.pause(wait)
  }
  return err({ kind: 'generation-failed', reason })
}

const withDetail = (failure: ModelFailure | BadAnswer): { readonly kind: string; readonly detail: string } =>
  'detail' in failure ? failure : { ...failure, detail: '' }

function pauseAfter(failure: ModelFailure | BadAnswer, attempt: number): number {
  if (failure.kind !== 'model-unavailable') return 0
  return Math.min(failure.retryAfterMs ?? 2 ** attempt * SECOND, LONGEST_PAUSE)
}
