import { describe, expect, it } from 'vitest'
import {
  A_FEEDBACK,
  aBrief,
  aFitSectionAnswer,
  makeMemoryLanguageDetector,
  makeMemoryMarkdown,
} from '../../../testing/index.ts'
import { lengthInWords } from '../prose.ts'
import type { PracticeTask } from '../task.ts'
import { readFitFeedback } from './readings.ts'

const TASK: PracticeTask = {
  kind: 'practice',
  brief: aBrief({ language: 'en' }),
  title: 'Dough',
  keyPoints: ['Fold it four times.'],
  practice: { task: 'Fold a dough and describe it.', doneWhen: 'It holds its shape for a minute.' },
  result: 'It held for ten seconds.',
}
const gating = {
  ...{ task: TASK, markdown: makeMemoryMarkdown(), languages: makeMemoryLanguageDetector() },
  ...{ writes: null, gates: 'enforce' as const },
}
const read = (feedback: unknown, gates: 'enforce' | 'observe' = 'enforce') =>
  readFitFeedback(JSON.stringify({ feedback }), { ...gating, gates })
const codesOf = (feedback: unknown): readonly string[] => {
  const found = read(feedback)
  return found.ok ? (found.faults ?? []).map(({ code }) => code) : ['refused', found.error.detail]
}
/** Of 15 words each. */
const LONG = aFitSectionAnswer({ objective: 'Fold', number: 1, place: 0 })
  .body.split('\n\n')
  .slice(1)
  .flatMap((paragraph) => paragraph.split(/(?<=[.?]) (?=[A-Z])/))

describe('readFitFeedback', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['what a good teacher says', A_FEEDBACK, []],
    ['nothing', ' ', ['refused', 'no-feedback']],
    ['no text', {}, ['refused', 'no-feedback']],
    [
      'a loop',
      'Your dough needs one more fold, and then it can rest for an hour. '.repeat(6),
      ['refused', 'repeats-itself'],
    ],
    ['a refusal', 'I’m sorry, but I can’t help with that.', ['refused', 'refusal']],
    ['a link', `${A_FEEDBACK} See https://example.org/a.`, ['link']],
    ['more than 120 words', LONG.join(' '), ['feedback-too-long']],
    [
      'another language',
      'Die ersten beiden Schritte passen, und das hast du gut beschrieben. Jetzt ist der Teig dran, und die Zahl fehlt noch. Das ist der Anfang, und das Ende ist nicht mehr weit: Die Minuten stehen schon da, und du hast das Ergebnis fast in der Hand.',
      ['refused', 'wrong-language'],
    ],
  ])('should judge %s', (_, feedback, codes) => {
    expect(codesOf(feedback)).toEqual(codes)
  })

  it('should keep whole sentences of at most 120 words, and some of a sentence that has no end', () => {
    const long = read(LONG.join(' '))
    expect(long.ok && lengthInWords(long.value)).toBeGreaterThan(100)
    expect(long.ok && lengthInWords(long.value)).toBeLessThanOrEqual(120)
    expect(long.ok && LONG.join(' ').startsWith(`${long.value} `)).toBe(true)
    const endless = read(LONG.join(' ').replace(/[.?!]/g, ','))
    expect(endless.ok && lengthInWords(endless.value)).toBeGreaterThan(50)
    expect(endless.ok && endless.value.length).toBeLessThanOrEqual(1_000)
    expect(read(' ', 'observe').ok).toBe(true)
  })
})
