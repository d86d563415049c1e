import { fitMinutes, knownSlots, type Level, type PlanRoom, type PlanTask, USUAL_ROOM } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'
import { type Subject, subjectNamed, WAYS_OF_LEARNING } from '../subjects/subject.ts'

/** Share of the learner's time that chapters may leave open without a word. */
const HARDLY_LESS = 0.9

/** The lessons of the subject that the goal names, as far as they suit; else the free general plan. In the shape that the prompts ask other models for. */
export function draftPlan(task: PlanTask) {
  const subject = subjectNamed(task.brief.goal)
  return subject ? subjectPlan(subject, task) : generalPlan(task)
}

function subjectPlan({ lessons, planTitle, outcome, thread }: Subject, { brief, room = USUAL_ROOM }: PlanTask) {
  const { level, pace, minutesPerWeek, ...wishes } = knownSlots(brief, new Date(0))
  const chosen = chooseLessons(lessons, { level, weekly: pace?.per === 'once' ? null : minutesPerWeek }, room)
  const others = lessons.filter((lesson) => !chosen.includes(lesson))
  const [basics, more] = [others.filter(isBasic), others.filter((lesson) => !isBasic(lesson))]
  const taught = chosen.reduce((all, { minutes }) => all + minutes, 0)
  const { mustHave, skip, formats, constraints } = wishes
  const description = [
    `By the end you’ll ${outcome}.`,
    basics.length > 0 ? `For a refresh, add a chapter called ${named(basics)}.` : '',
    more.length > 0 ? `To go further, add ${named(more)}.` : '',
    room.minutes !== null && taught < HARDLY_LESS * room.minutes ? 'This plan needs less time than you have.' : '',
    [mustHave, skip, formats, constraints].some((wished) => wished.length > 0)
      ? 'The demo’s lessons are fixed texts: level and time choose among them, and no other wish changes them.'
      : '',
  ]
  return {
    title: planTitle[level ?? 'new'],
    description: description.filter(Boolean).join(' '),
    thread,
    chapters: outlined(chosen, room.minutes),
  }
}

const named = (lessons: readonly Lesson[]): string => lessons.map(({ title }) => `“${title}”`).join(' or ')

/** What may stand in a heading just as a learner wrote it: no other text holds it. */
const PLAIN_WORDS = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N} ,;'’“”„"&+()-]|[.:](?= )){1,79}[.!]?$/u

const generalPlan = ({ brief, room = USUAL_ROOM }: PlanTask) => ({
  title: PLAIN_WORDS.test(brief.goal)
    ? `A general plan: ${brief.goal.replace(/\.$/, '')}`
    : 'A general plan for learning something new',
  description:
    'A free general plan: three chapters on ways of learning that work for anything. The demo tutor has no lessons on your goal itself, so you bring the subject.',
  is_free: true,
  chapters: outlined(WAYS_OF_LEARNING, room.minutes),
})

const outlined = (lessons: readonly Lesson[], room: number | null) => {
  const proposed = lessons.map(({ minutes }) => minutes)
  const minutes = fitMinutes(proposed, room, true)
  return lessons.map(({ title, summary, objectives, buildsOn }, index) => ({
    ...{ title, summary, objectives },
    minutes: minutes[index] ?? 0,
    // what was left out, the learner knows already
    builds_on: lessons.slice(0, index).flatMap((other, at) => (buildsOn.includes(other.title) ? [at + 1] : [])),
  }))
}

/** How far along a learner is, and minutes a week; null where it is not known. */
type Learner = { readonly level: Level | null; readonly weekly: number | null }

/** Up to so many minutes a week a plan keeps to the essentials. */
const LITTLE_TIME = 75
/** From so many on it goes further. */
const MUCH_TIME = 300
const MIN_CHAPTERS = 2
/** Half of a lesson's time is practice that can wait. */
const SHRINKS_TO = 0.5

/** The lessons for a learner, in order. Where there is an end, what is too much for it is left out; what is missing to it stays missing. */
function chooseLessons(lessons: readonly Lesson[], learner: Learner, room: PlanRoom): readonly Lesson[] {
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
const isBasic = ({ for: audience }: Lesson): boolean => audience === 'start' || audience === 'early'

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
