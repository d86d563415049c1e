import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WEEKLY } from '../../test/weekly-phrases.ts'
import { minutesPerWeek, totalMinutes } from './minutes.ts'

describe('minutesPerWeek', () => {
  for (const [language, rows] of Object.entries(WEEKLY)) {
    it.each(rows)(`should read, in ${language}, “%s” as %s`, (text, minutes) => {
      expect(minutesPerWeek(text)).toBe(minutes)
    })
  }

  it.each([
    ['3 hours a week, no, 5 hours a week', 300],
    ['2 hours a day. Sorry, 2 hours a week', 120],
    ['3 Stunden pro Woche, nein, 5 Stunden pro Woche', 300],
    ['an hour on Mondays, no homework', 60],
    ['no, 3 hours a week', 180],
    ['週に3時間、いや、週に5時間', 300],
  ])('should take of “%s” what was said last', (text, minutes) => {
    expect(minutesPerWeek(text)).toBe(minutes)
  })

  it('should be null or 15 to 3,600, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const minutes = minutesPerWeek(text)
        if (minutes === null) return
        expect(Number.isInteger(minutes)).toBe(true)
        expect(minutes).toBeGreaterThanOrEqual(15)
        expect(minutes).toBeLessThanOrEqual(3600)
      }),
    )
  })

  it('should keep the value when words follow that are about something else', () => {
    const rows = Object.values(WEEKLY)
      .flat()
      .filter(([text, minutes]) => minutes !== null && text.length > 4)
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.constantFrom(...UNRELATED), ([text, minutes], words) => {
        expect(minutesPerWeek(`${text}. ${words}`)).toBe(minutes)
      }),
    )
  })
})

describe('totalMinutes', () => {
  it.each([
    ['40 minutes in all', 40],
    ['10 hours in total', 600],
    ['a total of 10 hours', 600],
    ['in total I have only 2 hours', 120],
    ['I have 10 hours altogether, by June', 600],
    ['my exam is in 40 minutes', 40],
    ['insgesamt 10 Stunden', 600],
    ['10 Stunden insgesamt', 600],
    ['10 heures au total', 600],
    ['10 horas en total', 600],
    ['10 horas no total', 600],
    ['合計10時間', 600],
    ['全部で10時間', 600],
    ['总共10个小时', 600],
    ['всего 10 часов', 600],
    ['10 ساعات إجمالا', 600],
    ['कुल 10 घंटे', 600],
    ['in totale 10 ore', 600],
    ['10 hours', null],
    ['in total 10 hours a week', null],
    ['insgesamt 10 Stunden pro Woche', null],
    ['not 10 hours in total', null],
    ['', null],
  ])('should read “%s” as %s', (text, minutes) => {
    expect(totalMinutes(text)).toBe(minutes)
  })

  it('should be null or 1 to 216,000, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const minutes = totalMinutes(text)
        expect(minutes === null || (minutes >= 1 && minutes <= 216_000)).toBe(true)
      }),
    )
  })
})

describe('reading 40,000 characters', () => {
  it.each([
    ...['2 hours ', '1-', '30 minutes to ', 'by the end of ', 'in total ', 'not ', 'a couple of ', 'between 2 and '],
    ...[
      '毎日',
      '一',
      '週に',
      '3月',
      '每天三十',
      'in ',
      'March 3, ',
      '2027/',
      'हर ',
      'в ',
      'except ',
      "d'",
      'the next ',
      ' ',
      'é',
      '1h',
      'x ',
    ],
    'except Mondays ',
  ])('should take no longer than some passes over ordinary text: “%s”', (row) => {
    const long = row.repeat(Math.ceil(40_000 / row.length))
    const [short, whole] = [cpuOf(long.slice(0, 10_000)), cpuOf(long)]
    // a second look: another process may have taken the processor meanwhile
    expect(whole < MAX_MILLISECONDS || cpuOf(long) < 12 * short).toBe(true)
  })
})

// Helpers

const MAX_MILLISECONDS = 400

function cpuOf(text: string): number {
  const before = process.cpuUsage()
  minutesPerWeek(text)
  return process.cpuUsage(before).user / 1000
}

const UNRELATED = [
  'My cat likes music and the sea',
  'Ich mag Musik',
  "J'aime la musique",
  'Me gusta la música',
  '音楽が好き',
  '我喜欢音乐',
  'Я люблю музыку',
  'أحب الموسيقى',
  'मुझे संगीत पसंद है',
]

const PIECES = Object.values(WEEKLY)
  .flat()
  .flatMap(([text]) => text.split(' '))
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((words) => words.join(' ')),
)
