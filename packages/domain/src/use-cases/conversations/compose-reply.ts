import { learn } from '../../conversations/brief.ts'
import { factsToSave, statedFacts } from '../../conversations/stated-facts.ts'
import type { ModelFailure } from '../../ports/language-model.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { EndedEarly } from '../../tutoring/ended-early.ts'
import { type BadAnswer, badAnswer, type Fault, type Reading } from '../../tutoring/fault.ts'
import { makeSentenceCheck } from '../../tutoring/gates/check-message.ts'
import type { Markdown } from '../../tutoring/markdown.ts'
import { ASKS_AGAIN, checkSummary } from '../../tutoring/reply/check-reply.ts'
import { stillOpen } from '../../tutoring/reply/next-step.ts'
import {
  type Judging,
  judgeHead,
  readReply,
  replyToRefusal,
  replyWithoutModel,
} from '../../tutoring/reply/reply-draft.ts'
import type { ReplyDraft } from '../../tutoring/reply/reply-head.ts'
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
 * The assistant's next message. A question that was answered before, and a sentence that is unfit, are caught before a word
 * of them is shown, and the model is asked anew; when the model gives no usable reply twice, plain words of our own go on with the conversation. Facts and
 * the summary are the domain's own: see `readReply`.
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

  const understood = first.stream.head()?.facts ?? {}
  const facts = statedFacts(understood, task)
  const better = {
    ...task,
    brief: learn(task.brief, facts, task.turns),
    openTopics: stillOpen(task, facts),
    faults: first.faults,
  }
  const keepFacts = (draft: ReplyDraft): ReplyDraft => ({ ...draft, facts: { ...facts, ...draft.facts } })
  // words of the first attempt may be on the screen already: the second is shown when it is whole
  const quiet = { ...listening, onText: () => {} }
  const room = first.cutOff ? 2 : 1
  const retrying = { ...(first.stream.shown() === '' ? listening : quiet), room } as const
  const second = await attempt(2, ask, better, retrying)
  if (second.kind === 'good') return ok(keepFacts(second.draft))
  if (second.kind === 'declined') return ok(keepFacts(replyToRefusal(task)))
  if (second.kind === 'stopped') return whatWasShown(second.stream, better, listening)
  if (second.kind === 'failed' && isOverBudget(second.failure)) return err(second.failure)
  // a model that is gone now has said enough to go on
  const secondFacts = second.kind === 'failed' ? {} : (second.stream.head()?.facts ?? {})
  return ok(keepFacts(replyWithoutModel(secondFacts, better)))
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
    accept: (head) => {
      const verdict = judgeHead(head, task)
      if (verdict === 'asks-again') stopFor([ASKS_AGAIN])
      return verdict === 'say'
    },
    check: (sentence) => [...checkSentence(sentence), ...checkSummary(sentence)],
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

/** After Stop the reply is what the learner has seen. */
function whatWasShown(stream: ReplyStream, task: ReplyTask, { markdown }: Listening): Result<ReplyDraft, ReplyFailure> {
  const message = markdown.messageWithoutLinks(stream.shown().trim())
  if (message === '') return err({ kind: 'reply-stopped' })
  const head = stream.head() ?? { facts: {}, asks: null }
  return ok({
    facts: factsToSave(head.facts, task, head.asks === 'change'),
    asks: head.asks === 'proceed' ? null : head.asks,
    message,
  })
}
