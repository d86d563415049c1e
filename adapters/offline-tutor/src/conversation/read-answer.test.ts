import { conversationWords, isQuoted, suggestedFact } from '@app/domain'
import { anyUnicode } from '@app/domain/testing/arbitraries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factsIn, type Reading } from './read-answer.ts'

describe('factsIn', () => {
  it.each([
    ['5 hours a week', { hours_per_week: '5' }],
    ['30 min a day', { minutes_per_day: '30' }],
    ['about 1.5 h/week', { hours_per_week: '1.5' }],
    ['1,5 Stunden pro Woche', { hours_per_week: '1,5' }],
    ['90 minutos por semana', { minutes_per_week: '90' }],
    ['2 horas al día', { hours_per_day: '2' }],
    ['30 minutes daily', { minutes_per_day: '30' }],
    ['40 minutes, 5 days a week', { days_per_week: '5', minutes_per_day: '40' }],
    ['3 mal die Woche', { days_per_week: '3' }],
    ['2 hours', { hours_per_week: '2' }],
    ['1-2 hours a week', {}],
    ['1:30 h a day', {}],
    ['2 hours on Monday and 1 hour on Friday', {}],
    ['2 hours a week for 3 months', {}],
    ['half an hour a day', { hours_per_day: '0.5' }],
    ['Two hours a week.', { hours_per_week: '2' }],
    ['nine hours a week', { hours_per_week: '9' }],
    ['an hour and a half a day', {}],
    ['one or two hours a week', {}],
    ['an hour or two a week', {}],
    ['zwei Stunden in der Woche', { hours_per_week: '2' }],
    ['täglich eine halbe Stunde', { hours_per_day: '0.5' }],
    ['una hora al día', { hours_per_day: '1' }],
    ['media hora', { hours_per_week: '0.5' }],
    ['some hours', {}],
    ['5 minutes walk', { minutes_per_week: '5' }],
    ['3 hens', {}],
    ['100 km', {}],
    ['2 hours on weekends', { hours_per_week: '2' }],
    ['I have two hours every Saturday', { hours_per_week: '2' }],
    ['jeden Tag eine halbe Stunde', { hours_per_day: '0.5' }],
    ['Ich habe jeden Tag eine halbe Stunde Zeit', { hours_per_day: '0.5' }],
    ['an hour and a half on weekends', {}],
  ])('should read one amount with its unit: %s', (words, time) => {
    expect(read(words, { about: 'time' })).toEqual(time)
  })

  it('should read an amount beside other words only where they say that it is time to learn', () => {
    expect(read('I took a 2 hours class', { about: 'level' })).toEqual({})
    expect(read('2 hours', { about: 'level' })).toEqual({ hours_per_week: '2' })
    expect(read('Run 5 kilometers, 30 minutes a day', { about: 'goal' })).toEqual({ minutes_per_day: '30' })
    expect(read('Run for 30 minutes', { about: 'goal' })).toEqual({})
    expect(read('30 minutes', { about: null, pace: { minutes: 60, per: 'day' } })).toEqual({ minutes_per_day: '30' })
  })

  it.each([
    ['2 hours on weekends', { hours_per_week: '2' }],
    ['2 hours every Saturday', { hours_per_week: '2' }],
    ['2 hours at the weekend', { hours_per_week: '2' }],
    ['Guitar. I’m a beginner and have 2 hours on weekends', { level: 'new', hours_per_week: '2' }],
    ['Sundays, 90 minutes', { minutes_per_week: '90' }],
    ['ich habe am Wochenende 3 Stunden Zeit', { hours_per_week: '3' }],
    ['nur am Wochenende 3 Stunden', { hours_per_week: '3' }],
    ['2 Stunden jeden Samstag', { hours_per_week: '2' }],
    ['los fines de semana 2 horas', { hours_per_week: '2' }],
    ['2 horas cada sábado', { hours_per_week: '2' }],
    ['every day 20 minutes', { minutes_per_day: '20' }],
    ['jeden Tag eine halbe Stunde', { hours_per_day: '0.5' }],
    ['cada día 20 minutos', { minutes_per_day: '20' }],
    ['2 hours on Saturday and Sunday', {}],
    ['Run a marathon on Sunday in under 4 hours', {}],
  ])('should read an amount beside a day wherever it is said: %s', (words, facts) => {
    for (const about of ['goal', 'level'] as const) expect(read(words, { about })).toEqual(facts)
  })

  it('should replace an amount a day with one a week', () => {
    const pace = { minutes: 30, per: 'day' } as const
    expect(read('2 hours on weekends', { about: null, pace })).toEqual({ hours_per_week: '2' })
  })

  it.each([
    ['beginner', 'new'],
    ['I’m a complete beginner', 'new'],
    ['Never, but I know something like it', 'new'],
    ['no', 'new'],
    ['no, 30 min a day', undefined],
    ['Nein, 5 Stunden pro Woche', undefined],
    ['some', 'some'],
    ['I know a little', 'some'],
    ['I know the basics', 'some'],
    ['I have never', 'new'],
    ['Ich kann ein wenig', 'some'],
    ['A little.', 'some'],
    ['I am an expert', 'expert'],
    ['Bin fortgeschritten', 'comfortable'],
    ['soy principiante', 'new'],
    ['not a beginner', undefined],
    ['some day I will', undefined],
    ['I have a good ear', undefined],
    ["I'm new to it", 'new'],
    ['I already know the basics', 'some'],
    ['I’m good at it.', 'comfortable'],
    ['Ich kenne schon die Grundlagen', 'some'],
    ['Ich kann es gut', 'comfortable'],
    ['ya conozco lo básico', 'some'],
    ['not new to it', undefined],
  ])('should read a plain level word where the level was asked for: %s', (words, level) => {
    expect(read(words, { about: 'level' }).level).toBe(level)
  })

  it('should read an answer that is offered in a clause of its own', () => {
    for (const language of ['en', 'de', 'es'])
      for (const chip of conversationWords({ language }).answers.level)
        for (const words of [`Python, ${chip}`, chip.replace('’', "'").toUpperCase()])
          expect(read(words, { about: 'goal' }).level, words).toBe(suggestedFact('level', chip)?.value)
  })

  it.each([
    ['Guitar, never', 'goal', 'new'],
    ['Python, I already know the basics', 'goal', 'some'],
    ['Gitarre. Das ist neu für mich', 'goal', 'new'],
    ['Python, se me da bien', 'goal', 'comfortable'],
    ['Beginner guitar', 'goal', 'new'],
    ['I want to learn Python from scratch, 3 hours a week', 'goal', 'new'],
    ['Python, but not from scratch', 'goal', undefined],
    ['Become a Python expert', 'goal', undefined],
    ['Python basics', 'goal', undefined],
    ['never', 'focus', 'new'],
    ['no', 'focus', undefined],
    ['Songs for a beginner', 'focus', undefined],
  ] as const)('should read one beside it, and elsewhere one alone: %s', (words, about, level) => {
    expect(read(words, { about }).level).toBe(level)
  })
})

describe('a fact of any words', () => {
  it('should quote them', () => {
    const pieces = fc.constantFrom('5 hours a week', 'beginner', 'Never', ', ', '30 Min', ' am Tag', 'nunca', '\n')
    const words = fc.array(fc.oneof(pieces, anyUnicode({ maxLength: 20 }))).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(words, fc.constantFrom('goal', 'level', 'time', 'focus', null), (said, about) => {
        for (const { quote } of factsIn(said, { about, pace: null })) expect(isQuoted(quote, said)).toBe(true)
      }),
    )
  })
})

// Helpers

const read = (words: string, reading: Partial<Reading>): Readonly<Record<string, string>> =>
  Object.fromEntries(factsIn(words, { about: null, pace: null, ...reading }).map(({ name, value }) => [name, value]))
