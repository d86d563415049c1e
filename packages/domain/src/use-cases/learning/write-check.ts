import type { NoCheck, Section } from '../../chapters/content.ts'
import type { Question } from '../../check/question.ts'
import type { IdSource } from '../../ports/id-source.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { GateMode } from '../../tutoring/fault.ts'
import type { LanguageGating } from '../../tutoring/gates/language-gate.ts'
import type { Markdown } from '../../tutoring/markdown.ts'
import { wholeOf } from '../../tutoring/questions/alike.ts'
import { MIN_CHECK } from '../../tutoring/questions/check-questions.ts'
import { readFitQuestions } from '../../tutoring/questions/fit-questions.ts'
import { MAX_QUESTIONS } from '../../tutoring/questions/questions-prompt.ts'
import { holds, keyInWords, readSolution, solveTask } from '../../tutoring/questions/solution.ts'
import type { AskingTask, ChapterTask, QuestionsTask, Task } from '../../tutoring/task.ts'
import type { NoRoomYet } from '../tutoring/generate-with-retries.ts'
import type { WritePart } from './write-part.ts'

/** What a check is about: the sections as they will be read, and what the learner can do after them. */
export type Lesson = {
  readonly task: Pick<ChapterTask, 'brief' | 'title'>
  readonly sections: readonly Section[]
  readonly objectives: readonly string[]
}

type Gating = LanguageGating & { readonly markdown: Markdown; readonly gates: GateMode }

type Questions = readonly Question[]
/** The questions, or why there are none. */
export type WrittenCheck = { readonly questions: Questions; readonly noCheck?: NoCheck }
type Judged = { readonly question: Question; readonly found: readonly string[]; readonly isHeld: boolean }

/**
 * Writes the questions of a chapter's check, or, beside the `first` set, the second one: for retries. None: the chapter opens without
 * a check, or its retries ask the same, and no chapter fails because of it.
 */
export async function writeCheck(
  writePart: WritePart,
  lesson: Lesson,
  { ids, ...gating }: Gating & { readonly ids: IdSource },
  first?: Questions,
): Promise<Result<WrittenCheck, NoRoomYet>> {
  const { objectives } = lesson
  const sections = lesson.sections.map(({ id, heading, body }) => ({ id, heading, body }))
  const { brief, title } = lesson.task
  const task: QuestionsTask = { kind: 'questions', brief, title, objectives, sections }
  const verified = first
    ? await askVerified(writePart, { ...task, besides: first }, gating, '-second')
    : await askVerified(writePart, task, gating)
  if (!verified.ok) return verified
  const { questions, ...why } = verified.value
  return ok({
    questions: questions.slice(0, MAX_QUESTIONS).map((question) => ({
      ...question,
      ...{ id: ids.newId(), ...(first && { set: 2 }) },
      section: question.section ?? lesson.sections.find(({ objective }) => objective === question.objective)?.id,
    })),
    ...why,
  })
}

/**
 * Has questions written. Each key is verified by a call that has no keys; where that comes to another answer, the question is asked
 * anew once, then dropped. None where fewer than three hold. `set`: what sets the names of its parts apart.
 */
export async function askVerified(
  writePart: WritePart,
  first: AskingTask,
  gating: Gating,
  set = '',
): Promise<Result<WrittenCheck, NoRoomYet>> {
  const { sections, objectives } = first

  /** Null where nothing came of it. */
  const part = async <T>(name: string, task: Task, read: Parameters<typeof writePart<T>>[0]['read']) => {
    const made = await writePart<T>({ name, task, read })
    if (made.ok) return ok(made.value)
    return made.error.kind === 'generation-failed' ? ok(null) : err(made.error)
  }

  const askAndSolve = async (task: AskingTask, round: string): Promise<Result<readonly Judged[], NoRoomYet>> => {
    const read = (answer: string) => readFitQuestions(answer, { task, ...gating })
    const asked = await part<Questions>(`questions${set}${round}`, task, read)
    if (!asked.ok) return asked
    const questions = asked.value ?? []
    if (questions.length === 0) return ok([])
    const solve = solveTask(sections, questions, `solve${set}${round}`)
    const solved = await part(`solve${set}${round}`, solve, (answer) => readSolution(answer, solve))
    if (!solved.ok) return solved
    return ok(
      questions.map((question, place) => {
        const found = solved.value?.[place] ?? []
        return { question, found, isHeld: holds(question, found) }
      }),
    )
  }

  const asked = await askAndSolve(first, '')
  if (!asked.ok) return asked
  const isSolved = asked.value.some(({ found }) => found.length > 0)
  const refuted = asked.value.filter(({ isHeld }) => !isHeld)
  let held = asked.value.filter(({ isHeld }) => isHeld)
  // what no one could solve at all is no check, and would be none the second time
  if (refuted.length > 0 && isSolved) {
    const again = await askAndSolve({ ...first, replace: toReplace(held, refuted, objectives) }, '-2')
    if (!again.ok) return again
    held = [...held, ...again.value.filter(({ isHeld }) => isHeld)]
  }
  if (held.length < MIN_CHECK) {
    const noCheck = asked.value.length < MIN_CHECK ? 'unwritten' : isSolved ? 'refuted' : 'unsolved'
    return ok({ questions: [], noCheck })
  }
  return ok({ questions: held.map(({ question }) => question) })
}

const toReplace = (
  held: readonly Judged[],
  refuted: readonly Judged[],
  objectives: readonly string[],
): NonNullable<AskingTask['replace']> => ({
  kept: held.map(({ question }) => wholeOf(question)),
  refuted: refuted.map(({ question, found }) => ({
    objective: objectives.indexOf(question.objective) + 1,
    prompt: question.prompt,
    key: keyInWords(question),
    found: found.join(', ') || 'no answer',
  })),
})
