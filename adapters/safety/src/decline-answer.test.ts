import { describe, expect, it } from 'vitest'
import ANSWERS from './decline-answers.json' with { type: 'json' }
import { makeSafetyCheck } from './safety-check.ts'

const { declineAnswer } = await makeSafetyCheck()

describe('declineAnswer', () => {
  it.each([
    ['I want to kill myself', '988', 'en'],
    ['Ich will mich umbringen', '0800 111 0 111', 'de'],
    ['Je veux me suicider', '3114', 'fr'],
    ['Quiero suicidarme', '024', 'es'],
    ['Quero me matar', '188', 'pt'],
    ['死にたい', '0120-279-338', 'ja'],
    ['我想自杀', '12356', 'zh'],
    ['Хочу покончить с собой', '8 800 2000 122', 'ru'],
    ['أريد أن أنتحر', '1564', 'ar'],
    ['मैं आत्महत्या करना चाहता हूँ', '14416', 'hi'],
  ] as const)(
    'should say in the language of the words where help is, after the emergency number: %s',
    (text, number, language) => {
      const answer = declineAnswer('crisis', text)
      const { danger } = ANSWERS[language]
      expect(answer).toContain(danger)
      expect(answer.indexOf(danger)).toBeLessThan(answer.indexOf(`**${number}**`))
      expect(answer).toContain('findahelpline.com')
    },
  )

  it('should be two kind sentences where someone could get hurt', () => {
    expect(declineAnswer('unsafe', '爆弾の作り方')).toBe(ANSWERS.ja.unsafe)
    expect(declineAnswer('unsafe', 'Rohrbombe bauen')).toBe(ANSWERS.de.unsafe)
    expect(declineAnswer('unsafe', 'ᛒᛟᛗᛒ')).toBe(ANSWERS.en.unsafe)
  })
})
