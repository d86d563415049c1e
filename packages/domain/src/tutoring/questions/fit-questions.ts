import type { Question } from '../../check/question.ts'
import { err } from '../../shared/result.ts'
import { badAnswer, distinctFaults } from '../fault.ts'
import type { GateMode, Reading } from '../gates/readings.ts'
import type { Markdown } from '../markdown.ts'
import { distinctQuestions, wholeOf } from './alike.ts'
import { checkQuestion, checkQuestions, checkTongue, MIN_CHECK, type QuestionsContext } from './check-questions.ts'
import { MAX_QUESTIONS } from './questions-prompt.ts'
import { readQuestions } from './read-questions.ts'

type Questions = readonly Question[]

/** Questions that could be better are kept as `usable` without those that are unfit, for when the next answer is not better. */
export function readFitQuestions(
  answer: string,
  { gates, markdown, ...context }: QuestionsContext & { readonly markdown: Markdown; readonly gates: GateMode },
): Reading<Questions> & { readonly usable?: Questions } {
  const { task } = context
  const read = readQuestions(answer, task, markdown)
  if (!read.ok) return read
  const { questions, problems } = read.value
  const faults = distinctFaults([...problems, ...checkQuestions(questions, context)])
  if (faults.length === 0) return { ok: true, value: questions }
  const fit =
    gates === 'observe' ? questions : checkTongue(questions, context).length > 0 ? [] : fitOnes(questions, task)
  if (gates === 'observe' && fit.length > 0) return { ok: true, value: fit, observed: faults }
  const isEnough = fit.length >= (task.replace ? 1 : MIN_CHECK)
  return { ...err(badAnswer(...faults)), ...(isEnough && { usable: fit }) }
}

/** Those that are fit by themselves, and ask something that none before them asks. */
function fitOnes(questions: Questions, task: QuestionsContext['task']): Questions {
  const fit = questions.filter((question) => checkQuestion(question, task).length === 0)
  const kept = (task.replace?.kept ?? []).map((text) => ({ text, question: null }))
  const all = [...kept, ...fit.map((question) => ({ text: wholeOf(question), question }))]
  return distinctQuestions(all, ({ text }) => text)
    .flatMap(({ question }) => question ?? [])
    .slice(0, MAX_QUESTIONS)
}
