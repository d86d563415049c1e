import { describe, expect, it } from 'vitest'
import { aTurn } from '../../testing/builders.ts'
import { requirementsIn } from '../brief/requirements.ts'
import { briefOf, type Facts } from './brief.ts'
import { statedFacts } from './stated-facts.ts'

describe('requirementsBesideLevel', () => {
  it.each<readonly [string, Facts, Facts]>([
    ['beginner, no theory', {}, { level: 'beginner', focus: 'no theory' }],
    ['Beginner. No theory please', {}, { level: 'Beginner', focus: 'No theory please' }],
    ['I’m a total beginner, must include chords', {}, { level: 'I’m a total beginner', focus: 'must include chords' }],
    ['Anfänger, keine Theorie', {}, { level: 'Anfänger', focus: 'keine Theorie' }],
    ['初心者、理論なし', {}, { level: '初心者', focus: '理論なし' }],
    [
      'beginner, no theory, 2 hours a week',
      { level: 'beginner, no theory', time: '2 hours a week' },
      { level: 'beginner', time: '2 hours a week', focus: 'no theory' },
    ],
    [
      'beginner, no theory',
      { level: 'beginner, no theory', focus: 'no theory' },
      { level: 'beginner', focus: 'no theory' },
    ],
    // what they know, and no wish
    ['I know chords, no theory', {}, { level: 'I know chords, no theory' }],
    ['beginner, no experience', {}, { level: 'beginner, no experience' }],
    ['beginner, no barre chords yet', {}, { level: 'beginner, no barre chords yet' }],
    ['Anfänger, keine Vorkenntnisse', {}, { level: 'Anfänger, keine Vorkenntnisse' }],
    ['not a beginner, no theory', {}, { level: 'not a beginner, no theory' }],
  ])('should divide "%s" into a level and what is wished of the plan', (said, understood, facts) => {
    expect(statedFacts(understood, answering(said))).toEqual(facts)
  })

  it('should join what was wished before, and be read as left out', () => {
    const focus = statedFacts({}, answering('beginner, no theory please', { focus: 'for parties' })).focus
    expect(focus).toBe('for parties; no theory please')
    expect(requirementsIn(focus ?? '')).toMatchObject({ skip: ['theory'], rest: 'for parties' })
  })
})

// Helpers

const answering = (text: string, known: Facts = {}) => ({
  turns: [aTurn({ text: 'Guitar' }), aTurn({ speaker: 'assistant', text: 'What can you play?' }), aTurn({ text })],
  brief: { ...briefOf('Guitar'), ...known },
  asked: 'level' as const,
})
