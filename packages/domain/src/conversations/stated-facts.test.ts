import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTurn } from '../../testing/builders.ts'
import { briefOf, type Facts } from './brief.ts'
import { CHANGE_REQUEST } from './confirmation.ts'
import { type Asked, factsToSave, statedFacts } from './stated-facts.ts'

describe('statedFacts', () => {
  it.each([
    ['a quote', 'I am a Beginner', 'a beginner'],
    ['a quote in other spaces', 'two  hours a week', 'Two hours a week'],
    ['several quotes', 'Mondays I have 2 hours, and it is for my job', '2 hours, for my job'],
    ['a quote of full-width letters', 'ＪＬＰＴ Ｎ３ に合格したい', 'jlpt n3'],
    ['a quote without spaces', '毎日30分できます', '30分'],
  ])('should take %s for a fact', (_name, said, focus) => {
    expect(statedFacts({ focus }, stating(said, 'focus'))).toEqual({ focus })
  })

  it.each([
    ['an invention', 'I like chess', 'expert', 'I like chess'],
    ['a part of a word', 'I start tomorrow', 'art', 'I start tomorrow'],
    ['a filler', 'go', 'go', undefined],
    ['N/A', 'my answer is: N/A', 'N/A', 'my answer is: N/A'],
  ])('should not take %s for a fact, but keep what was said', (_name, said, focus, kept) => {
    expect(statedFacts({ focus }, stating(said, 'focus')).focus).toBe(kept)
  })

  it('should keep the whole answer for the topic that was asked when nothing was understood', () => {
    expect(statedFacts({}, stating('I used to play the violin', 'level'))).toEqual({
      level: 'I used to play the violin',
    })
    expect(statedFacts({}, stating('no', 'level'))).toEqual({ level: 'no' })
  })

  it('should not keep a wish for an end of the questions, but what is said beside it', () => {
    expect(statedFacts({}, stating('Just make the plan, please.', 'level'))).toEqual({})
    expect(statedFacts({ level: 'Just make the plan' }, stating('Just make the plan', 'level'))).toEqual({})
    const said = 'I have played it for two years, so just make the plan'
    expect(statedFacts({}, stating(said, 'level'))).toEqual({ level: said })
  })

  it('should end a long fact where a word ends', () => {
    const said = 'starter and oven practice, '.repeat(20).trim()
    expect(statedFacts({ focus: said }, stating(said, 'focus')).focus).toMatch(/ (?:starter|and|oven|practice,)$/)
    expect(statedFacts({ focus: 'あ'.repeat(400) }, stating('あ'.repeat(400), 'focus')).focus).toHaveLength(300)
  })

  it.each([
    'Why do you ask?',
    'idk',
    'I don’t know',
    'I’d rather not say.',
    'Honestly, I don’t know yet',
    'as I said it depends',
    'mir fällt noch nichts ein',
    'Peut-être',
    '不知道',
    'no',
  ])('should not keep %j as a time', (said) => {
    expect(statedFacts({}, stating(said, 'time'))).toEqual({})
  })

  it('should leave the topic that was asked alone when the answer was understood as another', () => {
    expect(statedFacts({ time: '2 hours' }, stating('2 hours', 'level'))).toEqual({ time: '2 hours' })
  })

  it.each<readonly [string, Facts, 'level' | 'time', Facts]>([
    [
      'I played for five years as a child, and I have 2 hours a week',
      { time: '2 hours a week' },
      'level',
      { level: 'I played for five years as a child', time: '2 hours a week' },
    ],
    [
      'Only on Sundays, because I want to play at a wedding',
      { focus: 'play at a wedding' },
      'time',
      { time: 'Only on Sundays', focus: 'play at a wedding' },
    ],
    ['Thanks, 2 hours', { time: '2 hours' }, 'level', { time: '2 hours' }],
    ['read, write and speak, 2 hours', { focus: 'read, write and speak', time: '2 hours' }, 'level', {}],
  ])('should keep of %j what the model did not understand for the topic that was asked', (said, facts, asked, all) => {
    expect(statedFacts(facts, stating(said, asked))).toEqual({ ...facts, ...all })
  })

  it.each([
    ['I am no beginner', 'beginner', 'I am no beginner'],
    ['A bit, but not more than two songs', 'two songs', 'but not more than two songs'],
    ["I don't know chords, only scales", 'chords, only scales', "I don't know chords, only scales"],
    ['Ich bin kein Anfänger mehr', 'Anfänger', 'Ich bin kein Anfänger mehr'],
    ['我不是初学者', '初学者', '我不是初学者'],
    ['経験はありません', '経験', '経験はありません'],
    ['I have never played before and can read notes', 'read notes', 'read notes'],
    ['I played for years', 'I', 'I played for years'],
  ])('should not let a quote from %j say the opposite, or nothing', (said, level, kept) => {
    expect(statedFacts({ level }, stating(said, 'level'))).toEqual({ level: kept })
  })

  it('should take what answers another question for no goal', () => {
    expect(statedFacts({ goal: 'hymns', focus: 'hymns' }, stating('hymns', 'focus'))).toEqual({ focus: 'hymns' })
    expect(statedFacts({ goal: 'guitar' }, stating('guitar', 'change'))).toEqual({ goal: 'guitar' })
  })

  it.each([
    'as I said',
    'Wie gesagt!',
    'Thank you, nothing else.',
    'I am 68, have two kids',
    'Ich bin 68 und habe zwei Kinder',
  ])('should keep %j for no topic', (said) => {
    for (const asked of ['level', 'time', 'focus'] as const) {
      expect(statedFacts({}, stating(said, asked))).toEqual({})
      expect(statedFacts({ [asked]: said }, stating(said, asked))).toEqual({})
    }
  })

  it('should keep an answer without the remark or the circumstance beside it', () => {
    expect(statedFacts({}, stating('As I said, two hours', 'time'))).toEqual({ time: 'two hours' })
    expect(statedFacts({}, stating('I’m 68, and I can float', 'level'))).toEqual({ level: 'and I can float' })
  })

  it('should keep each of several messages that no reply came between', () => {
    const said = ['I learnt the moves', 'only Sunday afternoons', 'endgames', 'endgames']
    const all = { level: 'I learnt the moves', time: 'only Sunday afternoons', focus: 'endgames' }
    expect(statedFacts({}, saying(said, 'level'))).toEqual(all)
    expect(statedFacts({ level: 'the moves' }, saying(said, 'level'))).toEqual({ ...all, level: 'the moves' })
    expect(statedFacts({}, { ...saying(said, 'level'), brief: { ...briefOf('Chess'), ...all } })).toEqual({})
    expect(statedFacts({}, saying(['beginner', 'openings', 'endgames'], 'level')).focus).toBe('openings; endgames')
  })

  it('should never keep the words of a button', () => {
    expect(statedFacts({}, stating(CHANGE_REQUEST, 'focus'))).toEqual({})
  })

  it('should take what follows a goal without a reply for the answer to the first question', () => {
    const turns = [aTurn({ text: 'Chess' }), aTurn({ text: 'Are you there?' }), aTurn({ text: 'I learnt the moves' })]
    expect(statedFacts({}, { turns, brief: briefOf('Chess'), asked: null })).toEqual({ level: 'I learnt the moves' })
    const replied = [...turns.slice(0, 1), aTurn({ speaker: 'assistant', text: 'Hello!' }), ...turns.slice(1)]
    expect(statedFacts({}, { turns: replied, brief: briefOf('Chess'), asked: null })).toEqual({})
  })

  it('should count an earlier turn as said', () => {
    const turns = [aTurn({ text: 'Chess in 2 weeks' }), aTurn({ speaker: 'assistant' }), aTurn({ text: 'yes' })]
    expect(statedFacts({ time: 'in 2 weeks' }, { turns, brief: briefOf('Chess'), asked: 'focus' })).toEqual({
      time: 'in 2 weeks',
    })
  })

  it('should never know what was not said', () => {
    const words = fc.string({ minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.array(words, { maxLength: 4 }), words, words, (said, level, goal) => {
        const turns = said.map((text) => aTurn({ text }))
        const facts: Facts = statedFacts({ level, goal }, { turns, brief: briefOf('x'), asked: null })
        const all = said.join('\n').normalize('NFKC').toLowerCase()
        for (const fact of Object.values(facts)) {
          for (const word of (fact ?? '')
            .normalize('NFKC')
            .toLowerCase()
            .split(/[\s,;，；、،]+/))
            expect(all).toContain(word)
        }
      }),
    )
  })
})

