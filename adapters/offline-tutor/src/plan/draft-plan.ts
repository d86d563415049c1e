import type { Brief } from '@app/domain'
import { subjectOf } from '../kinds/subject-of.ts'
import { type Learner, learnerOf } from '../learner/learner.ts'
import { amountInWords, weeksInWords } from '../learner/time-in-words.ts'
import { isUnsuitable } from '../learner/unsuitable.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { ownAim } from '../lessons/own-aim.ts'
import { capitalised, inWords } from '../words/english.ts'
import { either } from '../words/pattern.ts'
import { weeksPerChapter } from './weeks-per-chapter.ts'

export type DraftedPlan = {
  readonly title: string
  readonly description: string
  readonly chapters: readonly Lesson[]
  readonly learner: Learner
}

/** The same brief always gives the same plan: a chapter is found again by its title when it is written. */
export function draftPlan(brief: Brief): DraftedPlan {
  const { kind, subject } = subjectOf(isUnsuitable(brief.goal) ? '' : brief.goal)
  const learner = learnerOf(brief)
  const lessons = kind.lessons(subject).filter((lesson) => suits(lesson, learner))
  const chapters = learner.focus === null ? lessons : withOwnAim(lessons, ownAim(subject, learner.focus))
  return {
    title: titleFor(kind.planTitle(subject, learner.grade), subject.Bare, learner.focus),
    description: `At the end you ${kind.outcome(subject)}. ${paceOf(learner, chapters.length)}`,
    chapters,
    learner,
  }
}

const LITTLE = 75
const MUCH = 300

function suits({ for: audience }: Lesson, { grade, weekly }: Learner): boolean {
  if (audience === 'start') return grade === 'new'
  if (audience === 'early') return grade !== 'good'
  if (audience === 'more') return weekly === null || weekly > LITTLE
  return audience === 'everyone' || grade !== 'new' || (weekly ?? 0) >= MUCH
}

/** Before the last chapter, which looks beyond the plan. */
const withOwnAim = (lessons: readonly Lesson[], own: Lesson): readonly Lesson[] => [
  ...lessons.slice(0, -1),
  own,
  ...lessons.slice(-1),
]

const WITHOUT_ARTICLE = either('work|travel(?:ling|ing)?|school|university|business|holidays')
const EVENT = either(
  'trip|travels?|holidays?|move|wedding|exam|thesis|studies|school|job|work|business|career|family|kids|children',
)
/** Occasions, for which one learns something: with these "Spanish for your trip" is right. */
const OCCASION = new RegExp(
  `^(?:(?:your|the|our|an?) (?:\\p{L}+ )?${EVENT}(?: (?:to|in|at|with|of|as) [\\p{L} ]{2,24})?|${WITHOUT_ARTICLE})$`,
  'iu',
)
const LONGEST_OCCASION = 40

const titleFor = (usual: string, bare: string, focus: string | null): string =>
  focus !== null && OCCASION.test(focus) && focus.length <= LONGEST_OCCASION ? `${bare} for ${focus}` : usual

function paceOf(learner: Learner, count: number): string {
  const span = weeksInWords(weeksPerChapter(learner, count))
  const weekly = learner.weekly === null ? '' : `, at ${amountInWords(learner.weekly)} a week`
  const end =
    learner.deadline === null
      ? ''
      : ` You want to be ready ${learner.deadline}: if time gets short, the practice comes first.`
  return `${capitalised(inWords(count))} chapters, ${span} for each${weekly}.${end}`
}
