import { describe, expect, it } from 'vitest'
import { factsOfAnswer, factsOfOpening } from './facts.ts'
import { mergeTime } from './merge-time.ts'

describe('factsOfOpening', () => {
  it('should take how often for a time only where nothing else is said', () => {
    expect(factsOfOpening('watercolour painting, weekends only').time).toBe('weekends')
    expect(factsOfOpening('chess. I can practise every day').time).toBe('every day')
    expect(factsOfOpening('the words that I need every day')).toMatchObject({
      goal: 'the words that I need every day',
      time: '',
    })
    expect(factsOfOpening('The colour of Tuesday divided by soup').goal).toBe('The colour of Tuesday divided by soup')
  })

  it('should look for the goal in what is wished, not in who wishes it', () => {
    expect(
      factsOfOpening(
        'I’m a senior backend engineer with 10 years of Python. I want to understand neural networks deeply enough to ' +
          'implement backpropagation from scratch, and to read current papers.',
      ),
    ).toMatchObject({
      goal: 'understand neural networks deeply',
      level: 'senior backend engineer with 10 years of Python',
      focus: 'implement backpropagation from scratch, read current papers',
    })
    expect(factsOfOpening('pass my statistics exam, 5 hours a week, I failed it last year')).toMatchObject({
      goal: 'pass my statistics exam',
      level: 'I failed it last year',
      time: '5 hours a week',
      focus: '',
    })
    expect(factsOfOpening('I’m a nurse, learn to draw portraits').goal).toBe('draw portraits')
  })

  it('should take "from scratch" for a level of what is learnt, not of what is made', () => {
    expect(factsOfOpening('learn to bake bread from scratch').level).toBe('from scratch')
    expect(factsOfOpening('bake bread from scratch')).toMatchObject({ goal: 'bake bread from scratch', level: '' })
  })

  it('should keep a date whole', () => {
    for (const date of ['am 15. März', 'bis zum 15. März 2027', 'by March 15, 2031', 'by 1 January 2120'])
      expect(factsOfOpening(`chess, 2 hours a week, ${date}`).time).toBe(`2 hours a week, ${date}`)
    expect(factsOfAnswer('Prüfung am 15. März', 'time').time).toBe('am 15. März')
  })

  it('should leave nothing of a time in the goal', () => {
    expect(factsOfOpening('Tie a bow tie in 20 minutes')).toMatchObject({
      goal: 'Tie a bow tie',
      time: 'in 20 minutes',
    })
    expect(factsOfOpening('Run 10 km in 40 minutes').time).toBe('40 minutes')
    expect(factsOfOpening('Sleep better')).toMatchObject({ goal: 'Sleep better' })
  })

  it('should keep what makes a time one in all', () => {
    for (const time of ['5 hours in total', '90 minutes altogether', '40 minutes in all'])
      expect(factsOfOpening(`Spanish. I know a little. ${time}. my trip`).time).toBe(time)
    const facts = { goal: 'sourdough baking', time: '40 minutes in all' }
    expect(factsOfOpening('I have 40 minutes in all to learn sourdough baking')).toMatchObject(facts)
    expect(factsOfOpening('Spanish, 2 hours a week in all weathers').time).toBe('2 hours a week')
  })

  it.each([
    ['3 Stunden pro Woche, nicht 30 Minuten', '3 Stunden pro Woche, nicht 30 Minuten'],
    ['nicht 3, sondern 30 Minuten', '30 Minuten'],
    ['not 3 but 4 hours a week', '4 hours a week'],
    ['not 3 hours but 30 minutes a week', '30 minutes a week'],
    ['an hour a day, not more than that', 'an hour a day'],
    ['30 minutes, not hours', '30 minutes'],
  ])('should leave nothing over of a time and what it is not: %s', (said, time) => {
    for (const asked of ['time', 'focus'] as const)
      expect(factsOfAnswer(said, asked, { level: 'basics', time: null, focus: null })).toMatchObject({
        time,
        focus: '',
      })
  })

  it('should not take an evasion for a goal', () => {
    for (const message of [
      'Hmm, hard to say.',
      'It depends, I think.',
      'I have not thought about that.',
      'I want to learn something new',
    ]) {
      expect(factsOfOpening(message).goal).toBe('')
    }
    expect(factsOfOpening('going deeper').goal).toBe('going deeper')
  })

  it('should find a level in what people do not do, or have been doing', () => {
    for (const message of [
      "I don't play any instrument",
      "I'm not new to Spanish",
      "I've been writing TypeScript daily for years",
    ]) {
      expect(factsOfOpening(`${message}. I want to learn to befriend crows`)).toMatchObject({
        goal: 'befriend crows',
        level: expect.stringContaining(message.slice(-8)),
      })
    }
  })

  it('should find a level in a script without spaces', () => {
    expect(factsOfOpening('写真の撮り方を学びたい. まったくの初心者です. 週に三時間.')).toMatchObject({
      goal: '写真の撮り方を学びたい',
      level: 'まったくの初心者です',
    })
  })
})

describe('factsOfAnswer', () => {
  it('should add what must and must not be in the plan to a focus that is known', () => {
    const known = { level: 'basics', time: null, focus: 'for my trip' }
    expect(factsOfAnswer('3 hours a week. No history please, must include maps', 'time', known)).toMatchObject({
      time: '3 hours a week',
      focus: 'for my trip, No history please, must include maps',
    })
    expect(factsOfAnswer('3 hours a week', 'time', known).focus).toBe('')
  })

  it('should keep a focus whole that says how often', () => {
    expect(factsOfAnswer('the basics that I need every day', 'focus')).toMatchObject({
      time: '',
      focus: 'the basics that I need every day',
    })
  })
})

describe('factsOfAnswer, asked for the level', () => {
  it('should keep all that was said of it', () => {
    const level = (message: string) => factsOfAnswer(message, 'level').level
    expect(level('I have baked two loaves, both flat')).toBe('I have baked two loaves, both flat')
    expect(level('my grandmother speaks it, I understand a bit')).toBe('my grandmother speaks it, I understand a bit')
    expect(level("I can't read music but play by ear")).toBe("I can't read music, play by ear")
    expect(factsOfAnswer('beginner, and I have 2 hours a week', 'level')).toMatchObject({
      level: 'beginner',
      time: '2 hours a week',
    })
  })
})

describe('mergeTime', () => {
  it('should replace a time a week by one in all', () => {
    expect(mergeTime('30 minutes a day', '40 minutes in all')).toBe('40 minutes in all')
    expect(mergeTime('30 minutes a day, by June', '5 hours in total')).toBe('5 hours in total, by June')
  })

  it('should replace a date that stands in front', () => {
    expect(mergeTime('on 15 January, 40 minutes a day', '22 January 2027')).toBe('40 minutes a day, 22 January 2027')
  })

  it('should replace like by like, and add the rest', () => {
    expect(mergeTime('2 hours a week', '3 hours a week')).toBe('3 hours a week')
    expect(mergeTime('2 hours a week, in June', '3 hours a week')).toBe('3 hours a week, in June')
    expect(mergeTime('2 hours a week', 'by June')).toBe('2 hours a week, by June')
    expect(mergeTime('2 hours a week', 'weekends')).toBe('2 hours a week, weekends')
    expect(mergeTime('weekends', '2 hours a week')).toBe('2 hours a week')
    expect(mergeTime('three times a week', 'by June')).toBe('three times a week, by June')
    expect(mergeTime('three times a week, by June', '20 minutes each')).toBe(
      'three times a week, 20 minutes each, by June',
    )
  })
})
