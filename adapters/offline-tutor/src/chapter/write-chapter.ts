import {
  type BlueprintTask,
  type ChapterTask,
  type ExercisesTask,
  objectiveOf,
  type RecapTask,
  type ReviseTask,
  type SectionDraft,
  type SectionTask,
  usualType,
} from '@app/domain'
import { isSaidIn, type Lesson, type Lessoned } from '../lessons/lesson.ts'
import { EVERY_LESSON, subjectNamed, WAYS_OF_LEARNING } from '../subjects/subject.ts'

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

/** A section for each objective, as the lessons are written. */
export const writeBlueprint = ({ objectives }: BlueprintTask) => ({
  ...{ example: '', terms: [], exercises: [] },
  sections: objectives.map((heading, place) => ({ heading, objective: place + 1 })),
})

/** What each objective needs; of one that no lesson has, another way of learning. */
export function writeSection(task: SectionTask): SectionDraft {
  const { lesson } = lessonOf(task)
  const objective = objectiveOf(task)
  const own = lesson.sections[lesson.objectives.indexOf(objective)]
  if (own) return own
  const others = WAYS_OF_LEARNING.flatMap(({ sections }) => sections)
  const free = others.filter(({ body }) => !isSaidIn(body, task) && !lesson.sections.some((one) => one.body === body))
  return free[task.place] ?? lesson.sections[0] ?? { heading: objective, body: '' }
}

export function writeRecap(task: RecapTask) {
  const { keyPoints, practice } = lessonOf(task).lesson
  return { key_points: keyPoints, practice: practice.task, done_when: practice.doneWhen, state: '' }
}

export function writeExercises(task: ExercisesTask) {
  const { exercises } = lessonOf(task).lesson
  return { tasks: exercises.map((one) => one.task), solutions: exercises.map(({ solution }) => solution) }
}

/**
 * What an added chapter teaches: the lesson whose title begins so, or a way of learning that the plan does not show yet. Changes that are asked
 * for in words need a model, and so does a chapter for which nothing is left.
 */
export function outlineAdded({ wanted, chapters, brief }: ReviseTask) {
  if (!('added' in wanted)) return { chapters: [] }
  const title = chapters[wanted.added]?.title ?? ''
  const promised = chapters.flatMap(({ objectives }) => objectives)
  const isNew = ({ objectives }: Lesson): boolean => !objectives.some((objective) => promised.includes(objective))
  const own = subjectNamed(brief.goal)?.lessons.find((lesson) => bare(lesson.title).startsWith(bare(title)))
  const lesson = [lessonCalled(title, brief.goal) ?? own ?? [], ...WAYS_OF_LEARNING].flat().find(isNew)
  if (!lesson) return { chapters: [] }
  const { summary, objectives, minutes } = lesson
  return { chapters: [{ from: wanted.added + 1, title, summary, objectives, minutes }] }
}

/** The lesson of the chapter's title or, if the learner has given it another, of what it promises; else a way of learning. */
function lessonOf(task: Lessoned): { readonly lesson: Lesson; readonly isOwn: boolean } {
  const called = lessonCalled(task.title, task.brief.goal)
  if (called) return { lesson: called, isOwn: true }
  const promised = EVERY_LESSON.find(({ objectives }) =>
    objectives.slice(0, 2).every((one) => task.objectives?.includes(one)),
  )
  if (promised) return { lesson: promised, isOwn: !WAYS_OF_LEARNING.includes(promised) }
  return { lesson: WAYS_OF_LEARNING.find(({ teach }) => !isSaidIn(teach, task)) ?? WAYS_OF_LEARNING[0], isOwn: false }
}

const lessonCalled = (title: string, goal: string): Lesson | undefined =>
  [...(subjectNamed(goal)?.lessons ?? []), ...EVERY_LESSON].find((lesson) => bare(lesson.title) === bare(title))

/** Learners write a title as it is shown to them, without its marks. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
