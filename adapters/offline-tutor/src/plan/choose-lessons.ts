import { fitMinutes, type PlanRoom } from '@app/domain'
import { type Learner, LITTLE_TIME, MUCH_TIME } from '../learner/learner.ts'
import type { Lesson } from '../lessons/lesson.ts'

/** A lesson with its place in a plan. */
export type PlannedLesson = Lesson & {
  /** Numbers of earlier chapters of the plan, from 1. */
  readonly numbers: readonly number[]
}

/**
 * The lessons for a learner, as many as there is room for. Where the learner has set an end, the minutes come to that: what is
 * too much is left out from the end, and what is missing comes from `spare` lessons.
 */
export function chooseLessons(
  lessons: readonly Lesson[],
  spare: readonly Lesson[],
  learner: Learner,
  room: PlanRoom,
): readonly PlannedLesson[] {
  const suiting = lessons.filter((lesson) => suits(lesson, learner))
  const chosen =
    room.minutes === null
      ? suiting
      : fitCount(suiting, lessons, spare, { ...room, minutes: room.minutes, grade: learner.grade })
  const minutes = fitMinutes(
    chosen.map((lesson) => minutesFor(lesson, learner)),
    room.minutes,
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
  spare: readonly Lesson[],
  { minChapters, maxChapters, minutes, grade }: Ended,
): readonly Lesson[] {
  const isMade = (lesson: Lesson): boolean => minutes <= TINY && grade === 'some' && lesson.for === 'early'
  const needOf = (lesson: Lesson): number => (isMade(lesson) ? EXTRA.length : rank(lesson))
  const byNeed = [...suiting].sort((one, other) => needOf(one) - needOf(other))
  const fitting = byNeed.filter((_, index) => sum(byNeed.slice(0, index + 1)) * SHRINKS_TO <= minutes).length
  const count = Math.min(Math.max(fitting, minChapters), maxChapters)
  if (count <= suiting.length) return inOrder(byNeed.slice(0, count), lessons)
  const others = lessons.filter((lesson) => !suiting.includes(lesson))
  const further = others.filter((lesson) => EXTRA.includes(lesson.for))
  // first steps that the learner has made are better than nothing
  const known = spare.length === 0 ? others.filter((lesson) => !EXTRA.includes(lesson.for)) : []
  const own = inOrder([...suiting, ...further, ...known].slice(0, count), lessons)
  return spread(own, spare.slice(0, count - own.length))
}

const EXTRA: readonly Lesson['for'][] = ['more', 'far', 'long']

/** What can be left out first comes last. */
const rank = ({ for: audience }: Lesson): number => EXTRA.indexOf(audience)

const inOrder = (chosen: readonly Lesson[], lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons.filter((lesson) => chosen.includes(lesson))

/** `between` at even distances, behind the first of `lessons` and before the last. */
function spread(lessons: readonly Lesson[], between: readonly Lesson[]): readonly Lesson[] {
  const step = (lessons.length - 1) / (between.length + 1)
  return lessons.flatMap((lesson, index) => [
    lesson,
    ...between.filter((_, place) => Math.max(1, Math.round((place + 1) * step)) === index + 1),
  ])
}

/** What was left out, the learner knows already. */
const numbersOf = ({ buildsOn }: Lesson, before: readonly Lesson[]): readonly number[] =>
  before.flatMap(({ title }, index) => (buildsOn.includes(title) ? [index + 1] : []))

const sum = (lessons: readonly Lesson[]): number => lessons.reduce((all, { minutes }) => all + minutes, 0)
