import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBrief, makeMemoryMarkdown } from '../../../testing/index.ts'
import type { LessonTask } from '../task.ts'
import { plainBlueprint, readBlueprint } from './blueprint.ts'

const TASK: LessonTask = {
  brief: aBrief({ goal: 'Statistics', language: 'en' }),
  planTitle: 'Statistics',
  chapterTitles: ['Means', 'Spread'],
  number: 2,
  title: 'Spread',
  summary: 'How far values lie apart.',
  objectives: ['Compute a variance', 'Read a spread', 'Compare two groups'],
  minutes: 40,
}

const read = (answer: object, task = TASK) => {
  const found = readBlueprint(JSON.stringify(answer), task, makeMemoryMarkdown())
  if (!found.ok) return found.error.detail
  return found.value
}
const headings = (answer: object, task = TASK) => {
  const found = read(answer, task)
  return typeof found === 'string' ? found : found.sections.map(({ heading, objective }) => `${objective}: ${heading}`)
}
const section = (heading: string, objective: unknown, share: unknown = 2) => ({
  ...{ heading, objective, share, assumes: 'The five wages.', hands_over: 'Their mean, 24.' },
})

describe('readBlueprint', () => {
  it('should take what a capable model plans', () => {
    const answer = {
      example: 'Wages of five bakers: 20, 22, 24, 26, 28.',
      terms: ['$s^2$: the variance'],
      sections: [
        section('From each wage to the mean', 1, 3),
        section('What 8 means', 2, 1),
        section('Two bakeries', 3),
      ],
      exercises: ['Take the wages of five cooks'],
    }
    const found = read(answer)
    if (typeof found === 'string') throw new Error(found)
    expect(found).toMatchObject({ example: answer.example, terms: answer.terms, exercises: answer.exercises })
    expect(found.sections[0]).toMatchObject({ objective: 0, assumes: 'The five wages.', handsOver: 'Their mean, 24.' })
    const [long = 0, short = 0, usual = 0] = found.sections.map(({ words }) => words)
    expect([long > usual, usual > short]).toEqual([true, true])
  })

  it.each<[string, object, string | readonly string[]]>([
    [
      'one section',
      { sections: [section('All of it', 1)] },
      ['0: All of it', '1: Read a spread', '2: Compare two groups'],
    ],
    [
      'an objective that there is not',
      { sections: [section('A', 9), section('B', 0), section('C', 2)] },
      ['2: A', '0: B', '1: C'],
    ],
    [
      'no objectives',
      { sections: [section('A', ''), section('B', null), section('C', 'all')] },
      ['0: A', '1: B', '2: C'],
    ],
    ['lines', { sections: ['A', 'B', 'C'] }, ['0: A', '1: B', '2: C']],
    ['no sections', { example: 'Wages', sections: [] }, 'no-sections'],
    ['nothing', {}, 'no-sections'],
  ])('should make a section for each objective of %s', (_, answer, expected) => {
    expect(headings(answer)).toEqual(expected)
  })

  it('should keep eight of twenty, one for each objective among them', () => {
    const found = headings({ sections: Array.from({ length: 20 }, (_, place) => section(`Part ${place}`, 1)) })
    expect(found).toHaveLength(8)
    expect(found.slice(-2)).toEqual(['1: Read a spread', '2: Compare two groups'])
  })

  it('should have a section for each objective and words for each section, whatever is said', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null))
    const sections = fc.array(fc.oneof(text, fc.record({ heading: text, objective: text, share: text })))
    fc.assert(
      fc.property(fc.record({ sections, terms: fc.array(text), example: text }), (answer) => {
        const found = read(answer)
        if (typeof found === 'string') return
        expect(new Set(found.sections.map(({ objective }) => objective))).toEqual(new Set([0, 1, 2]))
        expect(found.sections.length).toBeLessThanOrEqual(8)
        for (const { words, heading } of found.sections) {
          expect(heading).not.toBe('')
          expect(words).toBeGreaterThanOrEqual(150)
          expect(words).toBeLessThanOrEqual(900)
        }
      }),
    )
  })
})

describe('plainBlueprint', () => {
  it.each<[minutes: number | null, words: number]>([
    [null, 1_050],
    [10, 900],
    [100, 3_000 * 1.4],
    [330, 4_500],
  ])('should give a chapter of %s minutes about %i words', (minutes, words) => {
    const objectives = ['A', 'B', 'C', 'D', 'E']
    const { sections } = plainBlueprint({ ...TASK, objectives, minutes })
    const all = sections.reduce((sum, one) => sum + one.words, 0)
    expect(Math.abs(all - words)).toBeLessThan(10)
  })
})
