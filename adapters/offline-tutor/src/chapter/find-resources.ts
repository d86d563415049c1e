import { objectiveNearest, type PickTask, type SearchWordsTask } from '@app/domain'
import { WAYS_OF_LEARNING } from '../lessons/general-lessons.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { draftPlan } from '../plan/draft-plan.ts'

const MAX_SEARCHES = 4

/**
 * What its lesson says to look for; of a chapter that no lesson is about, its own title. Of a goal that is no subject of this tutor's it is
 * about the way of learning only: all words for the goal are the learner's own. In the shape that the prompts ask other models for.
 */
export function writeSearchWords(task: SearchWordsTask) {
  const searches = lessonAbout(task)?.resources.map(({ search }) => search) ?? [task.title]
  const written = searches.filter((search) => !search.includes('{{'))
  return { searches: [...new Set(written)].slice(0, MAX_SEARCHES) }
}

/** A lesson on the goal of the chapter, whatever its learner's level. A general one has its placeholders. */
const lessonAbout = ({ goal, title, objectives }: SearchWordsTask): Lesson | undefined => {
  const { lessons, about } = draftPlan({ goal, level: null, time: null, focus: null })
  const lesson =
    lessons.find((one) => one.title === title) ??
    lessons.find((one) => one.objectives.slice(0, 2).every((objective) => objectives.includes(objective)))
  return lesson && !about.subject ? WAYS_OF_LEARNING[lessons.indexOf(lesson)] : lesson
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
  book: 'A reference book for',
  course: 'A course that goes further with',
  exercise: 'Practice for',
  video: 'Shows you how it’s done:',
}
