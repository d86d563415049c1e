import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someQuestion } from '../../testing/content.ts'
import { digest } from '../../testing/memory/digest.ts'
import { deckOf } from './deck.ts'
import type { Question } from './question.ts'

const html = (text: string): string => `<${text}>`
const common = { objective: 'Bake', explanation: 'Why', isVoid: false, prompt: 'Ask' }
const OPTIONS = ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase(), misconception: 'Wrong, because' }))
const answered = (...questions: readonly Question[]) =>
  deckOf(
    { id: 'p1', title: 'Bread', chapters: [{ questions, attempts: questions.map(({ id }) => ({ [id]: false })) }] },
    { html, digest },
  )
const faces = (question: Question) => answered(question).cards.map(({ front, back }) => [front, back])

describe('deckOf', () => {
  it.each<[string, Question, [string, string]]>([
    [
      'one right option',
      { ...common, id: 'q', kind: 'single', options: OPTIONS, key: 'b' },
      ['<Ask><ul><li><A></li><li><B></li><li><C></li></ul>', '<B><hr><Why>'],
    ],
    [
      'several',
      { ...common, id: 'q', kind: 'multiple', options: OPTIONS, key: ['a', 'c'] },
      ['<Ask><ul><li><A></li><li><B></li><li><C></li></ul>', '<ul><li><A></li><li><C></li></ul><hr><Why>'],
    ],
    [
      'an order',
      { ...common, id: 'q', kind: 'order', options: OPTIONS, key: ['c', 'a', 'b'] },
      ['<Ask><ul><li><A></li><li><B></li><li><C></li></ul>', '<ol><li><C></li><li><A></li><li><B></li></ol><hr><Why>'],
    ],
    [
      'a number',
      { ...common, id: 'q', kind: 'number', key: 2.5, tolerance: 0, unit: 'kg' },
      ['<Ask> (<kg>)', '<2.5 kg><hr><Why>'],
    ],
    [
      'a short text',
      { ...common, id: 'q', kind: 'short', key: 'yeast', accepted: ['the yeast'] },
      ['<Ask>', '<yeast><hr><Why>'],
    ],
  ])('should ask on the front and answer on the back: %s', (_, question, expected) => {
    expect(faces(question)).toEqual([expected])
  })

  it('should never hold the key of a question that was not answered, or that went void', () => {
    const ids = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6']
    fc.assert(
      fc.property(fc.subarray(ids), fc.subarray(ids), fc.subarray(ids), (first, second, voids) => {
        const questions = ids.map((id, place) =>
          someQuestion({ id, isVoid: voids.includes(id), explanation: `key of ${id}`, ...(place > 2 && { set: 2 }) }),
        )
        const attempts = [first, second].map((taken) => Object.fromEntries(taken.map((id) => [id, id === 'q1'])))
        const { cards } = deckOf({ id: 'p1', title: 'Bread', chapters: [{ questions, attempts }] }, { html, digest })
        const wanted = ids.filter((id) => [...first, ...second].includes(id) && !voids.includes(id))
        expect(cards.map(({ back }) => /key of (q\d)/.exec(back)?.[1])).toEqual(wanted)
      }),
    )
  })

  it('should give a question the same ids each time, whatever has become of its words, and no two the same', () => {
    const before = answered(someQuestion({ id: 'q1' }), someQuestion({ id: 'q2' }))
    const after = answered(someQuestion({ id: 'q2', prompt: 'Mended?' }), someQuestion({ id: 'q3' }))
    const idsOf = ({ cards }: typeof before) => cards.map(({ noteId, cardId, guid }) => [noteId, cardId, guid])
    expect(idsOf(after)[0]).toEqual(idsOf(before)[1])
    expect(after.id).toBe(before.id)
    const all = [...idsOf(before), ...idsOf(after)].flat().concat(after.id)
    expect(new Set(all).size).toBe(all.length - 3)
    for (const id of all.filter((one) => typeof one === 'number')) {
      expect(Number.isSafeInteger(id)).toBe(true)
      expect(id).toBeGreaterThan(1_000)
    }
  })
})
