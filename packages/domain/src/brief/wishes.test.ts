import { describe, expect, it } from 'vitest'
import { wishesIn } from './wishes.ts'

describe('wishesIn', () => {
  it.each([
    ['must include chords, no theory', ['chords'], ['theory']],
    ['songs for the campfire, without reading sheet music', [], []],
    ['speak without fear', [], []],
    ['no hurry', [], []],
    ['I don’t want any theory or history', [], ['theory', 'history']],
    ['unbedingt mit Barrégriffen, keine Theorie', ['Barrégriffen'], ['Theorie']],
    ['Git muss dabei sein', ['Git'], []],
    ['doit inclure les accords, sans solfège', ['accords'], ['solfège']],
    ['debe incluir acordes, nada de teoría', ['acordes'], ['teoría']],
    ['deve incluir acordes, sem teoria', ['acordes'], ['teoria']],
    ['deve includere accordi, senza teoria', ['accordi'], ['teoria']],
    ['moet bevatten: akkoorden', [], []],
    ['akkoorden moeten erin, geen theorie', ['akkoorden'], ['theorie']],
    ['обязательно аккорды, без теории', ['аккорды'], ['теории']],
    ['文法なしで、会話は必須', ['会話'], ['文法']],
    ['必须包括和弦，不要乐理', ['和弦'], ['乐理']],
    ['يجب أن يشمل القواعد، بدون التاريخ', ['القواعد'], ['التاريخ']],
    ['व्याकरण के बिना', [], ['व्याकरण']],
    ['for my job', [], []],
  ] as const)('should read “%s”', (text, mustHave, skip) => {
    expect(wishesIn(text)).toMatchObject({ mustHave, skip })
  })

  it('should leave what it does not read as it was said', () => {
    expect(wishesIn('for my job, no theory, and to impress').rest).toBe('for my job, and to impress')
    expect(wishesIn('For my job; mostly').rest).toBe('For my job; mostly')
    expect(wishesIn('no theory').rest).toBeNull()
  })

  it('should read how someone likes to learn', () => {
    expect(wishesIn('I learn by doing, with videos').formats).toEqual(['watch', 'practise'])
    expect(wishesIn('am liebsten lesen').formats).toEqual(['read'])
    expect(wishesIn('I want to make videos about books').formats).toEqual([])
  })

  it('should not leave out what must be there', () => {
    expect(wishesIn('must include music theory, no theory')).toMatchObject({ mustHave: ['music theory'], skip: [] })
  })
})
