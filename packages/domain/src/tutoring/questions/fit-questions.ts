import type { Question } from '../../check/question.ts'
import { err } from '../../shared/result.ts'
import { distinctBy } from '../../shared/words.ts'
import { badAnswer, distinctFaults, type GateMode, judged, type Reading } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { wholeOf } from './alike.ts'
import {
  askedBefore,
  checkMisconceptions,
  checkQuestion,
  checkQuestions,
  checkTongue,
  MIN_CHECK,
  type QuestionsContext,
} from './check-questions.ts'
import { MAX_QUESTIONS } from './questions-prompt.ts'
import { readQuestions } from './read-questions.ts'

type Questions = readonly Question[]

/**
 * A question with a fault is left out; while enough are left, their faults are soft. No question is left out for its misconceptions: they
 * are, where they are not fit to be read. Prepared lessons may have no second set.
 */
export function readFitQuestions(
  answer: string,
  { gates, markdown, ...context }: QuestionsContext & { readonly markdown: Markdown; readonly gates: GateMode },
): Reading<Questions> {
  const { task } = context
  const read = readQuestions(answer, task, markdown)
  if (!read.ok) return read
  const { problems } = read.value
  const questions = withFitMisconceptions(read.value.questions, context)
  if (task.besides && context.writes !== null && questions.length + problems.length === 0) return judged(questions, [])
  const faults = distinctFaults([...problems, ...checkQuestions(questions, context)])
  const isObserved = gates === 'observe'
  const fit = isObserved ? questions : checkTongue(questions, context).length > 0 ? [] : fitOnes(questions, task)
  if (fit.length < (isObserved || task.replace ? 1 : MIN_CHECK)) return err(badAnswer(...faults))
  return judged(
    fit,
    faults.map((fault) => ({ ...fault, isSoft: true })),
  )
}

const withFitMisconceptions = (questions: Questions, context: QuestionsContext): Questions =>
  checkMisconceptions(questions, context).length === 0
    ? questions
    : questions.map((question) =>
        'options' in question
          ? { ...question, options: question.options.map(({ id, text }) => ({ id, text })) }
          : question,
      )

/** Those that are fit by themselves, and ask something that none before them asks. */
function fitOnes(questions: Questions, task: QuestionsContext['task']): Questions {
  const fit = questions.filter((question) => checkQuestion(question, task).length === 0)
  const kept = askedBefore(task).map((text) => ({ text, question: null }))
  const all = [...kept, ...fit.map((question) => ({ text: wholeOf(question), question }))]
  return distinctBy(all, ({ text }) => text)
    .flatMap(({ question }) => question ?? [])
    .slice(0, MAX_QUESTIONS)
}
