import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyWords } from '../../test/arbitraries.ts'
import { converse } from '../../test/converse.ts'

describe('the facts of a reply', () => {
  it('should always be words of the learner', () => {
    fc.assert(
      fc.property(anyWords(), fc.array(anyWords(8), { maxLength: 4 }), (goal, messages) => {
        for (const { task, answer } of converse(goal, ...messages).exchanges) {
          const typed = task.turns.filter(({ speaker }) => speaker === 'learner').map(({ text }) => bare(text))
          for (const fact of [answer.goal, answer.level, answer.time, answer.focus]) {
            for (const quote of fact.split(', ')) expect(typed.join(' | ')).toContain(bare(quote))
          }
        }
      }),
    )
  })
})

// Helpers

const bare = (text: string): string => text.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean).join(' ')
