import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { later, newChapterId, newMessageId, someContent, someQuestion } from '../../testing/index.ts'
import type { Question } from '../check/question.ts'
import type { HelpTurn } from './help-turn.ts'
import { findItem, type Lesson } from './item.ts'
import { freshItem, MAX_HELP_TURNS, nextStep, threadOf, twinItems } from './thread.ts'

describe('a thread about an item', () => {
  it('should give two hints, a twin, a fresh item, one more hint, and end', () => {
    const { steps } = play(
      lessonOf([someQuestion(), someQuestion({ id: 'q2', set: 2 }), someQuestion({ id: 'q3', set: 2 })]),
    )
    expect(steps).toEqual(['hint', 'hint', 'twin', 'alone', 'hint', 'end'])
  })

  it('should begin anew once its question was answered in the check again, and explain what was answered right', () => {
    const lesson = lessonOf([someQuestion()])
    const { turns } = play(lesson)
    const answered = (isRight: boolean): Lesson => ({
      ...lesson,
      marked: [{ marks: { q1: isRight }, answers: {}, at: later(100) }],
    })
    expect(stepAfter(turns, lesson)).toBeNull()
    expect(stepAfter(turns, answered(false))).toBe('hint')
    expect(stepAfter(turns, answered(true))).toBe('explain')
    expect(
      stepAfter([], {
        ...lesson,
        marked: [
          { marks: { q1: true }, answers: {}, at: later(-9) },
          { marks: { q1: false }, answers: {}, at: later(-8) },
        ],
      }),
    ).toBe('hint')
  })

  it('should prefer for its twin what was answered, and keep the fresh item for its learner', () => {
    const questions = [
      someQuestion(),
      someQuestion({ id: 'q2' }),
      someQuestion({ id: 'q3', set: 2 }),
      someQuestion({ id: 'q4', objective: 'Another' }),
    ]
    const lesson = { ...lessonOf(questions), marked: [{ marks: { q1: false, q2: true }, answers: {}, at: later(-9) }] }
    const item = itemOf(lesson)
    expect(freshItem(item, lesson, [])?.id).toBe('q3')
    expect(twinItems(item, lesson, []).map(({ id }) => id)).toEqual(['q2'])
  })

  it('should show no key of the first set that its learner has not earned', () => {
    const questions = [someQuestion({ set: 2 }), someQuestion({ id: 'q2' }), someQuestion({ id: 'q3' })]
    const twins = (marks: Record<string, boolean>) => {
      const lesson = { ...lessonOf(questions), marked: [{ marks, answers: {}, at: later(-9) }] }
      return twinItems(itemOf(lesson), lesson, []).map(({ id }) => id)
    }
    expect(twins({})).toEqual([])
    expect(twins({ q1: false })).toEqual([])
    expect(twins({ q2: false })).toEqual([])
    expect(twins({ q2: true })).toEqual(['q2'])
  })

  it('should not ask for what was shown with its solution, whatever was answered meanwhile', () => {
    const lesson = lessonOf([someQuestion(), someQuestion({ id: 'q2', set: 2 }), someQuestion({ id: 'q3', set: 2 })])
    const turns = play(lesson).turns.slice(0, 3)
    expect(turns.at(-1)?.reply).toMatchObject({ step: 'twin', questionId: 'q3' })
    const answered = { ...lesson, marked: [{ marks: { q2: true }, answers: {}, at: later(9) }] }
    expect(freshItem(itemOf(answered), answered, turns)).toBeNull()
  })

  it('should never be longer than six turns, and never ask for the same question twice, whatever there is to ask', () => {
    const anyQuestions = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('q2', 'q3', 'q4', 'q5', 'q6'),
        set: fc.boolean(),
        same: fc.boolean(),
        isVoid: fc.boolean(),
        mark: fc.option(fc.boolean()),
      }),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(anyQuestions, fc.boolean(), (others, isFirstSet) => {
        const made = others.map(({ id, set, same, isVoid }) =>
          someQuestion({ id, isVoid, ...(set && { set: 2 as const }), ...(!same && { objective: 'Another' }) }),
        )
        const marks = Object.fromEntries(others.flatMap(({ id, mark }) => (mark === null ? [] : [[id, mark] as const])))
        const lesson = {
          ...lessonOf([someQuestion(isFirstSet ? {} : { set: 2 }), ...made]),
          marked: [{ marks, answers: {}, at: later(-9) }],
        }
        const { steps, given, turns } = play(lesson)
        expect(steps.length).toBe(MAX_HELP_TURNS)
        expect(steps.filter((step) => step === 'alone').length).toBe(1)
        expect(new Set(given).size).toBe(given.length)
        expect(given).not.toContain('q1')
        for (const id of given)
          expect(lesson.questions.find((question) => question.id === id)).toMatchObject({
            isVoid: false,
            objective: someQuestion().objective,
          })
        expect(stepAfter(turns, lesson)).toBeNull()
      }),
    )
  })
})

// Helpers

const lessonOf = (questions: readonly Question[]): Lesson => ({ content: someContent(), questions, marked: [] })
const ABOUT = { kind: 'question', questionId: 'q1' } as const

function itemOf(lesson: Lesson) {
  const found = findItem(ABOUT, lesson)
  if (!found.ok || !found.value) throw new Error('The lesson has that question.')
  return found.value
}

const stepAfter = (turns: readonly HelpTurn[], lesson: Lesson) =>
  nextStep(itemOf(lesson), threadOf(itemOf(lesson), turns, lesson))

/** All turns that there can be. */
function play(lesson: Lesson) {
  const [turns, given]: [HelpTurn[], string[]] = [[], []]
  const chapterId = newChapterId()
  for (let step = stepAfter(turns, lesson); step !== null && turns.length < 20; step = stepAfter(turns, lesson)) {
    const item = itemOf(lesson)
    const questionId =
      step === 'twin'
        ? twinItems(item, lesson, turns)[0]?.id
        : step === 'alone'
          ? freshItem(item, lesson, turns)?.id
          : undefined
    if (questionId) given.push(questionId)
    const at = later(turns.length)
    turns.push({
      ...{ chapterId, id: newMessageId(), version: 1, about: ABOUT, message: 'Help', at },
      reply: { id: newMessageId(), text: '', step, questionId, at },
    })
  }
  return { turns, given, steps: turns.map(({ reply }) => reply?.step) }
}
