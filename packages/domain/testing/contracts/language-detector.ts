import { describe, expect, it } from 'vitest'
import type { LanguageDetector } from '../../src/tutoring/language-detector.ts'

const GERMAN =
  'Der Teig ruht, und du wartest. Das Mehl nimmt das Wasser auf, und die Hefe beginnt zu arbeiten. Ist die Schüssel warm, geht es schneller; ist sie kalt, dauert es die ganze Nacht, und das Brot schmeckt am Ende besser.'
const ENGLISH =
  'The dough rests, and you wait. The flour takes up the water, and the yeast begins to work. If the bowl is warm, it is faster; if it is cold, it takes the whole night, and the taste of the bread is better in the end.'
const SPANISH =
  'La masa reposa en el cuenco y tú esperas con paciencia. La harina absorbe el agua y la levadura empieza a trabajar. Si el cuenco está caliente va más rápido; con una noche de frío el pan sabe mejor, y los agujeros son más grandes.'

/** What every language detector does. */
export function describeLanguageDetector(name: string, { detect, likelier }: LanguageDetector): void {
  describe(`${name}, as every language detector`, () => {
    it.each([
      ['de', GERMAN],
      ['en', ENGLISH],
      ['es', SPANISH],
      ['ja', 'パンをおいしく焼くには、まず小麦粉と水をよく混ぜて、ゆっくり休ませます。'.repeat(6)],
    ])('should know %s, whatever was expected', (language, text) => {
      expect(['de', 'en', 'es', null].map((expected) => detect(text, expected))).toEqual(Array(4).fill(language))
    })

    it('should say nothing of a line, and of numbers', () => {
      expect([detect(GERMAN.slice(0, 190), 'en'), detect('42 + 17 = 59. '.repeat(30), 'en')]).toEqual([null, null])
    })

    it('should tell of a line in which of two languages it is', () => {
      const line = 'Me gusta la música y quiero tocar en una fiesta con mis amigos.'
      expect([likelier(line, 'en', 'es'), likelier(line, 'es', 'en'), likelier(line, 'th', 'es')]).toEqual([
        'es',
        'es',
        'es',
      ])
      expect([likelier(ENGLISH.slice(0, 60), 'es', 'en'), likelier('Sí', 'en', 'es')]).toEqual(['en', null])
    })

    it('should keep to what was expected where that is near, or unknown to it', () => {
      expect([detect(SPANISH, 'es'), detect(ENGLISH, 'xx')]).toEqual(['es', 'xx'])
    })
  })
}
