import { describe, expect, it } from 'vitest'
import { aTurn } from '../../testing/builders.ts'
import { briefOf, type Topic } from './brief.ts'
import { isCircumstance } from './circumstances.ts'
import { statedFacts } from './stated-facts.ts'

describe('isCircumstance', () => {
  it.each([
    'I am 68',
    "I'm sixty-eight years old",
    'had a knee operation',
    'I had a knee surgery last year',
    'I had a knee surgery 2 years ago',
    'I am 68 and had a knee operation',
    'my back hurts',
    'I am retired',
    'also pregnant',
    'I have two kids',
    'I work shifts',
    'Ich bin 68 Jahre alt',
    'hatte eine Knie-OP',
    'J’ai 68 ans',
    'Tengo 68 años',
    'ho 68 anni',
    'мне 68 лет',
    '68歳です',
    '我今年68岁',
  ])('should know %j for one', (said) => {
    expect(isCircumstance(said)).toBe(true)
  })

  it.each([
    'I am a beginner',
    'I have 20 minutes',
    '68',
    '20 years',
    'I have played for 20 years',
    'Tengo 20 minutos',
    'my back',
    'portraits of my kids',
    'teach my kids',
    'I learned it after my knee operation',
    'Ich hatte als Kind 4 Jahre Unterricht',
    'I have time when the kids sleep',
    'knee pain',
    'I am a retired teacher of maths',
    'I am getting married',
    '',
  ])('should not take %j for one', (said) => {
    expect(isCircumstance(said)).toBe(false)
  })
})

describe('statedFacts, for circumstances', () => {
  const stating = (text: string, asked: Topic) => ({ turns: [aTurn({ text })], brief: briefOf('Chess'), asked })

  it.each(['my left knee hurts sometimes', 'I’m deaf', 'Ich hatte letztes Jahr eine Knie-OP'])(
    'should keep %j with the focus, and nowhere else',
    (said) => {
      expect(statedFacts({}, stating(said, 'focus'))).toEqual({ focus: said })
      expect(statedFacts({ level: said, focus: said }, stating(said, 'level'))).toEqual({ focus: said })
    },
  )

  it('should keep an injury without the age beside it', () => {
    expect(statedFacts({}, stating('I am 68, had a knee operation', 'focus'))).toEqual({
      focus: 'had a knee operation',
    })
  })
})
