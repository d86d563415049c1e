import { describe, expect, it } from 'vitest'
import { aBrief, makeMemoryLanguageDetector, makeMemoryMarkdown } from '../../../testing/index.ts'
import { readFitReview } from '../gates/readings.ts'
import type { ReviewTask } from '../task.ts'
import { plainBlueprint } from './blueprint.ts'
import { type Correction, corrected } from './review.ts'

const LESSON = {
  brief: aBrief({ goal: 'Statistics', language: 'en' }),
  planTitle: 'Statistics',
  chapterTitles: ['Spread'],
  number: 1,
  title: 'Spread',
  summary: 'How far values lie apart.',
  objectives: ['Compute a variance', 'Read a spread'],
}
const TEXTS = {
  introduction: 'Five wages, and how far they lie apart.',
  sections: [
    { heading: 'By hand', body: 'The squares are 16, 4, 0, 4 and 16, which makes 42 in all.' },
    {
      heading: 'In code',
      body: 'Call `statistics.variance(wages)`:\n\n```python\n\tprint("spread")\n```\n\nThe spread is 8.',
    },
  ],
  keyPoints: ['The spread is 8.', 'Squares count.'],
  practice: { task: 'Do it with your own wages.', doneWhen: 'you have a number.' },
  exercises: [{ task: 'Square 5.', solution: 'It is 24.' }],
  state: 'The wages are 2 to 10.',
}
const TASK: ReviewTask = { ...LESSON, kind: 'review', blueprint: plainBlueprint(LESSON), texts: TEXTS }
const gating = {
  ...{ task: TASK, markdown: makeMemoryMarkdown(), languages: makeMemoryLanguageDetector() },
  ...{ writes: null, gates: 'enforce' as const },
}
const corrections = (answer: unknown): readonly Correction[] => {
  const found = readFitReview(JSON.stringify(answer), gating)
  if (!found.ok) throw new Error(found.error.detail)
  return found.value
}

describe('readFitReview', () => {
  it.each<[string, unknown, Correction | null]>([
    ['of a section', { quote: 'makes 42', instead: 'makes 40' }, { quote: 'makes 42', instead: 'makes 40' }],
    [
      'of code',
      { quote: '\tprint("spread")', instead: 'print(8)' },
      { quote: '\tprint("spread")', instead: 'print(8)' },
    ],
    ['of a solution', { quote: 'It is 24.', instead: 'It is 25.' }, { quote: 'It is 24.', instead: 'It is 25.' }],
    ['that leaves words out', { quote: 'Squares count.', instead: '' }, { quote: 'Squares count.', instead: '' }],
    ['of what stands there twice', { quote: 'The spread is 8', instead: 'The spread is 10' }, null],
    ['of what stands nowhere', { quote: 'which makes 43', instead: '40' }, null],
    ['of the name of a property', { quote: 'introduction', instead: 'opening' }, null],
    ['of nothing', { quote: '', instead: 'More.' }, null],
    ['with a link', { quote: 'makes 42', instead: 'makes [40](https://a.example)' }, null],
    ['that is longer than a text', { quote: 'makes 42', instead: 'a'.repeat(2_000) }, null],
    [
      'in another language',
      {
        quote: 'makes 42',
        instead:
          'Die ersten beiden Schritte passen, und das hast du gut beschrieben. Jetzt ist der Teig dran, und die Zahl fehlt noch. Das ist der Anfang, und das Ende ist nicht mehr weit: Die Minuten stehen schon da, und du hast das Ergebnis fast in der Hand.',
      },
      null,
    ],
    ['that names an account', { quote: 'makes 42', instead: 'Send 5 to DE89 3704 0044 0532 0130 00.' }, null],
    ['in prose', 'Section 1 is wrong.', null],
  ])('should take a correction %s or leave it', (_, error, correction) => {
    expect(corrections({ errors: [error] })).toEqual(correction ? [correction] : [])
  })

  it('should find nothing in prose, and no more than twelve', () => {
    expect(readFitReview('It is fine.', gating).ok).toBe(false)
    expect(corrections({})).toEqual([])
    expect(corrections({ errors: Array(100).fill({ quote: 'makes 42', instead: 'is 40' }) })).toHaveLength(12)
  })
})

describe('corrected', () => {
  it('should put the words in place of those that are quoted, and change nothing else', () => {
    const quoted = [
      { quote: 'makes 42', instead: 'makes "40"' },
      { quote: '\tprint("spread")', instead: 'print(8)' },
    ]
    const after = corrected(TEXTS, quoted)
    expect(after.sections[0]?.body).toBe('The squares are 16, 4, 0, 4 and 16, which makes "40" in all.')
    expect(after.sections[1]?.body).toContain('```python\nprint(8)\n```')
    expect(corrected(after, quoted)).toEqual(after)
    expect({ ...after, sections: [] }).toEqual({ ...TEXTS, sections: [] })
  })

  it('should leave nothing without words', () => {
    expect(corrected(TEXTS, [{ quote: 'Squares count.', instead: '' }])).toEqual(TEXTS)
  })

  it('should leave out a correction whose words an earlier one has changed', () => {
    const after = corrected(TEXTS, [
      { quote: 'Square 5.', instead: 'Square 6.' },
      { quote: 'Square 5', instead: 'Square 7' },
    ])
    expect(after.exercises).toEqual([{ task: 'Square 6.', solution: 'It is 24.' }])
  })
})
