import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEADLINES } from '../../test/deadline-phrases.ts'
import { deadlineIn, weeksUntil } from './deadline.ts'

/** A Monday. */
const TODAY = new Date('2026-11-23T17:45:00Z')

const read = (text: string, today = TODAY): string | null =>
  deadlineIn(text, today)?.toISOString().replace('T00:00:00.000Z', '') ?? null

describe('deadlineIn', () => {
  for (const [language, rows] of Object.entries(DEADLINES)) {
    it.each(rows)(`should read, in ${language}, “%s” as %s`, (text, day) => {
      expect(read(text)).toBe(day)
    })
  }

  it('should take a date without a year for the next one to come, today included', () => {
    expect(read('by 23 November')).toBe('2026-11-23')
    expect(read('by 22 November')).toBe('2027-11-22')
    expect(read('by the end of November')).toBe('2026-11-30')
    expect(read('明年三月', new Date('2027-02-01'))).toBe('2028-03-01')
    expect(read('by June next year', new Date('2027-02-01'))).toBe('2028-06-01')
    expect(read('in a month', new Date('2027-01-31'))).toBe('2027-02-28')
  })

  it('should be null or midnight of a day, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const time = deadlineIn(text, TODAY)?.getTime() ?? 0
        expect(time % 86_400_000).toBe(0)
      }),
    )
  })

  it('should keep the day when words follow that are about something else', () => {
    const rows = Object.values(DEADLINES).flat()
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.constantFrom(...UNRELATED), ([text, day], words) => {
        expect(read(`${text}. ${words}`)).toBe(day)
      }),
    )
  })
})

describe('weeksUntil', () => {
  it('should count days in weeks, and nothing behind the deadline', () => {
    expect(weeksUntil(new Date('2026-12-14'), TODAY)).toBe(3)
    expect(weeksUntil(new Date('2026-11-24'), TODAY)).toBeCloseTo(1 / 7)
    expect(weeksUntil(new Date('2026-11-23'), TODAY)).toBe(0)
    expect(weeksUntil(new Date('2020-01-01'), TODAY)).toBe(0)
  })
})

// Helpers

const UNRELATED = [
  'My cat likes music and the sea',
  'Ich mag Musik',
  '音楽が好き',
  '我喜欢音乐',
  'Я люблю музыку',
  'أحب الموسيقى',
  'मुझे संगीत पसंद है',
]

const PIECES = Object.values(DEADLINES)
  .flat()
  .flatMap(([text]) => text.split(' '))
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((words) => words.join(' ')),
)
