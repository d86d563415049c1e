import type { ChapterTask, Exercise, Practice, Question, ResourceSite, SectionDraft } from '@app/domain'

/** 'start': for those who begin. 'early': not for the advanced. 'more': if time allows. 'far': for the ambitious. */
export const AUDIENCES = ['start', 'early', 'everyone', 'more', 'far'] as const

/** One chapter as it is written before anything about the learner is known. */
export type Lesson = {
  readonly for: (typeof AUDIENCES)[number]
  readonly title: string
  readonly summary: string
  /** How long it takes to read it and to practise until it holds. */
  readonly minutes: number
  /** Titles of earlier lessons of the same file without which this one is hard to follow. */
  readonly buildsOn: readonly string[]
  /** What the chapter begins with, in paragraphs. */
  readonly teach: string
  /** Each begins with a verb. */
  readonly objectives: readonly string[]
  /** What each objective needs, in their order. */
  readonly sections: readonly SectionDraft[]
  readonly keyPoints: readonly string[]
  readonly practice: Practice
  readonly check: readonly LessonQuestion[]
  /** For retries; none of most lessons. */
  readonly secondCheck: readonly LessonQuestion[]
  /** From easy to hard; none of most lessons. */
  readonly exercises: readonly Exercise[]
  /** Four or more, each on another site. */
  readonly resources: readonly Suggestion[]
}

/** A task that is about a chapter, or about a part of one. */
export type Lessoned = Omit<ChapterTask, 'kind'>

/** Whether the learner has a text already. It is known again by its last paragraph: an older version filled words into others. */
export const isSaidIn = (text: string, { earlier = [] }: Lessoned): boolean =>
  earlier
    .flatMap(({ introduction, sections = [] }) => [introduction, ...sections.map(({ body }) => body)])
    .some((other) => other.includes(text.slice(text.lastIndexOf('\n\n')).trim()))

/** Where to look and for what: the product makes the address. */
export type Suggestion = {
  readonly site: ResourceSite
  readonly search: string
  readonly title: string
  readonly reason: string
}

/** A question with its key: texts of options, a number, or accepted texts, the first of which is shown. */
export type LessonQuestion = {
  readonly kind: Question['kind']
  readonly prompt: string
  readonly objective: string
  readonly explanation: string
  /** Of `order` in their right order; of `number` and `short` none. */
  readonly options: readonly string[]
  readonly key: readonly string[]
  /** Of each wrong option, in their order; none where no one has written them. */
  readonly misconceptions: readonly string[]
  readonly tolerance: number
  readonly unit: string
  /** How hard it is, from 1 to 5, where it is asked to find out a learner's level. It needs no chapter to be understood. */
  readonly step: number | null
}
