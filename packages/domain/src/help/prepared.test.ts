import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someContent, someQuestion } from '../../testing/index.ts'
import { lengthInWords } from '../tutoring/prose.ts'
import { exampleIn, helpTexts, MAX_HINT_WORDS, preparedHints, workedTwin } from './prepared.ts'

const [SECTION] = someContent().sections
const item = {
  kind: 'question',
  question: someQuestion({ options: [{ id: 'b', text: 'Grey', misconception: 'Grey is a sign of age.' }] }),
  answer: 'b',
  isOpen: true,
} as const

describe('preparedHints', () => {
  it('should begin with why the choice is wrong, then lead to the section and to what it says', () => {
    expect(preparedHints(item, SECTION ?? null, [], helpTexts('en')).slice(0, 3)).toEqual([
      'Grey is a sign of age. What does that tell you about the question?',
      'Read the section “Feeding” again. What does that tell you about the question?',
      'Read the question once more, word by word. What exactly does it want to know?',
    ])
  })

  it('should ask one question each, in every language, and none again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'zh', 'ja', 'ar', 'hi', 'tlh'),
        (language) => {
          const before: string[] = []
          for (let turn = 0; turn < 4; turn += 1) {
            const [hint = ''] = preparedHints(item, SECTION ?? null, before, helpTexts(language))
            expect(hint.match(/[?？؟]/g)).toHaveLength(1)
            expect(lengthInWords(hint)).toBeLessThanOrEqual(MAX_HINT_WORDS)
            expect(before).not.toContain(hint)
            before.push(hint)
          }
        },
      ),
    )
  })
})

describe('a twin', () => {
  it('should show its options and its solution in words', () => {
    expect(workedTwin(someQuestion(), helpTexts('de'))).toMatch(
      /ähnliche.*- It is grey.*\*\*Antwort:\*\* It has doubled.*doubled when/s,
    )
  })

  it('should be an example of the lesson where there is no other item', () => {
    expect(exampleIn({ id: 's', heading: '', minutes: 1, body: 'Words.\n\n```py\nx = 1\n```\n\nMore.' })).toBe(
      '```py\nx = 1\n```',
    )
    expect(exampleIn({ id: 's', heading: '', minutes: 1, body: 'Words.\n\nSo 2 + 2 = 4 here.' })).toBe(
      'So 2 + 2 = 4 here.',
    )
    expect(exampleIn({ id: 's', heading: '', minutes: 1, body: 'Words alone.' })).toBeNull()
  })
})
