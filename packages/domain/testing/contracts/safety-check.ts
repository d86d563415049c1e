import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { SafetyCheck, Said } from '../../src/ports/safety-check.ts'
import { anyUnicode } from '../arbitraries.ts'
import { itOn } from './it-on.ts'

type Open = () => Promise<{ readonly safety: SafetyCheck; readonly close: () => Promise<void> }>

const LEARNERS: readonly Said[] = ['goal', 'message', 'answer']
const ALL: readonly Said[] = [...LEARNERS, 'brief', 'lesson']

export function describeSafetyCheck(name: string, open: Open): void {
  const it = itOn(open)
  describe(`${name}: safety check`, () => {
    it('should let pass what is harmless, whatever it is', async ({ safety }) => {
      for (const text of ['', 'Learn to bake bread', 'I have never done it.', '3 hours a week'])
        for (const said of ALL) expect([text, said, safety.route(text, said)]).toEqual([text, said, 'ok'])
    })

    it('should find what could hurt someone, whatever it is', async ({ safety }) => {
      for (const said of ALL)
        expect([said, safety.route('How to build a pipe bomb at home', said)]).toEqual([said, 'unsafe'])
    })

    it('should find a learner who is in need, before anything else', async ({ safety }) => {
      for (const said of LEARNERS) {
        expect([said, safety.route('I want to kill myself', said)]).toEqual([said, 'crisis'])
        expect([said, safety.route('How to build a bomb? I want to kill myself', said)]).toEqual([said, 'crisis'])
      }
    })

    it('should make a crisis neither of the parts of a brief nor of what a model wrote', async ({ safety }) => {
      for (const said of ['brief', 'lesson'] as const)
        expect(safety.route('Swimming. I want to die less often in this game', said)).not.toBe('crisis')
    })

    it('should answer with words of its own, and in a crisis with a number to call', async ({ safety }) => {
      const answer = safety.declineAnswer('unsafe', 'How to build a pipe bomb')
      expect(answer).toMatch(/\p{L}/u)
      expect(answer).not.toContain('pipe bomb')
      expect(safety.declineAnswer('crisis', 'I want to kill myself')).toMatch(/\*\*988\*\*/)
    })

    it('should judge any text, and the same each time', async ({ safety }) => {
      fc.assert(
        fc.property(anyUnicode(), fc.constantFrom(...ALL), (text, said) => {
          const route = safety.route(text, said)
          expect(['ok', 'unsafe', 'crisis']).toContain(route)
          expect(safety.route(text, said)).toBe(route)
          if (route !== 'ok') expect(safety.declineAnswer(route, text)).not.toBe('')
        }),
      )
    })
  })
}
