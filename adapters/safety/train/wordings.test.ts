import { describe, expect, it } from 'vitest'
import { WORDINGS } from './wordings.ts'

describe('WORDINGS', () => {
  it('should hold each once in its language, so that nothing held out is learned', () => {
    const seen = new Set(WORDINGS.map(({ language, text }) => `${language} ${text.toLowerCase()}`))
    expect(seen.size).toBe(WORDINGS.length)
    for (const set of ['held-out', 'blind'] as const)
      expect(WORDINGS.filter((wording) => wording.set === set).length).toBeGreaterThanOrEqual(1_000)
  })
})
