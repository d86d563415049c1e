import type { Brief } from '@app/domain'
import { describeAmount, describeWeeks } from '../learner/describe-time.ts'
import { type Learner, LITTLE_TIME, learnerOf, MUCH_TIME, weeksPerChapter } from '../learner/learner.ts'
import { generalLessons } from '../lessons/general-lessons.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { type About, aboutGoal } from '../subjects/about.ts'
import { capitalised, describeNumber, joined } from '../words/english.ts'

export type DraftedPlan = {
  readonly title: string
  readonly description: string
  readonly chapters: readonly Lesson[]
  readonly learner: Learner
  readonly about: About
}

/** The same brief always gives the same plan: a chapter is found again by its title when it is written. */
export function draftPlan(brief: Brief): DraftedPlan {
  const about = aboutGoal(brief.goal)
  const learner = learnerOf(brief, about.subject)
  const lessons = about.subject?.lessons ?? generalLessons(about.name, about.search)
  const chapters = lessons.filter((lesson) => suits(lesson, learner))
  return {
    title: about.subject?.planTitle[learner.grade] ?? `${about.title}: a general plan for learning it`,
    description: joined([promiseOf(about, chapters.length), focusIn(learner), paceOf(learner, chapters.length)]),
    chapters,
    learner,
    about,
  }
}

function suits({ for: audience }: Lesson, { grade, weekly }: Learner): boolean {
  if (audience === 'start') return grade === 'new'
  if (audience === 'early') return grade !== 'good'
  if (audience === 'more') return weekly === null || weekly > LITTLE_TIME
  return audience === 'everyone' || grade !== 'new' || (weekly ?? 0) >= MUCH_TIME
}

const promiseOf = ({ subject, name }: About, count: number): string =>
  subject
    ? `By the end you’ll ${subject.outcome}.`
    : `The demo tutor has no lessons of its own on ${name}. These ${describeNumber(count)} chapters are general ways of learning anything, for you to fill with the subject.`

const focusIn = ({ focus }: Learner): string => (focus === null ? '' : `Your focus: ${focus}.`)

/** "by June" and "in June" name June; weeks that are counted, as in "make it 3 weeks", lie ahead. */
function dateOf({ deadline, weeks }: Learner): string {
  if (weeks !== null) return `in ${describeWeeks(weeks)}`
  return (deadline ?? '').replace(/^(?:by|until|till|before|in) /i, '')
}

function paceOf(learner: Learner, count: number): string {
  const span = describeWeeks(weeksPerChapter(learner, count))
  const weekly = learner.weekly === null ? '' : ` at ${describeAmount(learner.weekly)} a week`
  const deadline =
    learner.deadline === null ? '' : ` Target date: ${dateOf(learner)}. If time runs short, do the tasks first.`
  return `${capitalised(describeNumber(count))} chapters, ${span} each${weekly}.${deadline}`
}
