import type { Brief } from '@app/domain'
import { subjectOf } from '../kinds/subject-of.ts'
import { type Learner, learnerOf } from '../learner/learner.ts'
import { amountInWords, weeksInWords } from '../learner/time-in-words.ts'
import { isUnsuitable } from '../learner/unsuitable.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { ownAim } from '../lessons/own-aim.ts'
import { capitalised, inWords } from '../words/english.ts'
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
    description: `At the end ${youCan(kind.outcome(subject))}. ${paceOf(learner, chapters.length)}`,
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

const youCan = (outcome: string): string => `you ${outcome}`

/** Occasions, for which one learns something: with these "Spanish for your trip" is right. */
const OCCASION =
  /^(?:(?:your|the|our|an?) (?:\p{L}+ )?(?:trip|travels?|holidays?|job|work|wedding|move|family|business|career|school|studies|kids|children|exam|thesis)(?: (?:to|in|at|with|of|as) [\p{L} ]{2,24})?|work|travel(?:ling|ing)?|school|university|business|holidays)$/iu

const titleFor = (usual: string, bare: string, focus: string | null): string =>
  focus !== null && OCCASION.test(focus) && focus.length <= 40 ? `${bare} for ${focus}` : usual

function paceOf(learner: Learner, count: number): string {
  const chapters = `${capitalised(inWords(count))} chapters`
  const each = weeksPerChapter(learner, count)
  const weekly = learner.weekly === null ? '' : `, at ${amountInWords(learner.weekly)} a week`
  const end =
    learner.deadline === null
      ? ''
      : ` You want to be ready ${learner.deadline.toLowerCase() === learner.deadline ? learner.deadline : learner.deadline}: if time gets short, the practice comes first.`
  return `${chapters}, ${weeksInWords(each)} for each${weekly}.${end}`
}
