import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someQuestion } from '../../testing/index.ts'
import type { Question } from '../check/question.ts'
import { describeItem } from './describe-item.ts'

/** What two questions may have in common, and what each knows alone. */
const asked = { id: 'q1', prompt: 'Which?', objective: 'Tell', isVoid: false }
const OPTIONS = ['One thing', 'Another', 'A third', 'A fourth'].map((text, at) => ({ id: 'abcd'[at] ?? '', text }))

describe('describeItem', () => {
  it('should say the same of an open item, whatever its key, its explanation and its other spellings are', () => {
    const keys = fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 1 }),
      fc.integer(),
      fc.string(),
    )
    const made = ([key, several, number, text]: readonly [
      string,
      readonly string[],
      number,
      string,
    ]): readonly Question[] => [
      { ...asked, kind: 'single', options: OPTIONS, key, explanation: text },
      { ...asked, kind: 'multiple', options: OPTIONS, key: several, explanation: text },
      { ...asked, kind: 'order', options: OPTIONS, key: several, explanation: text },
      { ...asked, kind: 'number', key: number, tolerance: Math.abs(number) / 10, unit: 'g', explanation: text },
      { ...asked, kind: 'short', key: text, accepted: [text, `${number}`], explanation: text },
    ]
    fc.assert(
      fc.property(keys, keys, fc.constantFrom('a', undefined), (one, other, answer) => {
        const described = (questions: readonly Question[]) =>
          questions.map((question) => describeItem({ kind: 'question', question, answer, isOpen: true }))
        expect(described(made(one))).toEqual(described(made(other)))
      }),
    )
    const exercise = (solution: string) =>
      describeItem({ kind: 'exercise', exercise: { task: 'Do it.', solution }, place: 0, isOpen: true })
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(exercise(one)).toEqual(exercise(other))
      }),
    )
  })

  it('should say why what was chosen is wrong, unless that says what is right', () => {
    const options = [
      { id: 'a', text: 'It has doubled' },
      { id: 'b', text: 'It is grey', misconception: 'Grey is a sign of age.' },
      { id: 'c', text: 'It smells', misconception: 'No: it has doubled.' },
    ]
    const described = (answer: string, isOpen = true) =>
      describeItem({ kind: 'question', question: someQuestion({ options }), answer, isOpen })
    expect(described('b')).toMatchObject({
      said: ['It is grey'],
      misconceptions: ['Grey is a sign of age.'],
      solution: null,
    })
    expect(described('c')).toMatchObject({ misconceptions: [] })
    expect(described('c', false)).toMatchObject({
      misconceptions: ['No: it has doubled.'],
      solution: expect.stringContaining('It has doubled'),
    })
  })
})
