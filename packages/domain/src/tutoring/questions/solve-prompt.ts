import { integer, list, object, type Prompt, promptOf, text } from '../prompt.ts'
import type { SolveTask } from '../task.ts'
import { clipSections } from './clip-sections.ts'

const SHAPE = object({
  answers: list(
    object({
      question: integer('Number of the question.'),
      working: text('How you come to the answer, in a sentence or two.'),
      answer: list(text('A letter, a number or a word.'), 'The answer. Several letters where several are asked for.'),
    }),
    'One answer for each question.',
  ),
})

const HOW: Readonly<Record<SolveTask['questions'][number]['kind'], string>> = {
  single: 'Answer with the letter of the one right option.',
  multiple: 'Answer with the letters of all right options.',
  order: 'Answer with all letters, in the right order.',
  number: 'Answer with a number.',
  short: 'Answer with one to three words.',
}

export const solvePrompt = ({ sections, questions }: SolveTask, bytes: number): Prompt =>
  promptOf({ name: 'answers', shape: SHAPE, maxTokens: 2_400 }, sections.length > 0 ? ABOUT_LESSON : ABOUT_SUBJECT, {
    ...(sections.length > 0 && { sections: clipSections(sections, bytes) }),
    questions: questions.map(({ kind, prompt, options, unit }, place) => ({
      number: place + 1,
      question: prompt,
      ...(options.length > 0 && { options: options.map((option, index) => `${letterAt(index)}) ${option}`) }),
      ...(unit !== '' && { unit }),
      how: HOW[kind],
    })),
  })

const ABOUT_LESSON = [
  'You have read the sections of a lesson and answer questions about it, as well as you can. Answer each of them.',
  'Where the sections do not say it, answer what is true.',
]
const ABOUT_SUBJECT = ['You know the subject of these questions well. Answer each of them with what is true.']

const letterAt = (index: number): string => String.fromCodePoint(65 + index)
