import type { Exercise } from '../../chapters/content.ts'
import { tidy } from '../../shared/text.ts'
import { asList, asText, readAnswer } from '../answer-schema.ts'
import { hard, judged, type Reading, soft } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { clipAtEnd, unlinked, withLineBreaks, withoutDebris } from '../model-text.ts'
import { list, object, type Prompt, promptOf, text, writeIn } from '../prompt.ts'
import { clipSections } from '../questions/clip-sections.ts'
import type { Attempted, ExercisesTask } from '../task.ts'
import { describeLesson } from './describe-lesson.ts'

/** Two lists of texts, as small models obey nothing deeper. */
const SHAPE = object({
  tasks: list(
    text('What to do, in one to four sentences, with all that it needs.'),
    '3 to 5 exercises, from easy to hard.',
  ),
  solutions: list(text('How it is done, step by step, and what comes out.'), 'One for each task, in their order.'),
})

export const exercisesPrompt = (task: ExercisesTask & Attempted, bytes: number): Prompt =>
  promptOf(
    { name: 'exercises', shape: SHAPE, maxTokens: 2_400 },
    [
      'You write the exercises of one chapter of a learning plan whose sections are written, as "exercises" plans them.',
      'Each is solved with what the sections teach. Work each out before you write its solution, in Markdown both.',
      `${writeIn(task.brief)} Never give a web address.`,
    ],
    {
      ...describeLesson(task),
      exercises: task.blueprint.exercises,
      sections: clipSections(task.sections, bytes),
    },
  )

const [MIN_EXERCISES, MAX_EXERCISES, MAX_LENGTH] = [3, 5, 3_000]
const NONE = hard('no-exercises', 'Give 3 to 5 exercises, each with its solution.')
const FEW = soft('few-exercises', NONE.words)

/** One without a solution is left out. `isPrepared`: the lesson has those that it has. */
export function readExercises(answer: string, markdown: Markdown, isPrepared = false): Reading<readonly Exercise[]> {
  const said = readAnswer(answer, { tasks: asList(asText), solutions: asList(asText) })
  if (!said.ok) return said
  const clean = (words: string) => unlinked(clipAtEnd(withoutDebris(tidy(withLineBreaks(words))), MAX_LENGTH), markdown)
  const read = said.value.tasks.slice(0, 2 * MAX_EXERCISES).map((task, place) => ({
    ...{ task: clean(task), solution: clean(said.value.solutions[place] ?? '') },
  }))
  const whole = read.filter(({ task, solution }) => task.text !== '' && solution.text !== '').slice(0, MAX_EXERCISES)
  return judged(
    whole.map(({ task, solution }) => ({ task: task.text, solution: solution.text })),
    [
      ...(whole.length === 0 && !isPrepared ? [NONE] : []),
      ...(whole.length < MIN_EXERCISES && !isPrepared ? [FEW] : []),
      ...whole.flatMap(({ task, solution }) => [...task.faults, ...solution.faults]),
    ],
  )
}
