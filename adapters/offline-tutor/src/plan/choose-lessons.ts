import { fitMinutes, type PlanRoom } from '@app/domain'
import { type Learner, LITTLE_TIME, MUCH_TIME } from '../learner/learner.ts'
import type { Lesson } from '../lessons/lesson.ts'

/** A lesson with its place in a plan. */
export type PlannedLesson = Lesson & {
  /** Numbers of earlier chapters of the plan, from 1. */
  readonly numbers: readonly number[]
}

/**
 * The lessons for a learner, as many as there is room for. Where the learner has set an end, what is too much for it is left out
 * from the end. What is missing to it stays missing: no lesson is there, or takes longer than it says, to fill the time.
 */
export function chooseLessons(lessons: readonly Lesson[], learner: Learner, room: PlanRoom): readonly PlannedLesson[] {
  const fit = lessons.filter((lesson) => !(learner.hasExam && lesson.notFor === 'exam'))
  const suiting = fit.filter((lesson) => suits(lesson, learner))
  const chosen =
    room.minutes === null
      ? filled(suiting, fit, room.minChapters)
      : fitCount(suiting, fit, { ...room, minutes: room.minutes, grade: learner.grade })
  const minutes = fitMinutes(
    chosen.map((lesson) => minutesFor(lesson, learner)),
    room.minutes,
    true,
  )
  return chosen.map((lesson, index) => ({
    ...lesson,
    minutes: minutes[index] ?? lesson.minutes,
    numbers: numbersOf(lesson, chosen.slice(0, index)),
  }))
}

function suits({ for: audience }: Lesson, { grade, weekly }: Learner): boolean {
  if (audience === 'start') return grade === 'new'
  if (audience === 'early') return grade !== 'good'
  if (audience === 'more') return weekly === null || weekly > LITTLE_TIME
  if (audience === 'far') return grade !== 'new' || (weekly ?? 0) >= MUCH_TIME
  return audience === 'everyone'
}

/** Those who have made some first steps are promised short ones. */
const minutesFor = ({ for: audience, minutes }: Lesson, { grade }: Learner): number =>
  audience === 'early' && grade === 'some' ? minutes * SHRINKS_TO : minutes

/** Half of a lesson's time is practice that can wait. */
const SHRINKS_TO = 0.5

type Ended = PlanRoom & { readonly minutes: number; readonly grade: Learner['grade'] }

/** Minutes of a plan that has no room for first steps which the learner has made. */
const TINY = 60

function fitCount(
  suiting: readonly Lesson[],
  lessons: readonly Lesson[],
  { minChapters, maxChapters, minutes, grade }: Ended,
): readonly Lesson[] {
  const isMade = (lesson: Lesson): boolean => minutes <= TINY && grade === 'some' && lesson.for === 'early'
  const needOf = (lesson: Lesson): number => (isMade(lesson) ? EXTRA.length : rank(lesson))
  const byNeed = [...suiting].sort((one, other) => needOf(one) - needOf(other))
  const fitting = byNeed.filter((_, index) => sum(byNeed.slice(0, index + 1)) * SHRINKS_TO <= minutes).length
  const count = Math.min(Math.max(fitting, minChapters), maxChapters)
  return count <= suiting.length ? inOrder(byNeed.slice(0, count), lessons) : filled(suiting, lessons, count)
}

/** With what goes further, and never with first steps that the learner has made. */
function filled(suiting: readonly Lesson[], lessons: readonly Lesson[], count: number): readonly Lesson[] {
  const further = lessons.filter((lesson) => !suiting.includes(lesson) && EXTRA.includes(lesson.for))
  return inOrder([...suiting, ...further.slice(0, Math.max(0, count - suiting.length))], lessons)
}

const EXTRA: readonly Lesson['for'][] = ['more', 'far', 'long']

/** What can be left out first comes last. */
const rank = ({ for: audience }: Lesson): number => EXTRA.indexOf(audience)

const inOrder = (chosen: readonly Lesson[], lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons.filter((lesson) => chosen.includes(lesson))

/** What was left out, the learner knows already. */
const numbersOf = ({ buildsOn }: Lesson, before: readonly Lesson[]): readonly number[] =>
  before.flatMap(({ title }, index) => (buildsOn.includes(title) ? [index + 1] : []))

const sum = (lessons: readonly Lesson[]): number => lessons.reduce((all, { minutes }) => all + minutes, 0)
