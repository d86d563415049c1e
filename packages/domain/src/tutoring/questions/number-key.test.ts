import { describe, expect, it } from 'vitest'
import { codesIn, fitness, GOOD, NUMBER } from '../../../test/a-check.ts'

describe('the key of a question for a number', () => {
  it.each([
    ['5 m2', 5, 0, 'm2'],
    ['1 234,5 kg', 1234.5, 12.345, 'kg'],
    ['1 000 000', 1_000_000, 0, ''],
    ['100 km/h', 100, 0, 'km/h'],
    // the unit is shown with the question: no digits of any script, no key in words
    ['١٢٣٤ غ', 1234, 0, 'غ'],
    ['٣٫٥', 3.5, 0.035, ''],
    ['½', 0.5, 0.005, ''],
    ['1/3', 1 / 3, 1 / 300, ''],
    ['5 (five)', 5, 0, ''],
    ['m 5', 5, 0, ''],
  ])('should be read of %s, and found in its explanation', (text, key, tolerance, unit) => {
    expect(numberIn([text])).toMatchObject({ key, unit, tolerance: expect.closeTo(tolerance, 9) })
  })

  it.each([
    ['20', '± 2', 2],
    ['20', '± 10 %', 2],
    ['-20 °C', '± 10%', 2],
    ['40 %', '± 5 %', 5],
  ])('%s should be off by no more than %s', (text, allowed, tolerance) => {
    expect(numberIn([text, allowed])).toMatchObject({ tolerance })
  })

  it.each(['± 1000', '± 80 %'])('should not be right within %s, which any answer is', (allowed) => {
    const fit = fitnessWith(['20', allowed])
    expect(codesIn(fit)).toContain('wide-tolerance')
    expect(fit.ok && fit.value).toHaveLength(GOOD.length - 1)
  })
})

// Helpers

const fitnessWith = (answer: readonly string[]) =>
  fitness(GOOD.map((one) => (one === NUMBER ? { ...NUMBER, answer, explanation: `It is ${answer[0]}.` } : one)))

function numberIn(answer: readonly string[]) {
  const fit = fitnessWith(answer)
  return (fit.ok ? fit.value : []).find(({ kind }) => kind === 'number')
}
