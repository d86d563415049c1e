import { describe, expect, it } from 'vitest'
import { isRemark } from './remarks.ts'

describe('isRemark', () => {
  it.each([
    'Thank you very much',
    'no thank you, nothing else',
    'OK, thanks',
    'as I said before',
    'sorry, I changed my mind',
    'nein danke',
    'Wie ich schon sagte',
    'merci, c’est tout',
    'como ya dije',
    'ho cambiato idea',
    'Looks good to me!',
    'sounds great, thank you so much',
    'great, let’s go',
    'nothing, thanks, it looks great',
    'that’s perfect',
    'sieht gut aus, danke',
    'parfait, merci, on y va',
    'se ve bien, gracias',
    'keep the rest',
    'спасибо',
    'ありがとうございます',
    '谢谢',
  ])('should know %j for one', (said) => {
    expect(isRemark(said)).toBe(true)
  })

  it.each([
    'no',
    'yes',
    'nothing',
    'thank-you letters',
    'I said hello to her',
    'endgames, thanks',
    'well',
    'good',
    'everything',
    '',
  ])('should not take %j for one', (said) => {
    expect(isRemark(said)).toBe(false)
  })
})
