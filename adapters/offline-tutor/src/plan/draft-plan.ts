import { fitMinutes, knownSlots, type PlanTask } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'
import { subjectOf, WAYS_OF_LEARNING } from '../subjects/subject.ts'
import { chooseLessons } from './choose-lessons.ts'

const GENERAL_CHAPTERS = 3
/** Share of the learner's time that chapters may leave open without a word. */
const HARDLY_LESS = 0.9

/** The lessons of the subject that the goal names, as far as they suit; else the free general plan. In the shape that the prompts ask other models for. */
export function draftPlan({ brief, room }: PlanTask) {
  const subject = subjectOf(brief.goal)
  if (!subject) return { ...GENERAL, chapters: outlined(WAYS_OF_LEARNING.slice(0, GENERAL_CHAPTERS), null) }
  const { level, minutesPerWeek, mustHave, skip } = knownSlots(brief, new Date(0))
  const minutes = room?.minutes ?? null
  const chosen = chooseLessons(subject.lessons, { level, weekly: minutesPerWeek, minutes })
  const first = subject.lessons.find((lesson) => !chosen.includes(lesson) && lesson.for !== 'far')
  const taught = chosen.reduce((all, lesson) => all + lesson.minutes, 0)
  const description = [
    `By the end you’ll ${subject.outcome}.`,
    first ? `Left out as a refresh: “${first.title}”. Add it under its title whenever you like.` : '',
    minutes !== null && taught < HARDLY_LESS * minutes ? 'This plan needs less time than you have.' : '',
    mustHave.length + skip.length > 0 ? 'The demo’s lessons are fixed, so nothing is added to them or left out.' : '',
  ]
  return {
    title: subject.planTitle[level ?? 'new'],
    description: description.filter(Boolean).join(' '),
    chapters: outlined(chosen, minutes),
  }
}

const GENERAL = {
  title: 'How to go about learning something new',
  description:
    'A free general plan: three chapters on ways of learning that work for anything. The demo tutor has no lessons on your goal itself, so you bring the subject.',
  is_free: true,
}

const outlined = (lessons: readonly Lesson[], room: number | null) => {
  const minutes = fitMinutes(
    lessons.map((lesson) => lesson.minutes),
    room,
    true,
  )
  return lessons.map(({ title, summary, objectives, ...lesson }, index) => ({
    ...{ title, summary, objectives },
    minutes: minutes[index] ?? lesson.minutes,
    // what was left out, the learner knows already
    builds_on: lessons.slice(0, index).flatMap((other, at) => (lesson.buildsOn.includes(other.title) ? [at + 1] : [])),
  }))
}