describe('factsToSave', () => {
  it('should add to the focus what was said to a summary and not understood', () => {
    const facts = factsToSave({}, { ...stating('more about endgames please', 'proceed'), brief: brief('openings') })
    expect(facts).toEqual({ focus: 'openings; more about endgames please' })
  })

  it('should guess nothing where the reply asks what to change', () => {
    const context = { ...stating('the other thing, 5 hours', 'proceed'), brief: brief('openings') }
    expect(factsToSave({ time: '5 hours' }, context, true)).toEqual({ time: '5 hours' })
  })

  it('should keep the half that was not understood, and not mistake what was known before for it', () => {
    const { turns } = stating('Only 1 hour, and rather more endgames', 'proceed')
    const before = { turns, asked: 'proceed', brief: brief('openings') } as const
    expect(factsToSave({ time: 'Only 1 hour' }, before).focus).toBe('openings; and rather more endgames')
    expect(factsToSave({ level: 'Chess' }, { ...before, ...stating('more endgames', 'proceed') }).focus).toBe(
      'more endgames',
    )
  })

  it.each([
    'yes',
    'looks good',
    'No',
    'is it free?',
    CHANGE_REQUEST,
    'Danke!',
    'thank you, nothing else',
    'Спасибо, больше ничего',
  ])('should add nothing for %j', (said) => {
    expect(factsToSave({}, stating(said, 'proceed'))).toEqual({})
  })

  it('should not take for a focus what only announces a change', () => {
    const context = { ...stating('I changed my mind: 5 hours', 'change'), brief: brief('openings') }
    expect(factsToSave({ time: '5 hours' }, context)).toEqual({ time: '5 hours' })
  })

  it.each<readonly [string, Facts]>([
    ['actually forget the focus', { focus: null }],
    ['Vergiss den Schwerpunkt', { focus: null }],
    ['olvida el enfoque', { focus: null }],
    ['no level please', { level: null }],
    ['forget the time', { time: null }],
    ['forget the focus, more endgames', { focus: 'more endgames' }],
    ['forget the focus on openings', { focus: 'openings; forget the focus on openings' }],
  ])('should leave open what %j takes back', (said, facts) => {
    expect(factsToSave({}, { ...stating(said, 'change'), brief: brief('openings') })).toEqual(facts)
    const { focus } = factsToSave({ focus: said }, { ...stating(said, 'change'), brief: brief('openings') })
    expect(focus).toBe(facts.focus === 'openings; forget the focus on openings' ? said : facts.focus)
  })

  it('should not keep of the old goal that it is none', () => {
    for (const said of ['I meant Go, not Chess', 'Actually no chess, I want to learn Go']) {
      const context = { ...stating(said, 'change'), brief: brief('openings') }
      expect(factsToSave({ goal: 'Go' }, context)).toEqual({ goal: 'Go' })
    }
  })

  it('should never lose the newest words to a full focus', () => {
    const said = 'x'.repeat(290)
    expect(factsToSave({}, { ...stating(said, 'change'), brief: brief('y'.repeat(300)) }).focus).toBe(said)
  })
})

// Helpers

const brief = (focus: string) => ({ ...briefOf('Chess'), focus })

const stating = (said: string, asked: Asked) => saying([said], asked)

const saying = (said: readonly string[], asked: Asked) => ({
  turns: [
    aTurn({ text: 'Chess' }),
    aTurn({ speaker: 'assistant', text: 'And?' }),
    ...said.map((text) => aTurn({ text })),
  ],
  brief: briefOf('Chess'),
  asked,
})
