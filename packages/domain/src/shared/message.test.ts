import { describe, expect, it } from 'vitest'
import { formatMessage } from './message.ts'

const left = 'In {day}: {count, plural, one {# hour left} other {# hours left}}.'

describe('formatMessage', () => {
  it.each([
    [0, 'en', 'In May: 0 hours left.'],
    [1, 'en', 'In May: 1 hour left.'],
    [1_200, 'en', 'In May: 1,200 hours left.'],
    [1_200, 'es', 'In May: 1.200 hours left.'],
  ])('should take the form for %d in %s', (count, language, said) => {
    expect(formatMessage(left, { day: 'May', count }, language)).toBe(said)
  })

  it('should never read a value as a message', () => {
    expect(formatMessage('{a}, {b}', { a: '{b}', b: '$& {count, plural, other {#}}' }, 'en')).toBe(
      '{b}, $& {count, plural, other {#}}',
    )
  })

  it('should leave a variable without a value', () => {
    expect(formatMessage('{day}, {hour}', { day: 'May' }, 'en')).toBe('May, {hour}')
  })
})
