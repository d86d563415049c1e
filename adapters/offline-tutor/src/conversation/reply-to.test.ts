import { describe, expect, it } from 'vitest'
import { converse } from '../../test/converse.ts'

type Brief = ReturnType<typeof converse>['brief']

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
    expect(last.shown).toContain('- **Goal:** Spanish')
  })

  const OPENINGS: readonly (readonly [string, Partial<Brief>, string])[] = [
    ['how do I bake sourdough bread?', { goal: 'bake sourdough bread' }, 'level'],
    ['teach me the guitar please', { goal: 'the guitar' }, 'level'],
    [
      'I want to learn Spanish for my trip to Mexico in June, I am a complete beginner and have 3 hours a week',
      { goal: 'Spanish', level: 'complete beginner', time: 'in June, 3 hours a week', focus: 'my trip to Mexico' },
      'proceed',
    ],
    [
      'Hi! Could you teach me how to play the violin? I have never played before and I can practise 30 minutes a day.',
      { goal: 'play the violin', level: 'I have never played before', time: '30 minutes a day' },
      'focus',
    ],
    [
      'I know Python and want to get into machine learning, about 5h per week',
      { goal: 'machine learning', level: 'I know Python', time: '5h per week' },
      'focus',
    ],
    [
      'I write TypeScript daily and want to learn Python',
      { goal: 'Python', level: 'I write TypeScript daily' },
      'time',
    ],
    [
      'I played piano for 3 years as a child and want to start again',
      { goal: 'piano', level: 'I played piano for 3 years as a child' },
      'time',
    ],
    [
      'Learn guitar, 2 hours a week, beginner, campfire songs',
      { goal: 'guitar', level: 'beginner', time: '2 hours a week', focus: 'campfire songs' },
      'proceed',
    ],
    ['I WANT TO LEARN CHESS!!!', { goal: 'CHESS' }, 'level'],
    ['pass the TOEFL in 3 months', { goal: 'pass the TOEFL', time: 'in 3 months' }, 'level'],
    ['watercolour painting, weekends only', { goal: 'watercolour painting', time: 'weekends' }, 'level'],
    ['I want to build a website for my bakery', { goal: 'build a website for my bakery' }, 'level'],
    ['learn reading, writing and speaking Arabic', { goal: 'reading, writing and speaking Arabic' }, 'level'],
    [
      'yoga for back pain, 3 times a week for 20 minutes, never did it',
      { goal: 'yoga for back pain', level: 'never did it', time: '3 times a week for 20 minutes' },
      'focus',
    ],
    [
      'guitar from scratch, 30 minutes a day, five days a week',
      { goal: 'guitar', level: 'from scratch', time: '30 minutes a day, five days a week' },
      'focus',
    ],
    ['Italian cooking for beginners', { goal: 'Italian cooking', level: 'beginners' }, 'time'],
    ['Ich möchte Gitarre lernen', { goal: 'Gitarre' }, 'level'],
    ['befriend crows', { goal: 'befriend crows' }, 'level'],
    [
      'I am a nurse and would like to understand statistics. I had maths at school but forgot everything.',
      { goal: 'understand statistics', level: 'I had maths at school, forgot everything' },
      'time',
    ],
    [
      "Learn to bake sourdough bread. I'm a complete beginner, have 4 hours every weekend and want open crumb loaves",
      {
        goal: 'bake sourdough bread',
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
  ]
  for (const [opening, facts, asks] of OPENINGS) {
    it(`should take from “${opening}” its facts, and ask for the rest`, () => {
      const { brief, last } = converse(opening)
      expect(brief).toEqual({ level: null, time: null, focus: null, ...facts })
      expect(last.asks).toBe(asks)
    })
  }

  it.each([
    [
      'I want to learn guitar, beginner, 3 hours a week, singing at the campfire; what does it cost?',
      'singing at the campfire',
    ],
    [
      'Ich möchte Gitarre lernen, Anfänger, 3 Stunden pro Woche, am Lagerfeuer singen. Was kostet das?',
      'am Lagerfeuer singen',
    ],
    ['Quiero aprender guitarra, principiante, 3 horas por semana, ¿cuánto cuesta?', null],
  ])('should answer what is asked beside a goal, and keep it for no fact: %s', (goal, focus) => {
    const { brief, last } = converse(goal)
    expect(brief.focus).toBe(focus)
    expect(last.shown).toMatch(/^The first chapter is free\./)
  })

  it('should say plainly that it has no lessons on a subject, and what it offers instead', () => {
    const { message } = converse('befriend crows').last
    expect(message).toContain('I have no lessons on “befriend crows”')
    expect(message).toContain('a general plan that works for anything')
    expect(converse('the guitar').last.message).not.toContain('no lessons')
  })

  it('should take short answers, and a shrug, for the topic that it asked, as they were typed', () => {
    expect(converse('chess', 'no idea', 'whatever', 'idk').last).toMatchObject({ focus: 'idk', asks: 'proceed' })
    expect(converse('chess', 'no', '5h', 'endgames').brief).toMatchObject({
      level: 'no',
      time: '5h',
      focus: 'endgames',
    })
  })

  it('should take an evasion for no fact', () => {
    const { exchanges, brief, last } = converse('chess', 'mind your own business', 'I’d rather not say', 'maybe')
    expect(brief).toMatchObject({ level: null, time: null, focus: null })
    expect(exchanges[1]?.answer.message).toContain('To be safe')
    expect(last.shown).toContain('the essentials first (my assumption)')
  })

  it('should know which question an answer answers, in whatever order they were asked', () => {
    const replies = converse('something', 'I do not know', 'dunno', 'whatever').exchanges.map(
      ({ answer }) => answer.message,
    )
    expect(replies.filter((message) => message.includes('You didn’t mention a schedule'))).toHaveLength(1)
  })

  it('should begin at the very beginning where it cannot weigh a level', () => {
    expect(converse('swimming', 'lkjh').last.message).toContain('the plan starts at the very beginning')
  })

  it('should take an answer to more than it asked', () => {
    const { brief, last } = converse('chess', 'beginner, 5 hours a week')
    expect(brief).toMatchObject({ level: 'beginner', time: '5 hours a week' })
    expect(last.asks).toBe('focus')
  })

  const QUESTIONS = [
    ['time', ['beginner'], 'why do you need to know how much time I have?', 'your time decides how many chapters'],
    ['level', [], 'why do you ask?', 'your level decides where the plan starts'],
    ['level', [], 'What do you mean?', 'what you can do already'],
    ['level', [], 'Is it hard?', 'more than talent'],
    ['level', [], 'Is it free?', 'The first chapter is free'],
    ['level', [], 'What can you teach me?', 'I have lessons on home cooking, drawing, the guitar'],
    ['level', [], 'Was kannst du mir beibringen?', 'I have lessons on'],
    ['level', [], 'Do I need any experience?', 'the plan starts where you are'],
    ['level', [], 'who are you?', 'a simple demo tutor'],
    ['level', [], 'what is the capital of Peru?', 'I can’t answer that'],
    ['time', ['beginner'], 'what would you recommend?', 'Two hours a week'],
    ['time', ['beginner'], 'how long does it usually take?', 'At about two hours a week, the'],
    ['time', ['beginner'], 'warum?', 'your time decides'],
    ['time', ['beginner'], 'What is normal?', 'Two hours a week'],
    ['focus', ['beginner', '5h'], 'what do most people choose?', 'glad to do or show'],
  ] as const
  for (const [asked, before, question, answer] of QUESTIONS) {
    it(`should answer “${question}” to the question for the ${asked}, and keep it for no fact`, () => {
      const { brief, last } = converse('the guitar', ...before, question)
      expect(last.shown).toContain(answer)
      expect(JSON.stringify(brief)).not.toContain(question.slice(0, 8))
    })
  }

  it('should say of a question that was answered with another one that it is still open', () => {
    expect(converse('the guitar', 'why do you ask?').last.message).toContain('You can still tell me your level')
    expect(converse('the guitar', 'what is the capital of Peru?').last.message).toContain(
      'You can still tell me your level',
    )
    expect(converse('the guitar', 'beginner, why do you ask?').last.message).not.toContain('You can still')
    expect(converse('the guitar', 'why do you ask?', 'I play whole songs').brief.level).toBe('I play whole songs')
  })

  it('should keep what a question comes with', () => {
    expect(converse('chess', 'why do you ask? I am a beginner').brief.level).toBe('beginner')
    expect(converse('chess', 'beginner', 'Is 30 minutes a day enough?').brief.time).toBe('30 minutes a day')
    expect(converse('chess', 'beginner', '2 hours?').brief.time).toBe('2 hours')
  })

  it('should take a request to end the questions for no fact', () => {
    const { brief, last } = converse('the guitar', 'Just make the plan, please.')
    expect(brief).toEqual({ goal: 'the guitar', level: null, time: null, focus: null })
    expect(last.shown).toContain('**Goal:** the guitar')
    expect(converse('I want to learn the guitar. Just make the plan.').brief.focus).toBeNull()
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

  it('should not take a question about itself for a goal', () => {
    expect(converse('What can you do?').last).toMatchObject({ goal: '', asks: 'change' })
  })

  it('should keep an answer without a time, and say what it assumes', () => {
    const { brief, last } = converse('Spanish', 'a little, some phone calls', 'something creative')
    expect(brief).toMatchObject({ level: 'a little, some phone calls', time: 'something creative' })
    expect(last.message).toContain('You didn’t mention a schedule, so I’ll assume about two hours a week.')
  })

  it('should not ask for a yes by repeating the goal', () => {
    const { asks, message } = converse('the summary of proceed? rules').last
    expect(asks).toBe('level')
    expect(message).toContain('your goal')
  })
})
