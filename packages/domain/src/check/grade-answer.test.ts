import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuestion } from '../../testing/arbitraries.ts'
import { someQuestion } from '../../testing/index.ts'
import { err, ok } from '../shared/result.ts'
import { gradeAnswer } from './grade-answer.ts'
import type { Question } from './question.ts'

const UNFIT = err({ kind: 'answer-unfit' })
const { options: _options, key: _key, ...ASKED } = someQuestion() as Extract<Question, { kind: 'single' }>
const OPTIONS = ['a', 'b', 'c'].map((id) => ({ id, text: `Step ${id}` }))
const SINGLE = someQuestion()
const MULTIPLE: Question = { ...ASKED, kind: 'multiple', options: OPTIONS, key: ['a', 'c'] }
const ORDER: Question = { ...ASKED, kind: 'order', options: OPTIONS, key: ['c', 'a', 'b'] }
const NUMBER: Question = { ...ASKED, kind: 'number', key: 1234.5, tolerance: 0.5, unit: 'g' }
const SHORT: Question = { ...ASKED, kind: 'short', key: 'crème brûlée', accepted: ['Burnt cream'] }

describe('gradeAnswer', () => {
  it.each<[string, Question, unknown, unknown]>([
    ['the key', SINGLE, 'a', ok(true)],
    ['another option', SINGLE, 'b', ok(false)],
    ['an unknown option', SINGLE, 'z', UNFIT],
    ['a list for one option', SINGLE, ['a'], UNFIT],
    ['a number for one option', SINGLE, 0, UNFIT],
    ['nothing', SINGLE, undefined, ok(false)],
    ['null', ORDER, null, ok(false)],
    ['the set in any order', MULTIPLE, ['c', 'a'], ok(true)],
    ['a part of the set', MULTIPLE, ['a'], ok(false)],
    ['more than the set', MULTIPLE, ['a', 'b', 'c'], ok(false)],
    ['an empty set', MULTIPLE, [], ok(false)],
    ['an unknown option in a set', MULTIPLE, ['a', 'z'], UNFIT],
    ['a text for a set', MULTIPLE, 'a', UNFIT],
    ['an object for a set', MULTIPLE, { a: true }, UNFIT],
    ['the right order', ORDER, ['c', 'a', 'b'], ok(true)],
    ['another order', ORDER, ['a', 'b', 'c'], ok(false)],
    ['a part of the order', ORDER, ['c', 'a'], ok(false)],
    ['an option twice in an order', ORDER, ['c', 'a', 'a'], UNFIT],
    ['a number', NUMBER, 1234.5, ok(true)],
    ['the lower bound', NUMBER, 1234, ok(true)],
    ['the upper bound', NUMBER, '1.235,0 g', ok(true)],
    ['just outside', NUMBER, 1235.01, ok(false)],
    ['in another unit', NUMBER, '1,2345 kg', ok(true)],
    ['no number', NUMBER, 'a lot', err({ kind: 'answer-unreadable' })],
    ['several numbers', NUMBER, '3 × 4', err({ kind: 'answer-unreadable' })],
    ['another measure', NUMBER, '5 km', err({ kind: 'answer-unreadable' })],
    ['a blank number', NUMBER, ' \u200B ', ok(false)],
    ['not finite', NUMBER, Number.NaN, UNFIT],
    ['a list for a number', NUMBER, ['1234.5'], UNFIT],
    ['a text of another encoding', SHORT, '  “CRE\u0300ME   bru\u0302le\u0301e”. ', ok(true)],
    ['an accepted spelling', SHORT, 'burnt cream', ok(true)],
    ['without its accents', SHORT, 'creme brulee', ok(false)],
    ['blank', SHORT, ' \u200B ', ok(false)],
    ['a number for a text', SHORT, 5, UNFIT],
    ['an endless text', SHORT, 'a'.repeat(501), UNFIT],
  ])('should grade %s', (_, question, value, graded) => {
    expect(gradeAnswer(question, value)).toEqual(graded)
  })

  it('should let steps that say the same change places', () => {
    const options = [...OPTIONS, { id: 'd', text: 'step  A' }]
    const question: Question = { ...ORDER, options, key: ['c', 'a', 'b', 'd'] }
    expect(gradeAnswer(question, ['c', 'd', 'b', 'a'])).toEqual(ok(true))
    expect(gradeAnswer(question, ['c', 'd', 'a', 'b'])).toEqual(ok(false))
  })

  it.each([
    ['small random ones', 'random'],
    ['it’s Random!', 'random'],
    ['the sum', 'sum'],
    ['Hooke’s law', "Hooke's law"],
    ['“Hooke´s law”', "Hooke's law"],
    ['½', '1/2'],
    ['1½ cups', '1 1/2 cups'],
    ['3x4', '3×4'],
    ['3 * 4', '3 × 4'],
    ['5–7', '5-7'],
    ['x\u2011axis', 'x-axis'],
    ['−5', '-5'],
    ['13:00 Uhr', '13:00'],
    ['1 pm', '13:00'],
    ['13', '13:00'],
    ['13 o’clock', '13:00'],
    ['half past: 1:30 p.m.', '13:30'],
    ['13.30 Uhr', '13:30'],
    ['13 Uhr 30', '13:30'],
    ['1.30 pm', '13:30'],
    ['13:00', '1 pm'],
    ['1 p.m.', '1:00 PM'],
    ['8:00', '8 am'],
    ['es una levadura', 'levadura'],
    ['“C.”', 'C'],
    ['x', 'X'],
    ['1/2', '½'],
    [' – ', '–'],
  ])('should take %s for %s', (said, key) => {
    expect(gradeAnswer({ ...SHORT, key, accepted: [] }, said)).toEqual(ok(true))
  })

  it.each([
    ['C', 'C++'],
    ['C sharp', 'C'],
    ['=', '!='],
    ["'", '`'],
    ['gitignore', '.gitignore'],
    ['resume', 'résumé'],
    ['11/2', '1½'],
    ['axb', 'a×b'],
    ['1 pm', '1:00'],
    ['1', '13:00'],
    ['abc', '13:00'],
    ['abc', '16:99'],
    ['not random', 'random'],
    ['isn’t random', 'random'],
    ['non-random', 'random'],
    ['random or fixed', 'random'],
    ['nicht zufällig', 'zufällig'],
    ['sin levadura', 'levadura'],
    ['3 random', 'random'],
    ['one of the many small random ones', 'random'],
    ['randomly', 'random'],
    ['lines parallel', 'parallel lines'],
    ['der die das', 'der'],
    ['list tuple set', 'list'],
    ['Paris London Rome', 'Paris'],
    ['systematic, random', 'random'],
    ['random?', 'or random'],
    ['hardly random', 'random'],
    ['kaum zufällig', 'zufällig'],
    ['the opposite of random', 'random'],
    ['false positive', 'positive'],
    ['16.15', '16:09'],
    ['4.5', '4:30'],
    ['-', '–'],
    ['×', '*'],
  ])('should not take %s for %s', (said, key) => {
    expect(gradeAnswer({ ...SHORT, key, accepted: [] }, said)).toEqual(ok(false))
    expect(gradeAnswer({ ...SHORT, key, accepted: [] }, key)).toEqual(ok(true))
  })

  it('should find the key of any sound question right, and answer to anything', () => {
    fc.assert(
      fc.property(anyQuestion(), fc.anything(), (question, value) => {
        expect(gradeAnswer(question, value)).toBeTypeOf('object')
        if (question.kind === 'number') expect(gradeAnswer(question, question.key)).toEqual(ok(true))
        const options = OPTIONS.map((option, place) => ({ ...option, id: `${place}` }))
        const ids = options.map(({ id }) => id)
        if (question.kind === 'single') {
          expect(gradeAnswer({ ...question, options, key: '1' }, '1')).toEqual(ok(true))
        }
        if (question.kind === 'multiple' || question.kind === 'order') {
          expect(gradeAnswer({ ...question, options, key: ids }, ids)).toEqual(ok(true))
          expect(gradeAnswer({ ...question, options, key: ids }, ids.slice(1))).toEqual(ok(false))
        }
      }),
    )
  })
})
