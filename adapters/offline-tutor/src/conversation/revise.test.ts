import { describe, expect, it } from 'vitest'
import { converse, NO } from '../../test/converse.ts'

describe('replyTo, after a summary', () => {
  const CHANGES = [
    ['make it 3 hours per week', { time: '3 hours per week' }],
    ['actually I am not a beginner', { level: 'not a beginner' }],
    ['focus on grammar instead', { focus: 'grammar' }],
    ['I want to learn German instead', { goal: 'German' }],
    ['Portuguese', { goal: 'Portuguese' }],
    ['not Spanish but Italian', { goal: 'Italian' }],
    ['more reading, less grammar', { focus: 'travel, more reading, less grammar' }],
    ['change my level to advanced and the time to 10 hours a week', { level: 'advanced', time: '10 hours a week' }],
    ['2 hours a week and I am intermediate', { level: 'intermediate', time: '2 hours a week' }],
    ['never mind', {}],
    ['actually I want to learn about cars instead', { goal: 'cars' }],
    ['business emails instead', { focus: 'business emails' }],
    ['also some grammar', { focus: 'travel, some grammar' }],
    ['auch etwas Grammatik', { focus: 'travel, auch etwas Grammatik' }],
    ['Change the time to 3 hours a week, keep the rest', { time: '3 hours a week' }],
    ['I already told you I want to order food', { focus: 'travel, order food' }],
    ['I have 4 hours a week and I am actually advanced', { level: 'advanced', time: '4 hours a week' }],
    ['the exam is in June', { time: '1 hour a week, in June' }],
    ['can you make it 3 weeks?', { time: '1 hour a week, make it 3 weeks' }],
    ['hm', {}],
    ['thank you, nothing else', {}],
    ['danke', {}],
    ['nein danke, alles gut so', {}],
    ['merci, rien d’autre', {}],
    ['actually forget the focus', { focus: null }],
    ['vergiss den Schwerpunkt', { focus: null }],
    ['I changed my mind: 5 hours', { time: '5 hours' }],
    ['ho cambiato idea: 5 ore', { time: '5 ore' }],
    [
      'I have 3 hours a week, and I have heard it for two years',
      { level: 'I have heard it for two years', time: '3 hours a week' },
    ],
    ['3 times a week instead', { time: '1 hour a week, 3 times a week' }],
    ['three times a week 40 minutes each', { time: 'three times a week 40 minutes' }],
    ['I meant Italian, not Spanish', { goal: 'Italian' }],
    ['the time is wrong, it should be 2 hours', { time: '2 hours' }],
    ['forget the time', { time: null }],
    ['vielen Dank, mehr nicht', {}],
    ['20', { time: '20' }],
    ['everything is fine, thanks for asking', {}],
    ['2 Stunden pro Woche und Fokus auf Grammatik', { time: '2 Stunden pro Woche', focus: 'Grammatik' }],
    ['no wait, grammar', { focus: 'grammar' }],
    ['I have 3 hours, not weekends', { time: '3 hours, not weekends' }],
    ['no grammar', { focus: 'travel, no grammar' }],
    ['please skip grammar', { focus: 'travel, skip grammar' }],
    ['it must include verbs, please', { focus: 'travel, it must include verbs' }],
  ] as const
  for (const [change, changed] of CHANGES) {
    it(`should change by “${change}” just that, and summarise again`, () => {
      const before = converse('Spanish', 'beginner', '1 hour a week', 'travel', NO)
      expect(before.last.asks).toBe('change')
      const after = converse('Spanish', 'beginner', '1 hour a week', 'travel', NO, change)
      expect(after.brief).toEqual({ ...before.brief, ...changed })
      expect(after.last.asks).toBe('proceed')
    })
  }

  it('should let what must be in and what is left out replace one another', () => {
    const said = (...answers: readonly string[]) =>
      converse('Spanish', 'beginner', '1 hour a week', ...answers).brief.focus
    expect(said('must include verbs', 'no verbs')).toBe('no verbs')
    expect(said('travel, no verbs', NO, 'must include verbs')).toBe('travel, must include verbs')
  })

  it.each([
    'Looks good to me!',
    'sounds great, thank you so much',
    'nothing, thanks, it looks great',
    'sieht gut aus, danke',
    'parfait, merci, on y va',
    'se ve bien, gracias',
  ])('should keep everything, and say where the yes is, after “%s”', (said) => {
    const before = converse('Spanish', 'beginner', '1 hour a week', 'travel')
    for (const more of [[said], [NO, said]]) {
      const { brief, last } = converse('Spanish', 'beginner', '1 hour a week', 'travel', ...more)
      expect(brief).toEqual(before.brief)
      expect(last.shown).toMatch(/Yes, Proceed/)
    }
  })

  it.each(['xyzzy plugh', 'business emails', 'wrong', 'That’s wrong', 'alles falsch'])(
    'should ask what to change where “%s” does not say it, and keep everything',
    (said) => {
      const before = converse('Spanish', 'beginner', '1 hour a week', 'travel')
      const { brief, last } = converse('Spanish', 'beginner', '1 hour a week', 'travel', said)
      expect(brief).toEqual(before.brief)
      expect(last).toMatchObject({ asks: 'change' })
    },
  )

  it.each([
    [['wrong', 'the time', '20 minutes'], { time: '20 minutes' }],
    [['Cambia el tiempo', '20 minutos'], { time: '20 minutos' }],
    [[NO, 'the goal', 'Italian'], { goal: 'Italian' }],
    [[NO, 'das Ziel', 'Italian'], { goal: 'Italian' }],
    [['Change my level', 'advanced'], { level: 'advanced' }],
  ] as const)('should ask for the part that was named, and take it: %j', (said, changed) => {
    const before = converse('Spanish', 'beginner', '1 hour a week', 'travel')
    const { brief, last } = converse('Spanish', 'beginner', '1 hour a week', 'travel', ...said)
    expect(brief).toEqual({ ...before.brief, ...changed })
    expect(last.asks).toBe('proceed')
  })

  it('should let a new rhythm replace the daily one, and no focus come of it', () => {
    const { brief } = converse('Spanish', 'beginner', '30 minutes a day', 'travel', 'no, more like once a week')
    expect(brief).toMatchObject({ time: '30 minutes, once a week', focus: 'travel' })
  })

  it('should understand it as well where it is typed', () => {
    const typed = (answer: string) => converse('Spanish', 'beginner', '1 hour a week', 'travel', answer).last.asks
    expect([typed('no'), typed('yes'), typed('guitar')]).toEqual(['change', 'proceed', 'proceed'])
  })

  it('should keep a date where only the hours change', () => {
    expect(converse('React', 'good', 'in 2 weeks', 'a job', 'full time').brief.time).toBe('full time, in 2 weeks')
  })

  it('should leave a typed yes to the domain, which says which button makes the plan', () => {
    const { last } = converse('Spanish', 'beginner', '1 hour a week', 'travel', 'yes')
    expect(last.asks).toBe('proceed')
    expect(last.shown).toContain('“Yes, Proceed”')
  })

  it('should take a remark on the plan for no focus', () => {
    for (const remark of ['make it harder', 'as much as needed', 'add more exercises and fewer chapters']) {
      expect(converse('Spanish', 'beginner', '1 hour a week', 'travel', NO, remark).last.focus).toBe('')
    }
  })

  it('should answer a question, and leave everything as it is', () => {
    const talk = converse('Spanish', 'beginner', '1 hour a week', 'travel', 'how long will it take?')
    expect(talk.last.shown).toContain('At about an hour a week, the')
    expect(talk.brief).toEqual(converse('Spanish', 'beginner', '1 hour a week', 'travel').brief)
  })

  it('should ask for the time where the plan is to be shorter', () => {
    const { last } = converse('Spanish', 'beginner', '1 hour a week', 'travel', 'can you make it shorter?')
    expect(last).toMatchObject({ asks: 'change', message: 'How much time do you have, then?' })
  })

  it('should ask for the value that is said to be wrong', () => {
    const { last, brief } = converse('Spanish', 'beginner', '1 hour a week', 'travel', NO, 'the focus is wrong')
    expect(last).toMatchObject({ asks: 'change', shown: 'What should the plan focus on, then?' })
    expect(brief.focus).toBe('travel')
  })

  it('should ask for a value that is named without one', () => {
    const talk = converse('Spanish', 'beginner', '1 hour a week', 'travel', NO, 'I have less time', '20 minutes a week')
    expect(talk.exchanges.at(-2)?.answer).toMatchObject({
      asks: 'change',
      message: 'How much time do you have, then?',
    })
    expect(talk.brief.time).toBe('20 minutes a week')
    expect(talk.last.asks).toBe('proceed')
  })
})
