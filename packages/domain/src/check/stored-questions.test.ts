import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuestion } from '../../testing/arbitraries.ts'
import { someQuestion } from '../../testing/index.ts'
import { parseQuestions } from './question.ts'

describe('stored questions', () => {
  it('should be read as they were stored', () => {
    fc.assert(
      fc.property(fc.array(anyQuestion()), (questions) => {
        const stored = JSON.parse(JSON.stringify(questions))
        expect(parseQuestions(stored)).toEqual(stored)
      }),
    )
  })

  it.each([
    ['no list', { q1: someQuestion() }],
    ['null', null],
    ['a text', 'q1'],
    ['something else in the list', [someQuestion(), null]],
    ['no key', [{ ...someQuestion(), key: undefined }]],
    ['no explanation', [{ ...someQuestion(), explanation: undefined }]],
    ['options of another shape', [{ ...someQuestion(), options: ['a', 'b'] }]],
    ['a key of another kind', [{ ...someQuestion(), kind: 'number' }]],
    ['a third set', [{ ...someQuestion(), set: 3 }]],
    [
      'a misconception that is no text',
      [someQuestion({ options: [{ id: 'a', text: 'A', misconception: 1 as never }] })],
    ],
    ['a kind of a later version', [{ ...someQuestion(), kind: 'essay' }]],
  ])('should be none where there is %s', (_what, stored) => {
    expect(parseQuestions(stored)).toBeNull()
  })
})
