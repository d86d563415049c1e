import { objectiveNearest, type PickTask, type SearchWordsTask } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'
import { draftPlan } from '../plan/draft-plan.ts'
import { aboutGoal } from '../subjects/about.ts'

const MAX_SEARCHES = 4

/** What its lesson says to look for; of a chapter that no lesson is about, its own title. In the shape that the prompts ask other models for. */
export function writeSearchWords(task: SearchWordsTask) {
  const lesson = lessonAbout(task)
  const searches = lesson?.resources.map(({ search }) => search) ?? [
    task.title,
    `${aboutGoal(task.goal).search} ${task.title}`.split(/\s+/).slice(0, 6).join(' '),
  ]
  return { searches: [...new Set(searches)].slice(0, MAX_SEARCHES) }
}

/** A lesson on the goal of the chapter, whatever its learner's level. */
const lessonAbout = ({ goal, title, objectives }: SearchWordsTask): Lesson | undefined => {
  const { lessons } = draftPlan({ goal, level: null, time: null, focus: null })
  return (
    lessons.find((lesson) => lesson.title === title) ??
    lessons.find((lesson) => lesson.objectives.slice(0, 2).every((one) => objectives.includes(one)))
  )
}

const MAX_PICKS = 5

/** As they come, which is the likeliest first: this tutor has not seen the pages. */
export const writePicks = (task: PickTask) => ({
  picks: task.candidates.slice(0, MAX_PICKS).map(({ id, title, excerpt, type }) => {
    const objective = objectiveNearest(task, { title, text: excerpt })
    return { id, reason: `${HELP[type]} “${objective ?? task.title}”.` }
  }),
})

const HELP: Readonly<Record<PickTask['candidates'][number]['type'], string>> = {
  article: 'More to read about',
  book: 'A book to look things up in for',
  course: 'A course that goes further with',
  exercise: 'Practice for',
  video: 'Shows you how it is done:',
}
