import { describe, expect, it } from 'vitest'
import { declineAnswer } from './decline-answer.ts'
import { DECLINE_WORDS } from './decline-words.ts'

describe('declineAnswer', () => {
  it.each(Object.keys(DECLINE_WORDS))('should name the emergency number before any help line, in %s', (language) => {
    const answer = declineAnswer({ kind: 'crisis', language }, '')
    const danger = answer.indexOf(DECLINE_WORDS[language]?.danger ?? 'none')
    expect(danger).toBeGreaterThan(0)
    expect(danger).toBeLessThan(answer.indexOf('\n- '))
  })
})
