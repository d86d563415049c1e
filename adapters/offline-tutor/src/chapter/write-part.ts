import type { RecapTask, SectionTask } from '@app/domain'
import { generalLessons } from '../lessons/general-lessons.ts'
import { type Lesson, lastOf } from '../lessons/lesson.ts'
import { type DraftedPlan, draftPlan } from '../plan/draft-plan.ts'
import { lessonOf } from './write-chapter.ts'

/** In the shape that the prompts ask other models for. */
export function writeSection(task: SectionTask) {
  const plan = draftPlan(task.brief)
  const lesson = lessonOf(task, plan)
  const objective = task.objectives[task.place] ?? ''
  const own = lesson.sections[lesson.objectives.indexOf(objective)]
  if (own) return own
  const unknown = task.objectives.filter((one) => !lesson.objectives.includes(one))
  const ways = waysToLearn(task, lesson, plan)
  const way = ways[unknown.indexOf(objective) % ways.length]
  return { heading: objective, body: `${leadIn(objective)}\n\n${way?.body ?? ''}` }
}

export function writeRecap(task: RecapTask) {
  const { keyPoints, practice } = lessonOf(task, draftPlan(task.brief))
  return { key_points: keyPoints, practice: practice.task, done_when: practice.doneWhen }
}

/** What the learner has asked for and no lesson teaches. */
const leadIn = (objective: string): string =>
  `Your plan promises this as well: **${objective.replaceAll('*', '')}**. The demo tutor has no lesson on it, so here is a way of getting there by yourself, with the material below.`

/** Sections of general lessons that neither this plan nor an earlier chapter of it has. */
function waysToLearn(
  { chapterTitles, objectives, earlier = [] }: SectionTask,
  lesson: Lesson,
  { about }: DraftedPlan,
): Lesson['sections'] {
  const taken = earlier.flatMap(({ sections = [] }) => sections.map(({ body }) => body))
  const all = generalLessons(about.name, about.search)
  const free = all.filter(({ title }) => !chapterTitles.includes(title)).flatMap(({ sections }) => sections)
  const own = lesson.sections.filter((_, place) => !objectives.includes(lesson.objectives[place] ?? ''))
  const unused = [...own, ...free].filter(({ body }) => !taken.some((text) => text.includes(lastOf(body))))
  return unused.length > 0 ? unused : all.flatMap(({ sections }) => sections)
}
