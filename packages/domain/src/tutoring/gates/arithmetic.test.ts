import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkArithmetic } from './arithmetic.ts'

const quoteIn = (text: string): string | undefined => checkArithmetic(text)[0]?.quote

describe('checkArithmetic', () => {
  it.each([
    ['The squares are 16 + 4 + 4 = 42 in all.', '16 + 4 + 4 = 42'],
    ['So she pays 3 × 12.50 = 38.50.', '3 × 12.50 = 38.50'],
    ['El agua es 350 × 1,2 = 450 ml.', '350 × 1,2 = 450'],
    ['Das sind 1.200 + 300 = 1.600.', '1.200 + 300 = 1.600'],
    ['1. First 2 x 3 = 7, then rest.', '2 × 3 = 7'],
    ['| 4 | 7 · 8 = 54 |', '7 · 8 = 54'],
    ['That makes **9 × 20 = 190** of them.', '9 × 20 = 190'],
    ['He has 12 kg + 8 kg = 21 kg of it.', '12 kg + 8 kg = 21'],
    ['So 900 − 600 = 400 grams are left.', '900 − 600 = 400'],
    ['Half of it is missing (24 / 4 = 8).', '24 / 4 = 8'],
    [String.raw`So $\frac{3}{4} + \frac14 = 2$ holds.`, '((3)/(4)) + ((1)/(4)) = 2'],
    ['$$(3 - 5)^2 = (-2)^2 = 5$$', '( − 2)^2 = 5'],
    [String.raw`$x = 2 \cdot (3 + 4) = 13$`, '2 × (3 + 4) = 13'],
  ])('should quote what is wrong in %j', (text, quote) => {
    expect(quoteIn(text)).toBe(quote)
    expect(checkArithmetic(text)).toEqual([expect.objectContaining({ code: 'arithmetic', isSoft: true })])
  })

  it.each([
    ...['1/3 = 0.33 and 2/3 = 0.66', '8000 / 60 = 133 meters', '7 / 2 = 3 with one left over', '2 + 3 = 5 = 4 + 1'],
    ...['345 / 495 = 0.697, so 70 %', '15 / 25 × 100 = 60 %', '3 / 600 = 0.5 %', '0.867 · 8 + 0.117 · 2 = 7.17'],
    ...[
      '10,000 × 10,000 = 100 million',
      '2 · 90 = 3 hours',
      '10 000 × 3 = 30 000',
      '1.5 km + 500 m = 2 km',
      '50 + 10 % = 55',
    ],
    ...[
      '10 + 8 = 6 o’clock',
      '20 + 10 = 6 Uhr',
      '22 + 2 = 0 Uhr',
      '17 mod 5 = 2',
      '17 % 5 = 2',
      '9 + 5 = 2 (mod 12)',
      '1 + 1 = 10',
      '5! = 121',
      'P(X=1) − 0.3 + 0.2 = 0.5',
    ],
    ...[
      '3x + 4y = 12',
      '2x · 3 = 12',
      'x3 + 4 = 9',
      'a 3 + 4 = 9',
      'sqrt 16 + 9 = 5',
      'price − 3 + 5 = 12',
      '12 : 4 + 1 = 4',
    ],
    ...[
      '10 – 3 + 2 = 9',
      'pages 10-12 = 3 pages',
      'From 2020-2024 = 4 years',
      '6:15 + 0:14 = 6:30',
      '1.2.3 + 1 = 2',
      '3/4/2024 = Monday',
    ],
    ...[
      '`2 + 2 = 5`',
      '```\nx = 3 * 4 = 13\n```',
      'x += 3 + 4 = 8',
      'print(2 + 2 == 5)',
      '1 + 1 != 3',
      'It costs $5 + $4 = about ten',
    ],
    ...['3 × 2 +\n4 × 2 = 14', '2 + 10 = 3\n× 4', '- 3 + 4 = 7', '> 4 + 4 = 8', '7 = 3 + 4', '3 + 4 ≈ 8'],
    ...[
      String.raw`$5 \cdot 6{:}15 = 31{:}15$`,
      String.raw`$\sqrt{5} + 1 = 9$`,
      String.raw`$0.52 \pm 2 \cdot 0.016 = 0.52 \pm 0.032$`,
    ],
    ...[
      String.raw`$\hat{y} = 16 + 4x$`,
      '$w_1 = 2 - 0.06 = 1.94$',
      String.raw`$\frac{133 \text{ m}}{150} = 0.89 \text{ m per step}$`,
    ],
    ...[
      String.raw`$2 \equiv 14 - 2 = 0$`,
      String.raw`$10\,000 \cdot 2 = 20\,000$`,
      '$2^{10} = 1024$',
      '3² + 4² = 5²',
      '(',
      '= = =',
      '',
    ],
  ])('should find nothing wrong in %j', (text) => {
    expect(quoteIn(text)).toBe(undefined)
  })

  it('should tell right from wrong, whatever the numbers', () => {
    const numbers = fc.array(fc.integer({ min: 2, max: 9_999 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 99 }), fc.boolean(), (terms, by, isFormula) => {
        const sum = terms.reduce((one, other) => one + other)
        const written = (result: number): string =>
          isFormula ? `so $${terms.join(' + ')} = ${result}$.` : `so ${terms.join(' + ')} = ${result}.`
        expect(quoteIn(written(sum))).toBe(undefined)
        expect(quoteIn(written(sum + by))).toBe(`${terms.join(' + ')} = ${sum + by}`)
      }),
    )
  })

  it('should read any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123 .,+−×/()={}^$\\frac%kg\n') }),
        (text) => void quoteIn(text),
      ),
    )
  })
})
