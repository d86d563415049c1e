import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuestion } from '../../testing/arbitraries.ts'
import { someQuestion } from '../../testing/content.ts'
import { shownObjectives } from './shown-objectives.ts'

const about = (objective: string, id: string, isVoid = false) => someQuestion({ id, objective, isVoid })

describe('shownObjectives', () => {
  it('should name each objective about which a question was answered right, in any attempt', () => {
    const questions = [about('Knead', 'q1'), about('Bake', 'q2'), about('Bake', 'q3'), about('Cool', 'q4')]
    expect(
      shownObjectives(
        [questions],
        [
          { q1: true, q2: false },
          { q3: true, q4: false },
        ],
      ),
    ).toEqual(['Bake', 'Knead'])
    expect(shownObjectives([questions], [])).toEqual([])
  })

  it('should count the versions of a chapter together, and no key that did not hold', () => {
    const versions = [[about('Bake', 'new')], [about('Knead', 'old'), about('Cool', 'wrong', true)]]
    expect(shownObjectives(versions, [{ old: true, wrong: true }])).toEqual(['Knead'])
  })

  it('should never name what no right answer stands for', () => {
    fc.assert(
      fc.property(fc.array(anyQuestion()), fc.array(fc.dictionary(fc.string(), fc.boolean())), (questions, others) => {
        const wrong = Object.fromEntries(questions.map(({ id }) => [id, false]))
        const right = others.map((marks) => Object.fromEntries(Object.keys(marks).map((id) => [`${id}?`, true])))
        const isAsked = (id: string): boolean => questions.some((question) => question.id === id)
        fc.pre(!right.some((marks) => Object.keys(marks).some(isAsked)))
        expect(shownObjectives([questions], [wrong, ...right])).toEqual([])
      }),
    )
  })
})
