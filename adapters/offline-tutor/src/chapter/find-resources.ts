import { objectiveNearest, type PickTask, type SearchWordsTask } from '@app/domain'
import { EVERY_LESSON } from '../subjects/subject.ts'

const MAX_SEARCHES = 4

/** What its lesson says to look for; of a chapter that no lesson is about, its own title. In the shape that the prompts ask other models for. */
export function writeSearchWords({ title, objectives }: SearchWordsTask) {
  const lesson =
    EVERY_LESSON.find((one) => one.title === title) ??
    EVERY_LESSON.find((one) => one.objectives.slice(0, 2).every((objective) => objectives.includes(objective)))
  const searches = lesson?.resources.map(({ search }) => search) ?? [title]
  return { searches: [...new Set(searches)].slice(0, MAX_SEARCHES) }
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
