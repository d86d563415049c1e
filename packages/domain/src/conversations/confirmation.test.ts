import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnicode } from '../../testing/arbitraries.ts'
import { asksForConfirmation, CONFIRMATION_PHRASES } from './confirmation.ts'

describe('asksForConfirmation', () => {
  it.each([
    'Here is a summary of what I understood.',
    'SUMMARY:',
    'Is that correct?',
    'Shall I proceed?',
    'Great, I have All The Information I need.',
    'I can now generate your learning plan.',
  ])('should hear a question for a yes in %j', (message) => {
    expect(asksForConfirmation(message)).toBe(true)
  })

  it.each([
    '',
    'How much time do you have?',
    'That is correct.',
    'We shall proceed step by step.',
    'I still need some information.',
    'Then I generate a learning plan.',
  ])('should hear none in %j', (message) => {
    expect(asksForConfirmation(message)).toBe(false)
  })

  it('should know the five phrases of the specification', () => {
    expect(CONFIRMATION_PHRASES).toEqual([
      'summary',
      'correct?',
      'proceed?',
      'all the information',
      'generate your learning plan',
    ])
  })

  it('should recognise each phrase in any case, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.mixedCase(fc.constantFrom(...CONFIRMATION_PHRASES)),
        anyUnicode(),
        anyUnicode(),
        (phrase, before, after) => asksForConfirmation(before + phrase + after),
      ),
    )
  })

  it('should not recognise a phrase of which a character is missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONFIRMATION_PHRASES), fc.nat(), (phrase, nat) => {
        const at = nat % phrase.length
        expect(asksForConfirmation(phrase.slice(0, at) + phrase.slice(at + 1))).toBe(false)
      }),
    )
  })
})
