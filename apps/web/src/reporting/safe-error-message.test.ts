import { describe, expect, it } from 'vitest'
import { isHarmless, safeErrorMessage } from './safe-error-message.ts'

describe('safeErrorMessage', () => {
  it.each([
    "Cannot read properties of undefined (reading 'title')",
    'undefined is not an object',
    'e.map is not a function',
    'Maximum call stack size exceeded',
    'Failed to fetch',
  ])('should keep what only code can have said: %s', (words) => {
    expect(safeErrorMessage(words)).toBe(words)
  })

  it.each([
    [
      'Minified React error #31; visit https://react.dev/errors/31?args[]=ana for the full message',
      'Minified React error #31',
    ],
    [
      'Failed to fetch dynamically imported module: https://learn.example.org/assets/x.js',
      'Failed to fetch dynamically imported module',
    ],
  ])('should keep the beginning that code wrote: %s', (words, expected) => {
    expect(safeErrorMessage(words)).toBe(expected)
  })

  it.each([
    'Unexpected token \'T\', "To learn juggling" is not valid JSON',
    "Cannot read properties of undefined (reading 'ana@example.org')",
    'to juggle is not a function',
    'The address ana@example.org is taken.',
    '',
  ])('should redact what may quote a user: %s', (words) => {
    expect(safeErrorMessage(words)).toBe('(redacted)')
  })
})

describe('isHarmless', () => {
  it.each([
    ['ResizeObserver loop completed with undelivered notifications.', true],
    ['ResizeObserver loop limit exceeded', true],
    ['ResizeObserver is not defined', false],
    [undefined, false],
  ])('should say of %j: %s', (words, harmless) => {
    expect(isHarmless(words)).toBe(harmless)
  })
})
