import { describe, expect, it } from 'vitest'
import { fitness, kept, optionText, TASK } from '../../../test/a-check.ts'
import { aFitQuestionsAnswer, aFitSolutionAnswer, someQuestion } from '../../../testing/index.ts'
import type { Question } from '../../check/question.ts'
import type { SolveTask } from '../task.ts'
import { holds, readSolution, solveTask } from './solution.ts'

describe('the solution of a check', () => {
  it('should be asked for without keys, in another order under other names', () => {
    const questions = kept()
    const [one, other] = ['first', 'second'].map((seed) => solveTask(TASK.sections, questions, seed))
    const text = JSON.stringify(one)
    for (const { explanation } of questions) expect(text).not.toContain(explanation)
    expect(text).not.toContain('"key"')
    const orders = (task: SolveTask | undefined) => task?.questions.map(({ options }) => options.join())
    expect(orders(one)).not.toEqual(orders(other))
    expect(orders(one)).toEqual(orders(solveTask(TASK.sections, questions, 'first')))
  })

  it.each<[string, (letters: readonly string[], texts: readonly string[]) => unknown]>([
    ['letters', (letters) => letters],
    ['one text of letters', (letters) => letters.join(', ')],
    ['letters with a bracket', (letters) => letters.map((letter) => `${letter.toLowerCase()})`)],
    ['texts', (_letters, texts) => texts],
    ['letters and texts', (letters, texts) => letters.map((letter, place) => `${letter}) ${texts[place]}`)],
  ])('should hold the keys, said as %s', (_, say) => {
    const { task, questions } = asked()
    const answers = questions.map((question, place) => {
      const texts = rightTexts(question)
      const letters = texts.map((text) => 'ABCDEFGH'[task.questions[place]?.options.indexOf(text) ?? -1] ?? '')
      return { question: place + 1, answer: 'options' in question ? say(letters, texts) : texts }
    })
    const read = readSolution(JSON.stringify({ answers }), task)
    expect(read.ok && read.value.map((found, place) => holds(question(questions, place), found))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
  })

  it('should be read in order where no number is said, and from loose words', () => {
    const { task, questions } = asked()
    const answers = questions.map((one) => ({ answer: rightTexts(one).join('; ') }))
    const read = readSolution(JSON.stringify({ answers }), task)
    expect(read.ok && read.value.map((found, place) => holds(question(questions, place), found))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    const [, , number, , short] = questions
    expect(holds(number as Question, ['0,25 kg'])).toBe(true)
    expect(holds(short as Question, ['It is called the crumb.'])).toBe(true)
    expect(holds(short as Question, ['The crust'])).toBe(false)
  })

  it('should not hold a key that was not found, nor one without an answer', () => {
    const { task, questions } = asked()
    const read = readSolution(JSON.stringify({ answers: [{ question: 1, answer: ['It has no smell'] }] }), task)
    expect(read).toMatchObject({ ok: true, faults: [{ code: 'unanswered', isSoft: true }] })
    expect(read.ok && read.value.map((found, place) => holds(question(questions, place), found))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    expect(readSolution('nothing', task)).toMatchObject({ ok: false, error: { detail: 'no-json' } })
    expect(readSolution('{"answers": []}', task)).toMatchObject({ ok: false, error: { detail: 'unanswered' } })
  })

  it('should take a letter for a letter, also where an option says just another', () => {
    const chords = { kind: 'multiple', prompt: 'Which?', options: ['D', 'G', 'C', 'Em'], unit: '' } as const
    const task: SolveTask = { kind: 'solve', sections: [], questions: [chords] }
    const found = (answer: readonly string[]) =>
      readSolution(JSON.stringify({ answers: [{ question: 1, answer }] }), task)
    expect(found(['B', 'D'])).toMatchObject({ ok: true, value: [['G', 'Em']] })
    expect(found(['G', 'Em'])).toMatchObject({ ok: true, value: [['G', 'Em']] })
  })

  it('should be right where tests answer for a model', () => {
    const fit = fitness(aFitQuestionsAnswer(TASK).questions)
    const questions = fit.ok ? fit.value : []
    const task = solveTask(TASK.sections, questions, 'seed')
    const read = readSolution(JSON.stringify(aFitSolutionAnswer(task)), task)
    expect(read.ok && read.value.every((found, place) => holds(question(questions, place), found))).toBe(true)
  })
})

// Helpers

const asked = () => ({ questions: kept(), task: solveTask(TASK.sections, kept(), 'seed') })
const question = (questions: readonly Question[], place: number): Question => questions[place] ?? someQuestion()

const rightTexts = (one: Question): readonly string[] => {
  if ('options' in one) return [one.key].flat().map((id) => optionText(one, id))
  return [String(one.key)]
}
