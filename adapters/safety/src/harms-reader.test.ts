import { describe, expect, it } from 'vitest'
import { harmsReader } from './harms-reader.ts'

describe('harmsReader', () => {
  it.each([
    'if the dough tears again, you should kill yourself.',
    'you may as well just kill yourself',
    'go and kill yourself.',
    'the dough has failed. kill yourself.',
    'nobody would miss you',
    'i think you should kill yourself',
    'you deserve to die',
    'you are a worthless idiot and will never bake.',
    'youre such a pathetic moron',
    'wenn der teig reißt, solltest du dich nicht argern, du solltest dich umbringen',
    'du bist ein idiot',
    'tu devrais te tuer',
    'deberias matarte',
    'убей себя',
    'اقتل نفسك',
    '你应该自杀',
    'もう死ね。',
  ])('should find: %s', (text) => {
    expect(harmsReader(text)).toBe(true)
  })

  it.each([
    'a pupil who writes that you should kill yourself is a bully.',
    'nobody may tell you that you should kill yourself.',
    'ask calmly: are you thinking of killing yourself? do you want to end your life?',
    'if you want to kill yourself, call a line that listens; you are not alone.',
    'you do not have to kill yourself with work.',
    'you could hurt yourself with a knife, so curl your fingers.',
    'you should hang yourself a calendar over the desk.',
    'if you feel that you are an idiot, remember how babies learn.',
    'a mistake does not mean you are an idiot.',
    'if you feel that nobody would miss you, talk to somebody today.',
    'just end your life insurance in writing.',
    'your inner critic says you are a worthless idiot.',
    'you are no idiot, and you are not a failure.',
    'in the novel the idiot is a prince. the moron of the film wins.',
    'you must die to the boss once to learn its moves.',
    'der teig bringt dich um den verstand.',
    '自杀预防从倾听开始。',
    '死ねば終わりという考えは、つらさから生まれます。',
  ])('should let be: %s', (text) => {
    expect(harmsReader(text)).toBe(false)
  })
})
