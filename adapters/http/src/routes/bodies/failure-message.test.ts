import { FAILURE_REASONS, LANGUAGES } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { failureMessage } from './failure-message.ts'

describe('failureMessage', () => {
  it.each(Object.values(FAILURE_REASONS))('should say in each language: %s', (sentence) => {
    const said = LANGUAGES.map((language) => failureMessage(sentence, language))
    expect(said[0]).toBe(sentence)
    expect(new Set(said).size).toBe(LANGUAGES.length)
  })

  it('should leave any other sentence as it is', () => {
    for (const language of LANGUAGES) expect(failureMessage('No chapter is about “Rye”.', language)).toContain('“Rye”')
  })
})
