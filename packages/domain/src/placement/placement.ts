import type { Brief } from '../brief/brief.ts'
import type { Level, Placed } from '../brief/slots.ts'
import type { ChapterPart } from '../chapters/chapter-progress.ts'
import { type CheckResult, type QuestionResult, resultOf } from '../check/attempt.ts'
import type { Question } from '../check/question.ts'
import { type Answers, answersTo, type Marks, markAnswers } from '../check/score.ts'
import { type Conversation, isOpen } from '../conversations/conversation.ts'
import { type ConversationId, err, ok, type PlacementId } from '../shared/index.ts'
import { levelReached } from './level-reached.ts'

/** What a model wrote of it, kept until its questions are verified: a crash repeats only the call in flight. */
export type PlacementPart = Pick<ChapterPart, 'name' | 'task' | 'made' | 'model'>

type Common = {
  readonly conversationId: ConversationId
  /** Another one for another goal: what is still being written for the goal before is not taken for it. */
  readonly id: PlacementId
  /** As it was when the questions were asked for: what they are written from. */
  readonly brief: Brief
  readonly at: Date
}
export type WritingPlacement = Common & { readonly kind: 'writing'; readonly parts: readonly PlacementPart[] }
export type ReadyPlacement = Common & { readonly kind: 'ready'; readonly questions: readonly Question[] }
export type AnsweredPlacement = Omit<ReadyPlacement, 'kind'> & {
  readonly kind: 'answered'
  readonly attempt: PlacementAttempt
}
/** Too few questions held up. */
export type UnavailablePlacement = Common & { readonly kind: 'unavailable' }

/** `id`: chosen by the client; sent again it is the same. There is one only: its answers are known after it. */
export type PlacementAttempt = {
  readonly id: string
  readonly answers: Answers
  readonly marks: Marks
  readonly at: Date
}

/** A few questions that find out how far along a learner is, before there is a plan. One of each conversation, and goal. */
export type Placement = WritingPlacement | ReadyPlacement | AnsweredPlacement | UnavailablePlacement

/** The placement that there is for the goal of the conversation, or another that is to be written. */
export function beginPlacement(from: Conversation, existing: Placement | null, id: PlacementId, at: Date) {
  const open = canBePlaced(from)
  if (!open.ok) return open
  if (isAbout(existing, from)) return ok<Placement>(existing)
  if (isGoalOpen(from.brief)) return err({ kind: 'goal-not-known' })
  return ok<Placement>({ kind: 'writing', conversationId: from.id, id, brief: from.brief, parts: [], at })
}

export function canBePlaced(from: Conversation) {
  if (from.kind === 'declined') return err({ kind: 'conversation-declined' })
  return isOpen(from) ? ok(from) : err({ kind: 'conversation-closed' })
}

const isGoalOpen = ({ goal }: Brief): boolean => !/[\p{L}\p{N}]/u.test(goal)

/** Whether it asks about the goal that the conversation has now. */
export const isAbout = (placement: Placement | null, { brief }: Conversation): placement is Placement =>
  placement !== null && placement.brief.goal === brief.goal

/** `attemptId` once more is the same attempt, whatever is sent with it. */
export function answerPlacement(
  placement: Placement | null,
  { attemptId, answers, at }: { readonly attemptId: string; readonly answers: Answers; readonly at: Date },
) {
  if (placement?.kind === 'answered') {
    return placement.attempt.id === attemptId ? ok(placement) : err({ kind: 'placement-answered' })
  }
  if (placement?.kind !== 'ready') return err({ kind: 'no-placement' })
  const marks = markAnswers(placement.questions, answers)
  if (!marks.ok) return marks
  const attempt = { id: attemptId, answers: answersTo(placement.questions, answers), marks: marks.value, at }
  return ok<AnsweredPlacement>({ ...placement, kind: 'answered', attempt })
}

/** What came of it. */
export type PlacementResult = Omit<CheckResult, 'passed'> & {
  readonly level: Level
  readonly results: readonly QuestionResult[]
}

export function placementResult({ questions, attempt }: AnsweredPlacement): PlacementResult {
  const { right, of, results } = resultOf(questions, attempt)
  return { right, of, level: levelReached(questions, attempt.marks), results }
}

/** What the brief keeps of it. `inWords`: a question in one short line. */
export function placedBy({ questions, attempt }: AnsweredPlacement, inWords: (prompt: string) => string): Placed {
  const words = (isRight: boolean): readonly string[] =>
    questions.filter(({ id }) => (attempt.marks[id] === true) === isRight).map(({ prompt }) => inWords(prompt))
  const [able, unable] = [words(true), words(false)]
  return { right: able.length, of: questions.length, able, unable }
}
