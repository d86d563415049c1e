import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isGuessable } from './is-guessable.ts'

describe('isGuessable', () => {
  it.each([
    'x'.repeat(32),
    'x'.repeat(500),
    `${'a'.repeat(16)}${'b'.repeat(16)}`,
    'changeme'.repeat(4),
    '1234567890'.repeat(4),
    '0123456789abcdef'.repeat(4),
    'changemechangemechangeme12345678',
  ])('should be true of %s', (secret) => {
    expect(isGuessable(secret)).toBe(true)
  })

  it.each(['hex', 'base64', 'base64url'] as const)('should never be true of random bytes as %s', (encoding) => {
    for (let round = 0; round < 50; round += 1) {
      for (const bytes of [16, 24, 32, 48]) expect(isGuessable(randomBytes(bytes).toString(encoding))).toBe(false)
    }
  })
})
