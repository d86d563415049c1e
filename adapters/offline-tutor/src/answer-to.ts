import { objectiveNearest, type PickTask, type SearchWordsTask, type Task } from '@app/domain'
import {
  outlineAdded,
  writeBlueprint,
  writeChapter,
  writeExercises,
  writeRecap,
  writeSection,
} from './chapter/write-chapter.ts'
import { solveQuestions, writePlacement, writeQuestions } from './chapter/write-check.ts'
import { replyTo } from './conversation/reply-to.ts'
import { draftPlan } from './plan/draft-plan.ts'
import { EVERY_LESSON, SUBJECTS } from './subjects/subject.ts'

/** The whole answer as JSON, in the shape and order that the prompts ask other models for. */
export function answerTo(task: Task): string {
  // each is given no task but those of its kind
  const write = WRITERS[task.kind] as (task: Task) => object
  return JSON.stringify(write(task))
}

const MAX_SEARCHES = 4

/** What its lesson says to look for; of a chapter that no lesson is about, its own title. In the shape that the prompts ask other models for. */
export function writeSearchWords({ title, objectives }: SearchWordsTask) {
  const lesson =
    EVERY_LESSON.find((one) => one.title === title) ??
    EVERY_LESSON.find((one) => one.objectives.slice(0, 2).every((objective) => objectives.includes(objective)))
  const searches = lesson?.resources.map(({ search }) => search) ?? [title]
  const subject = SUBJECTS.find(({ lessons }) => lessons.some((one) => one === lesson))
  return { field: subject?.field ?? 'other', searches: [...new Set(searches)].slice(0, MAX_SEARCHES) }
}

const MAX_PICKS = 5

/** As they come, which is the likeliest first: this tutor has not seen the pages. */
const writePicks = (task: PickTask) => ({
  picks: task.candidates.slice(0, MAX_PICKS).map(({ id, title, excerpt, type }) => {
    const objective = objectiveNearest(task, { title, text: excerpt })
    return { id, reason: `${HELP[type]} “${objective ?? task.title}”.` }
  }),
})

const WRITERS: { readonly [Kind in Task['kind']]: (task: Extract<Task, { readonly kind: Kind }>) => object } = {
  reply: replyTo,
  plan: draftPlan,
  chapter: writeChapter,
  blueprint: writeBlueprint,
  section: writeSection,
  review: () => ({ errors: [] }),
  exercises: writeExercises,
  recap: writeRecap,
  practice: () => ({ feedback: '' }),
  help: () => ({ reply: '' }),
  revise: outlineAdded,
  questions: writeQuestions,
  placement: writePlacement,
  solve: solveQuestions,
  'search-words': writeSearchWords,
  pick: writePicks,
}

const HELP: Readonly<Record<PickTask['candidates'][number]['type'], string>> = {
  article: 'More to read about',
  book: 'A reference book for',
  course: 'A course that goes further with',
  exercise: 'Practice for',
  video: 'Shows you how it’s done:',
}
