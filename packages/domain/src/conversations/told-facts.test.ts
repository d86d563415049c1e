import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTurn } from '../../testing/builders.ts'
import { briefOf, type Facts } from './brief.ts'
import { CHANGE_REQUEST } from './confirmation.ts'
import { type Asked, keptFacts, toldFacts } from './told-facts.ts'

describe('toldFacts', () => {
  it.each([
    ['a quote', 'I am a Beginner', 'a beginner'],
    ['a quote in other spaces', 'two  hours a week', 'Two hours a week'],
    ['several quotes', 'Mondays I have 2 hours, and it is for my job', '2 hours, for my job'],
    ['a quote of full-width letters', 'ＪＬＰＴ Ｎ３ に合格したい', 'jlpt n3'],
    ['a quote without spaces', '毎日30分できます', '30分'],
  ])('should take %s for a fact', (_name, said, focus) => {
    expect(toldFacts({ focus }, told(said, 'focus'))).toEqual({ focus })
  })

  it.each([
    ['an invention', 'I like chess', 'expert', 'I like chess'],
    ['a part of a word', 'I start tomorrow', 'art', 'I start tomorrow'],
    ['a filler', 'go', 'go', undefined],
    ['N/A', 'my answer is: N/A', 'N/A', 'my answer is: N/A'],
  ])('should not take %s for a fact, but keep what was said', (_name, said, focus, kept) => {
    expect(toldFacts({ focus }, told(said, 'focus')).focus).toBe(kept)
  })

  it('should keep the whole answer for the topic that was asked when nothing was understood', () => {
    expect(toldFacts({}, told('I used to play the violin', 'level'))).toEqual({ level: 'I used to play the violin' })
    expect(toldFacts({}, told('no', 'level'))).toEqual({ level: 'no' })
  })

  it('should not keep a wish for an end of the questions, but what is said beside it', () => {
    expect(toldFacts({}, told('Just make the plan, please.', 'level'))).toEqual({})
    expect(toldFacts({ level: 'Just make the plan' }, told('Just make the plan', 'level'))).toEqual({})
    const said = 'I have played it for two years, so just make the plan'
    expect(toldFacts({}, told(said, 'level'))).toEqual({ level: said })
  })

  it.each(['Why do you ask?', 'idk', '不知道', 'no'])('should not keep %j as a time', (said) => {
    expect(toldFacts({}, told(said, 'time'))).toEqual({})
  })

  it('should leave the topic that was asked alone when the answer was understood as another', () => {
    expect(toldFacts({ time: '2 hours' }, told('2 hours', 'level'))).toEqual({ time: '2 hours' })
  })

  it('should count an earlier turn as said', () => {
    const turns = [aTurn({ text: 'Chess in 2 weeks' }), aTurn({ speaker: 'assistant' }), aTurn({ text: 'yes' })]
    expect(toldFacts({ time: 'in 2 weeks' }, { turns, brief: briefOf('Chess'), asked: 'focus' })).toEqual({
      time: 'in 2 weeks',
    })
  })

  it('should never know what was not said', () => {
    const words = fc.string({ minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.array(words, { maxLength: 4 }), words, words, (said, level, goal) => {
        const turns = said.map((text) => aTurn({ text }))
        const facts: Facts = toldFacts({ level, goal }, { turns, brief: briefOf('x'), asked: null })
        const all = said.join('\n').normalize('NFKC').toLowerCase()
        for (const fact of Object.values(facts)) {
          for (const word of fact
            .normalize('NFKC')
            .toLowerCase()
            .split(/[\s,;，；、،]+/))
            expect(all).toContain(word)
        }
      }),
    )
  })
})

describe('keptFacts', () => {
  it('should add to the focus what was said to a summary and not understood', () => {
    const facts = keptFacts({}, { ...told('more about endgames please', 'proceed'), brief: brief('openings') })
    expect(facts).toEqual({ focus: 'openings; more about endgames please' })
  })

  it.each(['yes', 'looks good', 'No', 'is it free?', CHANGE_REQUEST])('should add nothing for %j', (said) => {
    expect(keptFacts({}, told(said, 'proceed'))).toEqual({})
  })

  it('should never lose the newest words to a full focus', () => {
    const said = 'x'.repeat(290)
    expect(keptFacts({}, { ...told(said, 'change'), brief: brief('y'.repeat(300)) }).focus).toBe(said)
  })
})

// Helpers

const brief = (focus: string) => ({ ...briefOf('Chess'), focus })

const told = (said: string, asked: Asked) => ({
  turns: [aTurn({ text: 'Chess' }), aTurn({ speaker: 'assistant', text: 'And?' }), aTurn({ text: said })],
  brief: briefOf('Chess'),
  asked,
})
