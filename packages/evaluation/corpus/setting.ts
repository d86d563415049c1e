import type { Brief } from '@app/domain'

export type ResourceAnswer = {
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

/** A plan in the shape that the prompt asks a model for. */
export type PlanAnswer = {
  readonly title: string
  readonly description: string
  readonly chapters: readonly { readonly title: string; readonly summary: string }[]
}

/** A learner and what a good model says to them: hostile answers are told apart from these by one thing each. */
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
