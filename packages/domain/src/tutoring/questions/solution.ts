import { gradeAnswer } from '../../check/grade-answer.ts'
import type { Question } from '../../check/question.ts'
import { err } from '../../shared/result.ts'
import { shuffled } from '../../shared/shuffle.ts'
import { plain } from '../../shared/words.ts'
import { asFields, asInteger, asList, asText, readAnswer } from '../answer-schema.ts'
import { badAnswer, type Fault, judged, type Reading } from '../fault.ts'
import type { SolveTask } from '../task.ts'
import type { LessonText } from './clip-sections.ts'
import { optionsIn } from './options.ts'

/** What was found for each question of a task, in their order: texts of options, a number, or words. None: no answer. */
export type Solution = readonly (readonly string[])[]

const NO_ANSWERS: Fault = { code: 'unanswered', words: 'Answer each question, in the form that it asks for.' }
const UNANSWERED: Fault = { ...NO_ANSWERS, isSoft: true }

const ANSWER = { question: asInteger, answer: asList(asText) }
const ANSWERS = { answers: asList(asFields(ANSWER)) }

/** The questions as one is asked who has no key: options in an order that the seed chooses, under other names. */
export const solveTask = (
  sections: readonly LessonText[],
  questions: readonly Question[],
  seed: string,
): SolveTask => ({
  kind: 'solve',
  sections,
  questions: questions.map((question) => ({
    kind: question.kind,
    prompt: question.prompt,
    options: shuffled(textsOf(question), `${seed}:${question.prompt}`),
    unit: question.kind === 'number' ? question.unit : '',
  })),
})

const textsOf = (question: Question): readonly string[] =>
  'options' in question ? question.options.map(({ text }) => text) : []

/** What is answered in part is kept, when the next answer is not better. */
export function readSolution(answer: string, task: SolveTask): Reading<Solution> {
  const read = readAnswer(answer, ANSWERS)
  if (!read.ok) return read
  const said = read.value.answers.map((one, place) => ({ ...one, question: one.question ?? place + 1 }))
  const solution = task.questions.map(({ kind, options }, place) => {
    const texts = (said.find(({ question }) => question === place + 1)?.answer ?? []).flatMap((text) =>
      text.trim() === '' ? [] : [text.trim()],
    )
    if (kind === 'number' || kind === 'short') return texts
    return optionsIn(texts, options, 'letters').map((option) => options[option] ?? '')
  })
  const answered = solution.filter((texts) => texts.length > 0).length
  if (answered === 0) return err(badAnswer(NO_ANSWERS))
  return judged(solution, answered < solution.length ? [UNANSWERED] : [])
}

/** Whether who had no key came to it. More words than a short answer needs do not matter. */
export function holds(question: Question, found: readonly string[]): boolean {
  const [text = ''] = found
  if (text === '') return false
  if (question.kind === 'short')
    return isGraded(question, text) || [question.key, ...question.accepted].some(isNamedIn(text))
  if (question.kind === 'number') return isGraded(question, text)
  const ids = found.map((one) => question.options.find((option) => option.text === one)?.id ?? '')
  return isGraded(question, question.kind === 'single' ? (ids.length === 1 ? ids[0] : '') : ids)
}

/** Signs alone, such as "+=", are no words to be named. */
const isNamedIn =
  (text: string) =>
  (words: string): boolean =>
    plain(words).trim() !== '' && plain(text).includes(plain(words))

/** For the model that asked. */
export function keyInWords(question: Question): string {
  if (question.kind === 'number') return `${question.key} ${question.unit}`.trim()
  if (question.kind === 'short') return question.key
  const { options, key } = question
  return [key]
    .flat()
    .map((id) => options.find((option) => option.id === id)?.text ?? '')
    .join(', ')
}

function isGraded(question: Question, value: unknown): boolean {
  const graded = gradeAnswer(question, value)
  return graded.ok && graded.value
}
