import type { PlacementTask, QuestionsTask, SolveTask } from '@app/domain'
import type { LessonQuestion } from '../lessons/lesson.ts'
import { EVERY_LESSON, subjectNamed } from '../subjects/subject.ts'

/** The questions of the lessons that the sections come from, in the shape that the prompts ask other models for. */
export function writeQuestions({ objectives, sections, besides }: QuestionsTask) {
  const questions = sections.flatMap(({ body }, place) => {
    const lesson = EVERY_LESSON.find((one) => one.sections.some((section) => isFrom(body, section.body)))
    const own = lesson?.sections.findIndex((section) => isFrom(body, section.body)) ?? -1
    const set = (besides ? lesson?.secondCheck : lesson?.check) ?? []
    const asked = set.filter(({ objective }) => objective === lesson?.objectives[own])
    return asked.map((question, rank) => ({ question, rank, objective: Math.min(place, objectives.length - 1) + 1 }))
  })
  // one about each objective first
  const chosen = questions.toSorted((one, other) => one.rank - other.rank).slice(0, MAX_QUESTIONS)
  return {
    questions: chosen
      .toSorted((one, other) => one.objective - other.objective)
      .map(({ question, objective }) => asAnswer(question, objective)),
  }
}

/** The questions of its lessons that say how far along one is; none where it has no lessons of the subject. */
export function writePlacement({ brief }: PlacementTask) {
  const asked = (subjectNamed(brief.goal)?.lessons ?? []).flatMap(({ check }) =>
    check.flatMap((question) => (question.step === null ? [] : [asAnswer(question, question.step)])),
  )
  return { questions: asked.toSorted((one, other) => one.objective - other.objective) }
}

const asAnswer = (
  { kind, prompt, options, explanation, misconceptions, ...key }: LessonQuestion,
  objective: number,
) => ({
  ...{ kind, prompt, options, explanation, misconceptions, objective },
  answer: kind === 'number' ? [`${key.key[0]} ${key.unit}`.trim(), `±${key.tolerance}`] : key.key,
})

const MAX_QUESTIONS = 6

/** By its last paragraph: an older version filled words of the learner's into others. */
const isFrom = (body: string, section: string): boolean =>
  body.includes(section.slice(section.lastIndexOf('\n\n')).trim())

/** It knows the lessons that the questions come from; of any other it has no answer. */
export function solveQuestions({ questions }: SolveTask) {
  const known = EVERY_LESSON.flatMap(({ check, secondCheck }) => [...check, ...secondCheck])
  return {
    answers: questions.map(({ prompt, options }, place) => {
      const question = known.find((one) => areSame(one.prompt, prompt))
      return { question: place + 1, answer: question ? solutionOf(question, options) : [] }
    }),
  }
}

function solutionOf({ kind, key }: LessonQuestion, shown: readonly string[]): readonly string[] {
  if (kind === 'number' || kind === 'short') return key.slice(0, 1)
  return key.map((text) => LETTERS[shown.findIndex((option) => areSame(option, text))] ?? '')
}

const LETTERS = 'ABCDEFGHIJ'

/** The product shows texts without marks of Markdown. */
const areSame = (one: string, other: string): boolean => bare(one) === bare(other)
const bare = (text: string): string => text.replace(/[*`_\s\\]/g, '')
