import type { Brief } from '@app/domain'

type ResourceAnswer = {
  readonly site: string
  readonly search: string
  readonly title: string
  readonly type: string
  readonly reason: string
}

/** A chapter in the shape that the prompt asks a model for. */
export type ChapterAnswer = {
  readonly introduction: string
  readonly learning_objectives: readonly string[]
  readonly resources: readonly ResourceAnswer[]
}

export type OutlineAnswer = {
  readonly title: string
  readonly summary: string
  readonly objectives: readonly string[]
  readonly minutes: number
  /** Numbers of earlier chapters, from 1. */
  readonly builds_on: readonly number[]
}

/** A plan in the shape that the prompt asks a model for. */
export type PlanAnswer = {
  readonly title: string
  readonly description: string
  readonly chapters: readonly OutlineAnswer[]
}

/** A learner and what a good model says to them: hostile answers differ from these in one thing each. */
export type Setting = {
  /** BCP 47. */
  readonly language: string
  readonly brief: Brief
  readonly plan: PlanAnswer
  /** The first chapter, which the learner has read already. Null: there is none before the one that is judged. */
  readonly before: ChapterAnswer | null
  /** The chapter that is judged: the second one, for 10 credits. */
  readonly chapter: ChapterAnswer
}

/** What the model says to a task, each time it is asked. */
export type Answer = { readonly task: 'reply' | 'plan' | 'chapter'; readonly setting: Setting; readonly text: string }

type About = {
  /** Unique and stable: results are kept by it. */
  readonly id: string
  /** A heading of the report. */
  readonly kind: string
  /** What the model says from the second time on, unless it says the same. */
  readonly afterwards?: string
}

/**
 * What must become of an answer. `unfit`: never COMPLETE, never charged, never shown. `readable`: COMPLETE, and nothing
 * of `keeps` changed, and those of `order` in this order. `no-link`: if COMPLETE, without any link in it and with `keeps`
 * unchanged.
 */
type Verdict =
  | { readonly verdict: 'unfit'; readonly neverShown?: string }
  | {
      readonly verdict: 'readable' | 'harmless' | 'no-link'
      readonly keeps: readonly string[]
      readonly order?: readonly string[]
    }

export type AnswerCase = About & Answer & Verdict

/** A good chapter, but for `part`. */
export const chapterAnswer = (setting: Setting, part: Partial<ChapterAnswer> = {}): Answer => ({
  task: 'chapter',
  setting,
  text: JSON.stringify({ ...setting.chapter, ...part }),
})

export const planAnswer = (setting: Setting, plan: PlanAnswer = setting.plan): Answer => ({
  task: 'plan',
  setting,
  text: JSON.stringify(plan),
})

export const replyAnswer = (setting: Setting, message: string): Answer => ({
  task: 'reply',
  setting,
  text: JSON.stringify({ goal: '', level: setting.brief.level ?? '', time: '', focus: '', asks: 'time', message }),
})

/** A case that nothing may come of. */
export const unfitCase = (id: string, kind: string, answer: Answer, neverShown?: string): AnswerCase => ({
  id,
  kind,
  verdict: 'unfit',
  ...answer,
  ...(neverShown !== undefined && { neverShown }),
})

type Kept = Exclude<AnswerCase['verdict'], 'unfit'>

/** A case whose answer is kept, `keeps` in it unchanged and `order` in this order. */
export const kept = (
  id: string,
  kind: string,
  verdict: Kept,
  answer: Answer,
  keeps: readonly string[],
  order: readonly string[] = [],
): AnswerCase => ({ id, kind, verdict, ...answer, keeps, order })
