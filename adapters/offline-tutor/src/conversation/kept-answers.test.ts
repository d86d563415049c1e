import { gradeOf, minutesPerWeek } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { converse } from '../../test/converse.ts'

describe('replyTo, for what was answered before', () => {
  it.each([
    ['Three evenings of an hour', 'finish under 4 hours', 'Three evenings, an hour'],
    ['20 minutes a day', 'talk for 10 minutes with my neighbour', '20 minutes a day'],
    ['Only sundays, 3 hours', 'feed my family of 5 in 30 minutes', 'Only sundays, 3 hours'],
    ['5 hours', 'be able to read a paper in one hour', '5 hours'],
    ['weekends', 'a loaf in 24 hours', 'weekends'],
    ['5 hours', 'einen Artikel in einer Stunde lesen', '5 hours'],
    ['5 hours', 'nager pendant 30 minutes', '5 hours'],
  ])('should leave the time “%s” as it is when asked for more: “%s”', (said, focus, time) => {
    expect(converse('the guitar', 'beginner', said, focus).brief).toMatchObject({
      time,
      focus: focus.replace('be able to ', ''),
    })
  })

  it('should take a date beside a duration for a date', () => {
    const { brief } = converse(
      'running',
      'beginner',
      '4 times a week, 40 minutes each',
      'Run a half marathon in 2 hours by October',
    )
    expect(brief.time).toBe('4 times a week, 40 minutes, by October')
    expect(brief.focus).toBe('Run a half marathon in 2 hours')
  })

  it('should take a duration in a level for no time', () => {
    const { brief, last } = converse('running', 'I can run 5 km in 30 minutes')
    expect(brief).toMatchObject({ level: 'I can run 5 km in 30 minutes', time: null })
    expect(last.asks).toBe('time')
  })

  it.each([
    'no, 2 hours a week',
    'time: 2 hours a week',
    'campfire songs, sorry, I only have 2 hours',
    'songs, 2 hours a week',
    'songs, I have 2 hours now',
  ])('should take “%s” for another time', (said) => {
    expect(converse('the guitar', 'beginner', '5 hours', said).brief.time).toMatch(/^2 hours/)
  })

  it.each([
    [
      'data analysis with R, total beginner, 5 hours per week, need it for my thesis due March 1st',
      'data analysis with R',
    ],
    ['photography, beginner, 2 hours a week, want it for my blog', 'photography'],
    ['Excel. I need it for work. 2 hours a week', 'Excel'],
  ])('should take what it is needed for for no goal: “%s”', (said, goal) => {
    expect(converse(said).brief).toMatchObject({ goal, focus: expect.stringMatching(/for (my|work)/) })
  })

  it.each(['no deadline', 'remove the deadline', 'please forget the deadline'])(
    'should take back a date to be ready by, and nothing else: “%s”',
    (said) => {
      const { brief } = converse('the guitar', 'beginner', '2 hours a week, by june', 'campfire songs', said)
      expect(brief).toMatchObject({ time: '2 hours a week', focus: 'campfire songs' })
    },
  )

  it('should keep a level that is not asked for again', () => {
    const never = "I've never programmed and never had calculus"
    expect(converse('neural networks', never, 'never more than an hour a week').brief).toMatchObject({
      level: expect.stringMatching(/never had calculus$/),
      time: 'never more than an hour a week',
    })
    const { brief } = converse('the guitar', 'I have 3 guitars', 'I sleep 8 hours and work 10, so 1 hour')
    expect(brief).toMatchObject({ level: 'I have 3 guitars', time: '1 hour' })
    expect(converse('the guitar', 'beginner', '1 hour', 'I can play for my kids').brief).toMatchObject({
      level: 'beginner',
      focus: 'I can play for my kids',
    })
    expect(converse('the guitar', 'beginner', '1 hour, and actually I play whole songs').brief.level).toContain(
      'whole songs',
    )
  })

  it.each([
    '1 hour a day because I work 8 hours a day',
    'I work full time, so 1 hour a day',
    'Ich arbeite 8 Stunden, also 1 Stunde',
  ])('should know time to learn from other time in “%s”', (said) => {
    const { brief } = converse('the guitar', 'beginner', said)
    expect(brief.time).toMatch(/^1 (hour a day|Stunde)$/)
    expect(brief.focus).toBeNull()
  })

  it.each([
    [['my left knee hurts sometimes'], 'my left knee hurts sometimes'],
    [['5k without stopping; my left knee hurts sometimes'], '5k without stopping, my left knee hurts sometimes'],
    [['I am overweight and have asthma, want to feel fit'], 'I am overweight, want to feel fit, have asthma'],
    [["I'm deaf, so no listening exercises"], "no listening exercises, I'm deaf"],
    [['Ich hatte letztes Jahr eine Knie-OP'], 'Ich hatte letztes Jahr eine Knie-OP'],
    [['5k', 'my left knee hurts sometimes'], '5k, my left knee hurts sometimes'],
    [['5k, my left knee hurts sometimes', 'focus: 10k'], '10k, my left knee hurts sometimes'],
  ])('should keep of %j what bears on learning', (messages, focus) => {
    expect(converse('running', 'beginner', '1 hour', ...messages).brief).toMatchObject({ level: 'beginner', focus })
  })

  it('should keep an injury that was named before the focus was asked', () => {
    const surgery = 'I had a knee surgery last year'
    expect(converse('running', 'beginner', `1 hour, ${surgery}`, '5k').brief).toEqual({
      goal: 'running',
      level: 'beginner',
      time: '1 hour',
      focus: `5k, ${surgery}`,
    })
    expect(converse('running', surgery, '1 hour', '5k').brief).toMatchObject({ level: null, focus: `5k, ${surgery}` })
  })

  it.each([
    ['jeden Tag 30 Minuten außer sonntags', 210],
    ['30 minutes a day, außer sonntags', 210],
    ['20 minutes a day except Fridays and Sundays', 140],
    ['2 hours, nothing on weekdays', 120],
    ['une heure par jour sauf le dimanche', 420],
    ['una hora al día menos los domingos', 420],
    ['every day except weekends, 1 hour', 420],
    ['30 min/day x 5', 150],
    ['no time limit', null],
    ['one hour a week, on March 3', 60],
  ])('should keep all of the time “%s”', (said, weekly) => {
    const { brief } = converse('Spanish', 'beginner', said)
    expect(brief).toMatchObject({ time: said, focus: null })
    expect(minutesPerWeek(said)).toBe(weekly)
  })

  it('should add an exception to a known time', () => {
    expect(converse('Spanish', 'beginner', '20 minutes a day', 'travel, except Fridays').brief).toMatchObject({
      time: '20 minutes a day, except Fridays',
      focus: 'travel',
    })
  })

  it('should keep the date of an event beside the time', () => {
    expect(converse('Spanish', 'beginner', 'one hour a week, I have a talk on March 3').brief.time).toBe(
      'one hour a week, on March 3',
    )
  })

  it('should know what was done from its words in another language', () => {
    const said = 'Ich möchte Gitarre lernen, habe schon 2 Jahre gespielt, 3 Stunden die Woche'
    expect(converse(said).brief).toMatchObject({ level: 'habe schon 2 Jahre gespielt', focus: null })
    const { brief, last } = converse(`${said}, Ziel: Fingerpicking`)
    expect(brief).toMatchObject({ level: 'habe schon 2 Jahre gespielt', focus: 'Fingerpicking' })
    expect(last.asks).toBe('proceed')
    expect(converse('Mein Ziel ist Gitarre').brief.focus).toBeNull()
  })

  it('should take what a date is for to an open focus', () => {
    const after = (said: string) => converse('Spanish', 'beginner', '5 hours', 'whatever', said).brief
    expect(after('travel to Peru next summer')).toMatchObject({ time: '5 hours, next summer', focus: 'travel to Peru' })
    expect(after('I have to be done by June')).toMatchObject({ time: '5 hours, by June', focus: null })
    expect(after('make it by June')).toMatchObject({ time: '5 hours, by June', focus: null })
  })

  it('should take what a wish points to for the focus', () => {
    const { brief } = converse('Python', 'beginner', '5 hours', "Can I build games with it? I'd love that")
    expect(brief.focus).toBe('build games with it')
  })

  it.each([
    ['I understand nothing', 'new'],
    ['I burned water once, so zero', 'new'],
    ["J'ai 50 ans et je n'ai jamais touché un piano", 'new'],
    ["J'ai 10 ans de piano", 'some'],
    ["I've a PhD in physics", 'some'],
  ])('should place “%s”', (said, grade) => {
    expect(gradeOf(said)).toBe(grade)
  })
})
