import type { Level } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'

/** How far along its learner is, and how much time there is; null where it is not known. */
export type Room = { readonly level: Level | null; readonly weekly: number | null; readonly minutes: number | null }

/** Up to so many minutes a week a plan keeps to the essentials. */
const LITTLE_TIME = 75
/** From so many on it goes further. */
const MUCH_TIME = 300
const MIN_CHAPTERS = 2
/** Half of a lesson's time is practice that can wait. */
const SHRINKS_TO = 0.5

/** The lessons for a learner, in order. Where there is an end, what is too much for it is left out; what is missing to it stays missing. */
export function chooseLessons(lessons: readonly Lesson[], room: Room): readonly Lesson[] {
  const suiting = lessons.filter((lesson) => suits(lesson, room))
  const { minutes } = room
  if (minutes === null) return suiting
  // what can be left out first comes last
  const byNeed = suiting.toSorted((one, other) => rank(one) - rank(other))
  const isFitting = (_: Lesson, at: number): boolean => sum(byNeed.slice(0, at + 1)) * SHRINKS_TO <= minutes
  const kept = byNeed.slice(0, Math.max(byNeed.filter(isFitting).length, MIN_CHAPTERS))
  return suiting.filter((lesson) => kept.includes(lesson))
}

function suits({ for: audience }: Lesson, { level, weekly }: Room): boolean {
  if (audience === 'start') return level === null || level === 'new'
  if (audience === 'early') return level !== 'comfortable' && level !== 'expert'
  if (audience === 'more') return weekly === null || weekly > LITTLE_TIME
  if (audience === 'far') return (level !== null && level !== 'new') || (weekly ?? 0) >= MUCH_TIME
  return audience === 'everyone'
}

const EXTRA: readonly Lesson['for'][] = ['more', 'far']
const rank = ({ for: audience }: Lesson): number => EXTRA.indexOf(audience)
const sum = (lessons: readonly Lesson[]): number => lessons.reduce((all, { minutes }) => all + minutes, 0)
