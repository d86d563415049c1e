import { describe, expect, it } from 'vitest'
import { aTurn } from '../../testing/builders.ts'
import { briefOf } from './brief.ts'
import { type Asked, statedFacts } from './stated-facts.ts'

describe('evasions and questions back', () => {
  it.each([
    'Hmm, hard to say.',
    'It depends, I think.',
    'Que proposez-vous ?',
    'لماذا تسأل؟',
    '嗯，很难说。',
    'うーん、難しいですね。',
  ])('should take “%s” for no fact, whatever was understood', (said) => {
    const quote = said.replace(/[ .?؟。]+$/u, '')
    expect(statedFacts({ level: quote }, stating(said, 'level'))).toEqual({})
  })

  it('should keep what is asked with a fact in it', () => {
    const asked = stating('Can a complete beginner do that?', 'level')
    expect(statedFacts({ level: 'complete beginner' }, asked)).toEqual({ level: 'complete beginner' })
  })
})

// Helpers

const stating = (said: string, asked: Asked) => ({
  turns: [aTurn({ text: 'Chess' }), aTurn({ speaker: 'assistant', text: 'And?' }), aTurn({ text: said })],
  brief: briefOf('Chess'),
  asked,
})
