import { minutesPerWeek } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { converse } from '../../test/converse.ts'

describe('replyTo, for those who answer something else as well', () => {
  it('should know an answer to the question that was countered', () => {
    const brief = (...messages: readonly string[]) => converse('Gitarre lernen', ...messages).brief
    const said = 'Ich spiele seit drei Jahren ein bisschen'
    expect(brief('Warum fragst du?', said)).toMatchObject({ level: said, time: null })
    expect(brief('why?', 'three chords, badly')).toMatchObject({ level: 'three chords, badly', time: null })
    expect(brief('why?', 'whenever I can')).toMatchObject({ level: null, time: 'whenever I can' })
    expect(brief('Can I skip this question?', 'I use it every day but only for lists')).toMatchObject({
      level: 'I use it every day, only for lists',
      time: null,
    })
    expect(brief('why?', "It's none of your business")).toMatchObject({ level: null, time: null })
    expect(brief('why?', 'toco desde hace tres años').level).toBe('toco desde hace tres años')
  })

  it('should keep nothing of “as I said”, and say that the answer is still open', () => {
    for (const said of ['as I said', 'I told you already', 'wie gesagt', 'como ya dije']) {
      const { brief, last } = converse('Spanish', 'beginner', said)
      expect(brief.time).toBeNull()
      expect(last.message).toContain('You can still tell me your time')
    }
    expect(converse('Spanish', 'beginner', '2 hours', 'as I said, travel').brief.focus).toBe('travel')
  })

  it('should know how often from the words before the amount', () => {
    expect(converse('Korean', 'beginner', 'every day after school, half an hour').brief.time).toBe(
      'every day, half an hour',
    )
    expect(converse('Korean', 'beginner', '5 days x 1 hour').brief.time).toBe('5 days x 1 hour')
    expect(converse('Korean', 'beginner', '10 min/d').brief).toMatchObject({ time: '10 min/d', focus: null })
  })

  it('should take “I don’t know yet” to a later question for no level', () => {
    const { brief } = converse('violin', 'I sing in a choir', '1 hour', "I don't know yet")
    expect(brief).toMatchObject({ level: 'I sing in a choir', focus: null })
    expect(converse('Spanish', '10 years ago at school; nothing left').brief).toMatchObject({
      level: '10 years ago at school, nothing left',
      focus: null,
    })
  })

  it('should take a circumstance for no level, and keep one of health with the focus', () => {
    const { brief } = converse('swimming', 'I am 68, had a knee operation', '1 hour a week', 'I’m 68 and my hip hurts')
    expect(brief).toEqual({
      goal: 'swimming',
      level: null,
      time: '1 hour a week',
      focus: 'had a knee operation, my hip hurts',
    })
    expect(converse('swimming', 'I am 68, had a knee operation, never swam').brief.level).toBe('never swam')
    expect(converse('Learn to swim, I am 68 and had a knee operation').brief).toMatchObject({
      level: null,
      focus: null,
    })
    expect(converse('yoga', 'beginner', '2 hours a week', 'my back').brief.focus).toBe('my back')
    expect(converse('Klavier', 'Ich hatte als Kind 4 Jahre Unterricht').brief.level).toContain('4 Jahre')
  })

  it('should not ask for a focus that came along with the answer before', () => {
    for (const messages of [
      ['beginner', '2 hours a week, skies and water'],
      ['beginner', '2 hours a week. I want to paint skies and water'],
      ['beginner, 2 hours a week, skies and water'],
      ['beginner\n2 hours a week\nskies and water'],
    ]) {
      const { brief, last } = converse('watercolour painting', ...messages)
      expect(brief.focus).toContain('skies and water')
      expect(brief).toMatchObject({ level: 'beginner', time: '2 hours a week' })
      expect(last.asks).toBe('proceed')
    }
  })

  it.each([
    '2 hours a week, more or less',
    '2 hours a week, if the kids sleep',
    '2 hours a week, I think, maybe more',
    '3 evenings an hour each, weekends none',
  ])('should take no focus from “%s”', (said) => {
    const { brief, last } = converse('watercolour painting', 'beginner', said)
    expect(brief.focus).toBeNull()
    expect(last.asks).toBe('focus')
  })

  it.each([
    'three times a week 40 minutes each',
    '40 minutes each, three times a week',
    'dreimal die Woche 40 Minuten',
    'Ich habe dreimal pro Woche je 40 Minuten',
    'trois fois par semaine 40 minutes',
    'tres veces a la semana 40 minutos',
    'una hora los sábados y los domingos',
    'по часу два раза в неделю',
    '40 min, 3 evenings a week max',
    'an hour Monday evening and an hour Wednesday evening, tops',
    'три раза в неделю по 40 минут',
  ])('should take “%s” whole for a time, and for nothing else', (said) => {
    const { brief } = converse('Spanish', 'beginner', said)
    expect(brief.focus).toBeNull()
    expect(minutesPerWeek(brief.time ?? '')).toBe(120)
  })
})
