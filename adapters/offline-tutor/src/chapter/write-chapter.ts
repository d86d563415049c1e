import { type ChapterTask, usualType } from '@app/domain'
import { describeSpan } from '../learner/describe-time.ts'
import { weeksFor } from '../learner/learner.ts'
import { unknownChapter } from '../lessons/general-lessons.ts'
import type { Lesson, Lessoned } from '../lessons/lesson.ts'
import { aimIn, type DraftedPlan, draftPlan } from '../plan/draft-plan.ts'
import { joined } from '../words/english.ts'

/** In the shape and order that the prompts ask other models for. */
export function writeChapter(task: ChapterTask) {
  const plan = draftPlan(task.brief)
  const lesson = lessonOf(task, plan)
  return {
    introduction: [disclaimer(task, plan), lesson.teach, closing(task, lesson, plan)].filter(Boolean).join('\n\n'),
    learning_objectives: task.objectives?.length ? task.objectives : lesson.objectives,
    resources: lesson.resources.map(({ reason, ...found }) => ({ ...found, type: usualType(found.site), reason })),
  }
}

/**
 * Our own plan is drafted again and the chapter found in it, by its title or, if the learner has given it another, by what it
 * promises; another model's plan holds chapters we never saw.
 */
export function lessonOf(task: Lessoned, plan: DraftedPlan): Lesson {
  const own =
    plan.lessons.find(({ title }) => title === task.title) ??
    plan.lessons.find(({ objectives }) => objectives.slice(0, 2).every((one) => task.objectives?.includes(one)))
  if (own) return own
  // a chapter that promises something else is the learner's own
  const promisesNothing = !task.objectives?.length && task.summary !== ''
  const ours = promisesNothing && task.planTitle === plan.title && task.chapterTitles.length === plan.chapters.length
  return (ours ? plan.chapters[task.number - 1] : undefined) ?? unknownChapter(task)
}

/** What the learner should know of a plan that does not know its subject, before anything else. */
const disclaimer = ({ number }: ChapterTask, { about }: DraftedPlan): string =>
  about.subject !== null || number !== 1
    ? ''
    : `First, to be clear: this demo tutor has no lessons on ${about.name}. What you get here is a way of learning that works for any subject. The subject itself comes from the sources you choose.`

/** How long the chapter may take, and in the last one where the learner's own aim is. */
function closing(task: ChapterTask, lesson: Lesson, { learner }: DraftedPlan): string {
  const { minutes = null, objectives = [], number, chapterTitles } = task
  const span = describeSpan(
    minutes ?? lesson.minutes,
    weeksFor(minutes ?? lesson.minutes, learner, chapterTitles.length),
  )
  const isShort = minutes !== null && minutes < ENOUGH * lesson.minutes && number < chapterTitles.length
  return joined([
    learner.weekly === null ? '' : `Plan on ${span}${isShort ? '; keep practicing it alongside the next one' : ''}.`,
    objectives.includes(aimIn(learner) ?? '')
      ? `Your focus was ${learner.focus}: the last section comes back to it.`
      : '',
  ])
}

/** Share of a lesson's minutes below which its practice does not fit. */
const ENOUGH = 0.75
