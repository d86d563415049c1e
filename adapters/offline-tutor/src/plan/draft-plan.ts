import { fitMinutes, knownSlots, type PlanTask, USUAL_ROOM } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'
import { type Subject, subjectNamed, WAYS_OF_LEARNING } from '../subjects/subject.ts'
import { chooseLessons, isBasic } from './choose-lessons.ts'

/** Share of the learner's time that chapters may leave open without a word. */
const HARDLY_LESS = 0.9

/** The lessons of the subject that the goal names, as far as they suit; else the free general plan. In the shape that the prompts ask other models for. */
export function draftPlan(task: PlanTask) {
  const subject = subjectNamed(task.brief.goal)
  return subject ? subjectPlan(subject, task) : generalPlan(task)
}

function subjectPlan({ lessons, planTitle, outcome }: Subject, { brief, room = USUAL_ROOM }: PlanTask) {
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
    chapters: outlined(chosen, room.minutes),
  }
}

const named = (lessons: readonly Lesson[]): string => lessons.map(({ title }) => `“${title}”`).join(' or ')

/** What may stand in a heading just as a learner wrote it: no other text holds it. */
const PLAIN_WORDS = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} ,'’&-]{1,79}$/u

const generalPlan = ({ brief, room = USUAL_ROOM }: PlanTask) => ({
  title: PLAIN_WORDS.test(brief.goal) ? `A general plan: ${brief.goal}` : 'A general plan for learning something new',
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
