import { describe, expect, it } from 'vitest'
import { someQuestion } from '../../testing/index.ts'
import { feedbackOf, questionsFor, resultOf } from './attempt.ts'
import type { Question } from './question.ts'

const OPTIONS = [
  { id: 'a', text: 'Flour' },
  { id: 'b', text: 'Sand', misconception: 'It only looks like flour.' },
  { id: 'c', text: 'Salt' },
  { id: 'd', text: 'Soap', misconception: 'It foams, and does not rise.' },
  { id: 'e', text: 'Ice' },
]
const { key: _key, ...ASKED } = someQuestion({ id: 'q2', options: OPTIONS }) as Extract<Question, { kind: 'single' }>
const { options: _options, ...BARE } = ASKED
const MULTIPLE: Question = { ...ASKED, kind: 'multiple', key: ['a', 'c'], section: 's2' }
const SINGLE = someQuestion({ id: 'q1', options: OPTIONS })

const resultFor = (question: Question, answer: unknown, right = false) =>
  resultOf([question], { answers: { [question.id]: answer }, marks: { [question.id]: right } }).results[0]

describe('what came of an answer', () => {
  it.each<[string, Question, unknown, object]>([
    ['a wrong option', SINGLE, 'b', { feedback: [{ option: 'b', text: 'It only looks like flour.' }] }],
    ['a wrong option of which nothing is known', SINGLE, 'e', { feedback: [] }],
    ['no answer', SINGLE, undefined, { feedback: [], section: undefined }],
    [
      'options in part',
      MULTIPLE,
      ['a', 'd', 'e'],
      { right: false, rightOptions: 1, wrongOptions: 2, feedback: [{ option: 'd' }], section: 's2' },
    ],
    ['none of several', MULTIPLE, null, { rightOptions: 0, wrongOptions: 0, feedback: [] }],
    ['an option twice', MULTIPLE, ['a', 'a'], { rightOptions: 1, wrongOptions: 0 }],
  ])('should say why it is wrong, and how much of it is right: %s', (_, question, answer, result) => {
    expect(resultFor(question, answer)).toMatchObject(result)
  })

  it('should count nothing where one option is chosen', () => {
    expect(resultFor(SINGLE, 'a', true)).not.toHaveProperty('rightOptions')
  })

  it('should know the misconceptions of all wrong options', () => {
    expect(feedbackOf(MULTIPLE).map(({ option }) => option)).toEqual(['b', 'd'])
    expect(feedbackOf({ ...BARE, kind: 'number', key: 1, tolerance: 0, unit: '' })).toEqual([])
  })
})

describe('the questions that answers are about', () => {
  const [first, second, former] = [
    [someQuestion({ id: 'q1' })],
    [someQuestion({ id: 'q2', set: 2 })],
    [someQuestion({ id: 'q0' })],
  ]
  const check = { isOpen: true, versions: [[...first, ...second], former] }

  it.each([
    ['the first set', { q1: 'a' }, first],
    ['the second set, without an answer', { q2: null }, second],
    ['another version', { q0: 'a' }, former],
    ['nothing', {}, first],
  ])('should be those of %s', (_, answers, questions) => {
    expect(questionsFor(check, answers)).toEqual(questions)
  })
})
