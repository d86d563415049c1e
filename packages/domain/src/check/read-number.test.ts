import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

describe('readNumber', () => {
  it.each<[string, string, readonly number[]]>([
    ['1.234,5', '', [1234.5]],
    ['1,234.5', '', [1234.5]],
    ['1 234,5', '', [1234.5]],
    ['1\u202F234,5 €', '', [1234.5]],
    ["1'234.5", '', [1234.5]],
    ['1’234', '', [1234]],
    ['3,5', '', [3.5]],
    ['.5', '', [0.5]],
    [',5', '', [0.5]],
    ['1.234', '', [1.234, 1234]],
    ['1,234', '', [1234, 1.234]],
    ['0.125', '', [0.125]],
    ['1,234,567', '', [1234567]],
    ['12,34,567', '', [1234567]],
    ['١٢٣٫٥', '', [123.5]],
    ['१२', '', [12]],
    ['１２．５', '', [12.5]],
    ['−5', '', [-5]],
    ['x = - 5', '', [-5]],
    ['5.', '', [5]],
    ['about 5 apples', '', [5]],
    ['3/4', '', [0.75]],
    ['1 1/2', '', [1.5]],
    ['1½', '', [1.5]],
    ['½', '', [0.5]],
    ['1.5e3', '', [1500]],
    ['1,5·10³', '', [1500]],
    ['1.5 × 10^-3', '', [0.0015]],
    ['2^10', '', [1024]],
    ['$1,234.50', '', [1234.5]],
    ['5000 m', 'km', [5]],
    ['5 km', 'km', [5]],
    ['5 Kilometer', 'km', [5]],
    ['90 Minuten', 'h', [1.5]],
    ['5 m²', 'm²', [5]],
    ['5 m2', 'm²', [5]],
    ['5 kg', 'km', []],
    ['50 %', '', [50, 0.5]],
    ['50', '%', [50]],
    ['5 mol CO2', 'mol', [5]],
    ['13:00', '', [13]],
    ['13:30 Uhr', '', [13.5]],
    ['13h30', '', [13.5]],
    ['um 13.00 Uhr', '', [13]],
    ['1 pm', '', [13, 1]],
    ['1:30 P.M.', 'h', [13.5, 1.5]],
    ['1 p. m.', 'o’clock', [13, 1]],
    ['12 am', '', [0, 12]],
    ['12pm', '', [12]],
    ['13 o’clock', 'o’clock', [13]],
    ['1:30', 'min', [90, 1.5]],
    ['5 h', 'min', [300]],
    ['5 pm', 'pm', [5]],
    ['5 am Tag', '', [5]],
    ['13:00', 'km', []],
    ['13:75', '', []],
    ['3:1', '', []],
    ['3×4', '', []],
    ['3 4', '', []],
    ['\u201112', '', [-12]],
    ['5, 6', '', []],
    ['1.2.3', '', []],
    ['1/0', '', []],
    ['1/2/2024', '', []],
    ['five', '', []],
    ['', '', []],
    ['1'.repeat(1_000), '', []],
  ])('should read %s (%s)', (typed, unit, readings) => {
    expect(readNumber(typed, unit)).toHaveLength(readings.length)
    readNumber(typed, unit).forEach((number, place) => {
      expect(number).toBeCloseTo(readings[place] ?? Number.NaN, 9)
    })
  })

  it.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'hi-IN-u-nu-deva', 'ar-EG', 'ru-RU'])(
    'should read every number as %s writes it',
    (locale) => {
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
      const numbers = fc.tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom(1, 10, 100, 10_000))
      fc.assert(
        fc.property(numbers, ([digits, size]) => {
          const number = digits / size
          const near = readNumber(format.format(number), '').some(
            (read) => Math.abs(read - number) < 1e-9 * (1 + Math.abs(number)),
          )
          expect(near).toBe(true)
        }),
      )
    },
  )

  it('should answer to any text at once', () => {
    const signs = fc.constantFrom(..."0123456789.,' -/^e*x½²%kmé⁄")
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 120 }), (typed) => {
        for (const number of readNumber(typed.join(''), 'km')) expect(Number.isFinite(number)).toBe(true)
      }),
    )
  })
})
