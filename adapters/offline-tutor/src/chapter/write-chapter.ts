import {
  type ChapterTask,
  type RecapTask,
  type ReviseTask,
  type SectionDraft,
  type SectionTask,
  usualType,
} from '@app/domain'
import { isSaidIn, type Lesson, type Lessoned } from '../lessons/lesson.ts'
import { EVERY_LESSON, subjectOf, WAYS_OF_LEARNING } from '../subjects/subject.ts'

/** In the shape and order that the prompts ask other models for. */
export function writeChapter(task: ChapterTask) {
  const { lesson, isOwn } = lessonOf(task)
  return {
    introduction: isOwn ? lesson.teach : `${NO_LESSON}\n\n${lesson.teach}`,
    learning_objectives: task.objectives?.length ? task.objectives : lesson.objectives,
    resources: lesson.resources.map(({ reason, ...found }) => ({ ...found, type: usualType(found.site), reason })),
  }
}

const NO_LESSON =
  'To be clear: the demo tutor has no lesson under this title. What you get here is a way of learning that works for any subject. Try it on this one.'

/** What each objective needs; of one that no lesson has, another way of learning. */
export function writeSection(task: SectionTask): SectionDraft {
  const { lesson } = lessonOf(task)
  const objective = task.objectives[task.place] ?? ''
  const own = lesson.sections[lesson.objectives.indexOf(objective)]
  if (own) return own
  const others = WAYS_OF_LEARNING.flatMap(({ sections }) => sections)
  const free = others.filter(({ body }) => !isSaidIn(body, task) && !lesson.sections.some((one) => one.body === body))
  return free[task.place] ?? lesson.sections[0] ?? { heading: objective, body: '' }
}

export function writeRecap(task: RecapTask) {
  const { keyPoints, practice } = lessonOf(task).lesson
  return { key_points: keyPoints, practice: practice.task, done_when: practice.doneWhen }
}

/** What an added chapter teaches: the lesson of that title, or a way of learning that the plan does not show yet. */
export function outlineAdded({ wanted, chapters, brief }: ReviseTask) {
  const added = 'added' in wanted ? chapters[wanted.added] : undefined
  const titles = chapters.map(({ title }) => title)
  const lesson =
    lessonFor(brief.goal, added?.title ?? '') ?? WAYS_OF_LEARNING.find(({ title }) => !titles.includes(title))
  const { summary, objectives, minutes } = lesson ?? WAYS_OF_LEARNING[0]
  // changes asked for in words need a model
  if (!('added' in wanted)) return { chapters: [] }
  return { chapters: [{ from: wanted.added + 1, title: added?.title, summary, objectives, minutes }] }
}

/** The lesson of the chapter's title or, if the learner has given it another, of what it promises. */
function lessonOf(task: Lessoned): { readonly lesson: Lesson; readonly isOwn: boolean } {
  const promised = EVERY_LESSON.find(({ objectives }) =>
    objectives.slice(0, 2).every((one) => task.objectives?.includes(one)),
  )
  const lesson = lessonFor(task.brief.goal, task.title) ?? promised
  const isOwn = lesson !== undefined && (lesson.title === task.title || !WAYS_OF_LEARNING.includes(lesson))
  return { lesson: lesson ?? WAYS_OF_LEARNING[0], isOwn }
}

const lessonFor = (goal: string, title: string): Lesson | undefined =>
  [...(subjectOf(goal)?.lessons ?? []), ...EVERY_LESSON].find((lesson) => lesson.title === title)
