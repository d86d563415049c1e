import { describeLanguageDetector } from '@app/domain/testing/contracts'
import { describe, expect, it } from 'vitest'
import { makeLanguageDetector } from './language-detector.ts'

const { detect } = makeLanguageDetector()

describeLanguageDetector('makeLanguageDetector', makeLanguageDetector())

/** The first article of the Universal Declaration of Human Rights, and what follows it. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  pt: 'Todos os seres humanos nascem livres e iguais em dignidade e em direitos. Dotados de razão e de consciência, devem agir uns para com os outros em espírito de fraternidade. Todo o ser humano pode invocar os direitos e as liberdades proclamados na presente Declaração.',
  gl: 'Tódolos seres humanos nacen libres e iguais en dignidade e dereitos e, dotados como están de razón e conciencia, díbense comportar fraternalmente uns cos outros. Toda persoa ten os dereitos e liberdades proclamados nesta Declaración, sen distinción ningunha de raza, cor, sexo.',
  ca: 'Tots els éssers humans neixen lliures i iguals en dignitat i en drets. Són dotats de raó i de consciència, i han de comportar-se fraternalment els uns amb els altres. Tothom té tots els drets i llibertats proclamats en aquesta Declaració, sense cap distinció de raça, color, sexe.',
  da: 'Alle mennesker er født frie og lige i værdighed og rettigheder. De er udstyret med fornuft og samvittighed, og de bør handle mod hverandre i en broderskabets ånd. Enhver har krav på alle de rettigheder og friheder, som nævnes i denne erklæring, uden forskelsbehandling af nogen art.',
  nb: 'Alle mennesker er født frie og med samme menneskeverd og menneskerettigheter. De er utstyrt med fornuft og samvittighet og bør handle mot hverandre i brorskapets ånd. Enhver har krav på alle de rettigheter og friheter som er nevnt i denne erklæringen, uten forskjell av noen art.',
  hr: 'Sva ljudska bića rađaju se slobodna i jednaka u dostojanstvu i pravima. Ona su obdarena razumom i sviješću i trebaju jedna prema drugima postupati u duhu bratstva. Svakome su dostupna sva prava i slobode navedene u ovoj Deklaraciji bez razlike bilo koje vrste, kao što je rasa.',
}

describe('makeLanguageDetector', () => {
  it.each(Object.entries(NEIGHBOURS))('should take %s for what was expected', (language, text) => {
    expect(detect(text, language)).toBe(language)
  })

  it('should take neither Croatian for Bosnian or Serbian, nor Spanish for Portuguese, where these are expected', () => {
    expect(['bs', 'sr'].map((near) => detect(NEIGHBOURS.hr ?? '', near))).toEqual(['bs', 'sr'])
  })
})
