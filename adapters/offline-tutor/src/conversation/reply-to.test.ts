import { describe, expect, it } from 'vitest'
import { converse } from '../../test/converse.ts'

describe('replyTo', () => {
  it('should ask for level, time and focus, one at a time, and then summarise', () => {
    const { exchanges, brief, last } = converse(
      'I want to learn Spanish',
      'beginner',
      '2 hours a week',
      'my trip to Mexico',
    )
    expect(exchanges.map(({ answer }) => answer.asks)).toEqual(['level', 'time', 'focus', 'proceed'])
    expect(brief).toEqual({ goal: 'Spanish', level: 'beginner', time: '2 hours a week', focus: 'my trip to Mexico' })
    expect(last.message).toBe(
      [
        'Thank you. Here is a summary of what I noted:',
        '',
        '- **Goal:** Spanish',
        '- **Level:** beginner',
        '- **Time:** 2 hours a week',
        '- **Focus:** your trip to Mexico',
        '',
        'I am a demo tutor and go by simple rules: if I misread something, say no and tell me what. Shall I proceed?',
      ].join('\n'),
    )
  })

  const OPENINGS: readonly (readonly [string, Partial<ReturnType<typeof converse>['brief']>, string])[] = [
    ['how do I bake sourdough bread?', { goal: 'baking sourdough bread' }, 'level'],
    ['teach me the guitar please', { goal: 'the guitar' }, 'level'],
    [
      'I want to learn Spanish for my trip to Mexico in June, I am a complete beginner and have 3 hours a week',
      { goal: 'Spanish', level: 'complete beginner', time: '3 hours a week, in June', focus: 'my trip to Mexico' },
      'proceed',
    ],
    [
      'Hi! Could you teach me how to play the violin? I have never played before and I can practise 30 minutes a day.',
      { goal: 'playing the violin', level: 'I have never played before', time: '30 minutes a day' },
      'focus',
    ],
    [
      'I know Python and want to get into machine learning, about 5h per week',
      { goal: 'machine learning', level: 'I know Python', time: '5h per week' },
      'focus',
    ],
    [
      'I played piano for 3 years as a child and want to start again',
      { goal: 'the piano', level: 'I played piano for 3 years as a child' },
      'time',
    ],
    ['I WANT TO LEARN CHESS!!!', { goal: 'CHESS' }, 'level'],
    ['pass the TOEFL in 3 months', { goal: 'passing the TOEFL', time: 'in 3 months' }, 'level'],
    ['watercolour painting, weekends only', { goal: 'watercolour painting', time: 'weekends only' }, 'level'],
    ['How does photosynthesis work?', { goal: 'how photosynthesis works' }, 'level'],
    ['I want to build a website for my bakery', { goal: 'building a website', focus: 'my bakery' }, 'level'],
    [
      'yoga for back pain, 3 times a week for 20 minutes, never did it',
      { goal: 'yoga', level: 'never did it', time: '3 times a week for 20 minutes', focus: 'back pain' },
      'proceed',
    ],
    ['Italian cooking for beginners', { goal: 'Italian cooking', level: 'beginner' }, 'time'],
    ['quiero aprender inglés para mi trabajo', { goal: 'inglés', focus: 'mi trabajo' }, 'level'],
    ['Ich möchte Gitarre lernen', { goal: 'Gitarre' }, 'level'],
    ['befriend crows', { goal: 'befriending crows' }, 'level'],
    [
      'I am a nurse and would like to understand statistics. I had maths at school but forgot everything.',
      { goal: 'statistics', level: 'I had maths at school but forgot everything' },
      'time',
    ],
    [
      "Learn to bake sourdough bread. I'm a complete beginner, have 4 hours every weekend and want open crumb loaves",
      {
        goal: 'baking sourdough bread',
        level: 'complete beginner',
        time: '4 hours every weekend',
        focus: 'open crumb loaves',
      },
      'proceed',
    ],
    [
      "I'd like to learn drawing; never drew before; 20 min daily; mostly portraits of my kids",
      { goal: 'drawing', level: 'never drew before', time: '20 min daily', focus: 'portraits of my kids' },
      'proceed',
    ],
    [
      "I'm a nurse with basic Python and want to learn data analysis for hospital statistics, 2 hours on Saturdays",
      { goal: 'data analysis', level: 'basic Python', time: '2 hours on Saturdays', focus: 'hospital statistics' },
      'proceed',
    ],
  ]
  for (const [opening, told, asks] of OPENINGS) {
    it(`should take from “${opening}” what it tells, and ask for the rest`, () => {
      const { brief, last } = converse(opening)
      expect(brief).toEqual({ level: null, time: null, focus: null, ...told })
      expect(last.asks).toBe(asks)
    })
  }

  it('should take short answers, and a shrug, for the topic that it asked', () => {
    expect(converse('chess', 'no idea', 'whatever', 'idk').brief).toMatchObject({
      level: 'no idea',
      time: 'whatever',
      focus: 'idk',
    })
    expect(converse('chess', 'no', '5h', 'endgames').brief).toMatchObject({
      level: 'no experience yet',
      time: '5h',
      focus: 'endgames',
    })
  })

  it('should name what it assumes', () => {
    const { message } = converse('chess', 'no idea', 'weekends', 'whatever').last
    expect(message).toContain('- **Level:** no idea, so I start at the very beginning')
    expect(message).toContain('- **Time:** weekends (about three hours a week)')
    expect(message).toContain('- **Focus:** left open, so I assume sound play and fewer blunders')
  })

  it('should begin at the very beginning where it cannot weigh a level', () => {
    const { exchanges, last } = converse('swimming', 'lkjh', '2 hours a week', 'whatever')
    expect(exchanges[1]?.answer.message).toContain('the plan begins at the very beginning')
    expect(last.message).toContain('- **Level:** lkjh, so I start at the very beginning')
  })

  it('should take an answer to more than it asked', () => {
    const { brief, last } = converse('chess', 'beginner, 5 hours a week')
    expect(brief).toMatchObject({ level: 'beginner', time: '5 hours a week' })
    expect(last.asks).toBe('focus')
  })

  it('should not take a question for an answer', () => {
    const { brief, last } = converse('chess', 'why do you ask?')
    expect(brief.level).toBeNull()
    expect(last).toMatchObject({ asks: 'time', message: expect.stringContaining('That I cannot answer') })
  })

  it('should take an answer for the topic that it asked last', () => {
    const { brief } = converse('chess', 'why do you ask?', '2 hours a week', 'endgames')
    expect(brief).toMatchObject({ level: null, time: '2 hours a week', focus: 'endgames' })
  })

  it('should ask once more for a goal where there is none, and then call it a goal', () => {
    expect(converse('hello').last).toMatchObject({
      goal: '',
      asks: 'change',
      message: expect.stringContaining('What would you like to learn?'),
    })
    expect(converse('????', 'I want to learn pottery').brief.goal).toBe('pottery')
    expect(converse('hello', 'hi').last).toMatchObject({ asks: 'level', message: expect.stringContaining('your goal') })
  })

  it('should not take a question about itself for a goal, nor a wish for a time', () => {
    expect(converse('What can you do?').last).toMatchObject({ goal: '', asks: 'change' })
    const { brief, last } = converse('Spanish', 'a little, some phone calls', 'something creative')
    expect(brief).toMatchObject({ level: 'a little, some phone calls', time: null })
    expect(last.message).toContain('I found no time in that')
  })

  it('should decline gently what would be cruel to plan, and go on with another goal', () => {
    const talk = converse('how to kill myself', 'ok. I want to learn pottery')
    expect(talk.exchanges[0]?.answer).toMatchObject({ asks: 'change', message: expect.stringContaining('helpline') })
    expect(talk.last.asks).toBe('level')
  })

  it('should show the words of the learner as they were typed, and harmless', () => {
    const { message } = converse(
      '[free](http://evil.example) *bold* <b>',
      'a_b_c',
      '`5h`',
      '**x** me@evil.example',
    ).last
    expect(message).toContain('- **Goal:** &#91;free&#93;(a link \\*bold\\* &#60;b&#62;')
    expect(message).toContain('- **Level:** a\\_b\\_c')
    expect(message).toContain('&#96;5h&#96;')
    expect(message).toContain('- **Focus:** \\*\\*x\\*\\* an address')
  })

  it('should not ask for a yes by repeating the goal', () => {
    const { asks, message } = converse('the summary of proceed? rules').last
    expect(asks).toBe('level')
    expect(message).toContain('Your goal')
  })
})
