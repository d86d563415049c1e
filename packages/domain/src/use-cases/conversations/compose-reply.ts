import type { ModelFailure } from '../../ports/index.ts'
import { err, ok, type Result } from '../../shared/index.ts'
import type { EndedEarly } from '../../tutoring/ended-early.ts'
import { type BadAnswer, badAnswer, type Fault, type Reading } from '../../tutoring/fault.ts'
import { makeSentenceCheck } from '../../tutoring/gates/check-message.ts'
import type { Markdown } from '../../tutoring/markdown.ts'
import {
  checkSummary,
  type Judging,
  nextStep,
  type ReplyDraft,
  readReply,
  replyToRefusal,
  replyWithoutModel,
  saysAnswer,
  saysQuestion,
  understoodIn,
} from '../../tutoring/reply/reply-draft.ts'
import { NOTHING_SAID, type ReplyHead } from '../../tutoring/reply/reply-head.ts'
import { makeReplyStream, type ReplyStream } from '../../tutoring/reply/reply-stream.ts'
import type { ReplyTask, Task } from '../../tutoring/task.ts'
import { type CallsRunning, isOverBudget, type OverBudget } from '../tutoring/daily-budget.ts'
import type { OnFailedAttempt } from '../tutoring/generate-with-retries.ts'
import type { TutorAsking } from '../tutoring/tutor.ts'

export type ReplyFailure = { readonly kind: 'assistant-unavailable' } | { readonly kind: 'reply-stopped' } | OverBudget

/** The tutor, bound to the learner who is answered. */
export type AskForReply = (
  task: Task & ReplyTask,
  read: (text: string) => Reading<ReplyDraft>,
  listening: TutorAsking,
) => Promise<Result<ReplyDraft, ModelFailure | EndedEarly | BadAnswer | OverBudget | CallsRunning>>

type Listening = {
  readonly onText: (piece: string) => void
  readonly signal: AbortSignal
  readonly markdown: Markdown
  readonly judging?: Judging | undefined
  readonly onFailedAttempt?: OnFailedAttempt | undefined
  readonly room?: 1 | 2 | undefined
}

/**
 * The assistant's next message. A sentence that is unfit is caught before a word of it is shown, and the model is asked anew; when it gives
 * no usable reply twice, plain words of our own go on with the conversation. Which question is asked, and the summary, are decided by code: see `readReply`.
 */
export async function composeReply(
  ask: AskForReply,
  task: ReplyTask,
  listening: Listening,
): Promise<Result<ReplyDraft, ReplyFailure>> {
  const first = await attempt(1, ask, task, listening)
  if (first.kind === 'good') return ok(first.draft)
  if (first.kind === 'declined') return ok(replyToRefusal(task))
  if (first.kind === 'failed') return err(first.failure)
  if (first.kind === 'stopped') return whatWasShown(first.stream, task, listening)

  const better = { ...task, faults: first.faults }
  // words of the first attempt may be on the screen already: the second is shown when it is whole
  const quiet = { ...listening, onText: () => {} }
  const room = first.cutOff ? 2 : 1
  const second = await attempt(2, ask, better, { ...(first.stream.shown() === '' ? listening : quiet), room })
  if (second.kind === 'good') return ok(second.draft)
  if (second.kind === 'declined') return ok(replyToRefusal(task))
  if (second.kind === 'stopped') return whatWasShown(second.stream, task, listening)
  if (second.kind === 'failed' && isOverBudget(second.failure)) return err(second.failure)
  // a model that is gone now has said enough to go on
  const head = (second.kind === 'bad' ? second.stream.head() : null) ?? first.stream.head() ?? NOTHING_SAID
  return ok(replyWithoutModel(head, task))
}

type Attempt =
  | { readonly kind: 'good'; readonly draft: ReplyDraft }
  | {
      readonly kind: 'bad'
      readonly stream: ReplyStream
      readonly faults: readonly Fault[]
      /** For want of tokens. */
      readonly cutOff: boolean
    }
  /** The model or its vendor's filter said no: asked again it would say so again. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'stopped'; readonly stream: ReplyStream }
  | { readonly kind: 'failed'; readonly failure: ReplyFailure }

const UNAVAILABLE: Attempt = { kind: 'failed', failure: { kind: 'assistant-unavailable' } }

async function attempt(
  number: number,
  ask: AskForReply,
  task: Task & ReplyTask,
  { onText, signal, markdown, judging, onFailedAttempt, room }: Listening,
): Promise<Attempt> {
  const report = ({ kind, detail = '' }: { readonly kind: string; readonly detail?: string }): void =>
    onFailedAttempt?.({ task: task.kind, attempt: number, cause: kind, detail })
  // what will not be shown aborts this call, so that the rest is neither waited nor paid for
  const call = new AbortController()
  let unfit: readonly Fault[] = []
  const stopFor = (faults: readonly Fault[]): void => {
    unfit = faults
    call.abort()
  }
  const isJudged = (judging?.writes ?? null) === null && judging?.gates !== 'observe'
  const checkSentence = isJudged ? makeSentenceCheck(task) : () => []
  const stream = makeReplyStream({
    onText,
    markdown,
    accept: (part, head) =>
      !head.route &&
      part !== 'reply' &&
      (part === 'answer' ? saysAnswer(head, understoodIn(head, task), task) : saysQuestion(head, stepOf(head, task))),
    check: (sentence) => [
      ...checkSentence(sentence),
      ...checkSummary(sentence),
      ...((isJudged && judging?.checkUnsafe?.(sentence)) || []),
    ],
    onUnfit: stopFor,
  })
  const asking = {
    onText: stream.feed,
    signal: AbortSignal.any([signal, call.signal]),
    stoppedFor: () => unfit,
    ...(room && { room }),
  }
  const draft = await ask(task, (text) => readReply(text, task, markdown, judging), asking)
  if (signal.aborted) return { kind: 'stopped', stream }
  if (draft.ok && unfit.length === 0) return { kind: 'good', draft: draft.value }
  if (!draft.ok && isOverBudget(draft.error)) return { kind: 'failed', failure: draft.error }
  const failure = draft.ok || unfit.length > 0 ? badAnswer(...unfit) : draft.error
  report(failure)
  if (failure.kind === 'bad-answer') return { kind: 'bad', stream, faults: failure.faults, cutOff: false }
  if (failure.kind === 'answer-cut-off') return { kind: 'bad', stream, faults: [], cutOff: true }
  const declined = failure.kind === 'answer-filtered' || failure.kind === 'answer-refused'
  return declined ? { kind: 'declined' } : UNAVAILABLE
}

const stepOf = (head: ReplyHead, task: ReplyTask) => nextStep(head, understoodIn(head, task), task)

/** After Stop the reply is what the learner has seen. */
function whatWasShown(stream: ReplyStream, task: ReplyTask, { markdown }: Listening): Result<ReplyDraft, ReplyFailure> {
  const message = markdown.messageWithoutLinks(stream.shown().trim())
  if (message === '') return err({ kind: 'reply-stopped' })
  const head = stream.head() ?? NOTHING_SAID
  const step = stepOf(head, task)
  return ok({
    understood: understoodIn(head, task),
    asks: step === 'proceed' || !saysQuestion(head, step) ? null : step,
    message,
    suggestions: [],
  })
}
