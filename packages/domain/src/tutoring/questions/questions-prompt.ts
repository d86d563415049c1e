import { QUESTION_KINDS } from '../../check/question.ts'
import {
  describeBrief,
  integer,
  list,
  type ObjectShape,
  object,
  oneOf,
  type Prompt,
  promptOf,
  text,
  writeIn,
} from '../prompt.ts'
import type { AskingTask, QuestionsTask } from '../task.ts'
import { clipSections } from './clip-sections.ts'

export const MIN_QUESTIONS = 4
export const MAX_QUESTIONS = 6

/** One shape for all kinds, so that a small model has but one to learn. */
export const questionsShape = (howMany: string, about: string, more: ObjectShape['properties'] = {}): ObjectShape =>
  object({
    questions: list(
      object({
        kind: oneOf(
          QUESTION_KINDS,
          'What the learner does: chooses one or several, gives a number, orders, or writes.',
        ),
        prompt: text('The question. It does not give its answer away.'),
        options: list(text('One option, without a letter or number.'), '3 to 5 options; empty for number and short.'),
        answer: list(
          text('A right option in its own words, the number with its unit, or the word.'),
          'The right answer.',
        ),
        explanation: text('Why this answer is right, in one or two sentences that name it.'),
        ...more,
        objective: integer(about),
      }),
      howMany,
    ),
  })

const SHAPE = questionsShape(
  `${MIN_QUESTIONS} to ${MAX_QUESTIONS} questions.`,
  'Number of the objective that it asks about.',
  {
    section: integer('Number of the section that teaches it.'),
    misconceptions: list(
      text('Why someone chooses it and why it is wrong, in one sentence.'),
      'One for each wrong option of "options", in their order; empty for number, short and order.',
    ),
  },
)

export const ABOUT_KINDS = [
  '"single" has one right option and "multiple" several; "order" gives options to be put in order, and the answer is all of them in their right order.',
  'The answer of "number" is one plain number, with a point for decimals, and its unit, if it has one. The answer of "short" is one to three words, then other spellings and words for the same.',
]
export const ABOUT_OPTIONS =
  'Wrong options are mistakes that learners make, and about as long as the right ones. None says all or none of the above.'

/** How many to ask for: at least one about each objective. */
export const questionsDue = ({ objectives, replace }: AskingTask): string => {
  if (replace) return replace.refuted.length === 1 ? '1 question' : `${replace.refuted.length} questions`
  const least = Math.min(MAX_QUESTIONS, Math.max(MIN_QUESTIONS, objectives.length))
  return `${least === MAX_QUESTIONS ? '' : `${least} to `}${MAX_QUESTIONS} questions`
}

export const questionsPrompt = (task: QuestionsTask, bytes: number): Prompt =>
  promptOf(
    { name: 'questions', shape: SHAPE, maxTokens: 3_000 },
    [
      `You write ${questionsDue(task)} that check whether a learner has understood a lesson${task.replace ? '' : ', at least one about each objective'}.`,
      'Who has read the sections can answer: ask to use what they teach, not to repeat a sentence.',
      ...ABOUT_KINDS,
      ABOUT_OPTIONS,
      ...(task.besides ? [BESIDES] : []),
      ...(task.replace ? REPLACING : []),
      `${writeIn(task.brief, 'the language of the sections')} Never give a web address.`,
    ],
    {
      learner: describeBrief(task.brief),
      chapter: task.title,
      objectives: task.objectives.map((objective, place) => `${place + 1}. ${objective}`),
      sections: clipSections(task.sections, bytes),
      asked_already: task.besides?.map(({ prompt }) => prompt),
      ...task.replace,
    },
  )

const BESIDES =
  'Those under "asked_already" are another set about the same lesson: ask other things, or the same with other values and examples.'

const REPLACING = [
  'Those under "refuted" are to be replaced, each by one about the same objective: who read the lesson came to another answer. Each new one has only one answer that the sections allow.',
  'Those under "kept" stay: ask nothing that they ask.',
]
