import { describe, expect, it } from 'vitest'
import { spoken } from './message-log.tsx'

describe('spoken', () => {
  it('should leave the words and drop the signs', () => {
    expect(
      spoken('## Summary\n\n- **Goal:** bake `bread`\n- See [this](https://e.org)\n\n> Shall I ~~not~~ proceed?'),
    ).toBe('Summary\nGoal: bake bread\nSee this\nShall I not proceed?')
  })

  it('should leave plain words alone', () => {
    expect(spoken('2 * 3 = 6, - or is it? #1')).toBe('2 * 3 = 6, - or is it? #1')
  })
})
