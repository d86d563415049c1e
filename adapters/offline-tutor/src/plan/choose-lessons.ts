import type { Level, PlanRoom } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'

/** How far along a learner is, and minutes a week; null where it is not known. */
export type Learner = { readonly level: Level | null; readonly weekly: number | null }

/** Up to so many minutes a week a plan keeps to the essentials. */
const LITTLE_TIME = 75
/** From so many on it goes further. */
const MUCH_TIME = 300
const MIN_CHAPTERS = 2
/** Half of a lesson's time is practice that can wait. */
const SHRINKS_TO = 0.5

/** The lessons for a learner, in order. Where there is an end, what is too much for it is left out; what is missing to it stays missing. */
export function chooseLessons(lessons: readonly Lesson[], learner: Learner, room: PlanRoom): readonly Lesson[] {
  const suiting = lessons.filter((lesson) => suits(lesson, learner))
  const { minutes, maxChapters } = room
  if (minutes === null) return suiting
  // what can be left out first comes last
  const byNeed = suiting.toSorted((one, other) => rank(one) - rank(other))
  const isFitting = (_: Lesson, at: number): boolean => sum(byNeed.slice(0, at + 1)) * SHRINKS_TO <= minutes
  const fitting = Math.min(byNeed.filter(isFitting).length, maxChapters)
  const kept = byNeed.slice(0, Math.max(fitting, MIN_CHAPTERS))
  return suiting.filter((lesson) => kept.includes(lesson))
}

/** Lessons that one who is not new may know already. */
export const isBasic = ({ for: audience }: Lesson): boolean => audience === 'start' || audience === 'early'

function suits(lesson: Lesson, { level, weekly }: Learner): boolean {
  const { for: audience } = lesson
  if (isBasic(lesson) && (level === null || level === 'new')) return true
  if (audience === 'start') return false
  if (audience === 'early') return level === 'some'
  if (audience === 'more') return weekly === null || weekly > LITTLE_TIME
  if (audience === 'far') return (level !== null && level !== 'new') || (weekly ?? 0) >= MUCH_TIME
  return true
}

const EXTRA: readonly Lesson['for'][] = ['more', 'far']
const rank = ({ for: audience }: Lesson): number => EXTRA.indexOf(audience)
const sum = (lessons: readonly Lesson[]): number => lessons.reduce((all, { minutes }) => all + minutes, 0)
