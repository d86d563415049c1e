import type { Question } from '../check/question.ts'
import { askedOf, setsOf } from '../check/score.ts'
import type { HelpAbout, HelpStep, HelpTurn } from './help-turn.ts'
import { type Item, isOpenQuestion, type Lesson, lastMarked } from './item.ts'

/** Replies about one item, until its learner answers it in the check again. */
export const MAX_HELP_TURNS = 6
const HINTS_BEFORE_TWIN = 2

/** The turns that were answered about the same item since it was answered last, oldest first. None of the lesson itself. */
export function threadOf(item: Item | null, turns: readonly HelpTurn[], { marked }: Lesson): readonly HelpTurn[] {
  if (!item) return []
  const since = item.kind === 'question' ? lastMarked(item.question.id, marked)?.at : undefined
  return turns.filter(({ about, reply, at }) => reply && isAbout(about, item) && (!since || at > since))
}

const isAbout = (about: HelpAbout, item: Item): boolean =>
  item.kind === 'question'
    ? about.kind === 'question' && about.questionId === item.question.id
    : about.kind === 'exercise' && about.exercise === item.place

/** What comes next; null where the thread has ended. While the item is open two hints lead to a twin, and that to a fresh item. */
export function nextStep(item: Item | null, thread: readonly HelpTurn[]): HelpStep | null {
  if (!item) return 'answer'
  if (thread.length >= MAX_HELP_TURNS) return null
  if (thread.length === MAX_HELP_TURNS - 1) return 'end'
  if (!item.isOpen) return 'explain'
  const taken = thread.map(({ reply }) => reply?.step)
  if (taken.filter((step) => step === 'hint').length < HINTS_BEFORE_TWIN) return 'hint'
  return taken.includes('twin') ? (taken.includes('alone') ? 'hint' : 'alone') : 'twin'
}

/**
 * The question that is answered alone after the twin: an open one of the same objective from the other set. Null where there is none, and
 * of an exercise. None is given twice.
 */
export function freshItem(item: Item, { questions, marked }: Lesson, thread: readonly HelpTurn[]): Question | null {
  if (item.kind === 'exercise') return null
  const { id, objective } = item.question
  const given = thread.map(({ reply }) => reply?.questionId)
  const others = setsOf(askedOf(questions)).filter((set) => !set.some((question) => question.id === id))
  const isFit = (question: Question): boolean =>
    question.objective === objective && isOpenQuestion(question, marked) && !given.includes(question.id)
  return others.flat().find(isFit) ?? null
}

/**
 * Questions of the same objective that may be shown with their solution, the best first: those that were answered right, then those of the
 * second set that were not answered. What was answered wrong is still to be worked out, and no key of the first set leaves before an answer.
 */
export function twinItems(item: Item, lesson: Lesson, thread: readonly HelpTurn[]): readonly Question[] {
  if (item.kind === 'exercise') return []
  const { question } = item
  const fresh = freshItem(item, lesson, thread)
  const isTwin = (one: Question): boolean =>
    one.id !== question.id && one.id !== fresh?.id && one.objective === question.objective
  const twins = askedOf(lesson.questions).filter(isTwin)
  const isNew = (one: Question): boolean => one.set === 2 && question.set !== 2 && !lastMarked(one.id, lesson.marked)
  return [...twins.filter((one) => !isOpenQuestion(one, lesson.marked)), ...twins.filter(isNew)]
}
