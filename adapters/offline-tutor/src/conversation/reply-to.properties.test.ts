import { asksForConfirmation, learn, TOPICS } from '@app/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyWords } from '../../test/arbitraries.ts'
import { converse, type Exchange, NO } from '../../test/converse.ts'

describe('replyTo, whatever the learner says', () => {
  it('should leave the question for a yes to the domain', () => {
    always(({ answer }) => expect(asksForConfirmation(answer.message)).toBe(false))
  })

  it('should ask only for what is still open', () => {
    always(({ task, answer: { asks, message: _message, ...facts } }) => {
      if (asks === 'change' || asks === 'proceed') return
      expect(task.openTopics).toContain(asks)
      expect(learn(task.brief, facts)[asks]).toBeNull()
    })
  })

  it('should ask at most three questions, each once', () => {
    fc.assert(
      fc.property(anyTalk(), ([goal, messages]) => {
        const asked = converse(goal, ...messages).exchanges.map(({ answer }) => answer.asks)
        for (const topic of TOPICS) expect(asked.filter((asks) => asks === topic).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('should summarise after four messages at the latest, five for those who begin without a goal', () => {
    fc.assert(
      fc.property(anyWords(), fc.array(anyWords(8), { minLength: 4, maxLength: 4 }), (goal, messages) => {
        expect(converse(goal, ...messages).exchanges.map(({ answer }) => answer.asks)).toContain('proceed')
      }),
    )
  })

  it('should answer in the shape that other models fill, facts and question before the message', () => {
    always(({ answer }) => {
      expect(Object.keys(answer)).toEqual(['goal', 'level', 'time', 'focus', 'asks', 'message'])
      for (const text of Object.values(answer)) expect(text).toBeTypeOf('string')
      expect(answer.message).toMatch(/\S/)
    })
  })

  it('should not let the words of the learner become links or formatting', () => {
    always(({ answer: { message } }) => {
      const ours = message.replace(/^- \*\*\w+:\*\* /gm, '').replace(/\\[\\*_~]/g, '')
      expect(ours).not.toMatch(/[\\*_~`[\]<>]/)
      // what GitHub's Markdown takes for the start of an address, by mail or on the web
      expect(message).not.toMatch(/:\/\/|www\.|[\w.+-]@[\w-]/)
    })
  })

  it('should give the same answer to the same conversation', () => {
    fc.assert(
      fc.property(anyTalk(), ([goal, messages]) => {
        expect(converse(goal, ...messages)).toEqual(converse(goal, ...messages))
      }),
    )
  })
})

// Helpers

const anyTalk = () => fc.tuple(anyWords(), fc.array(fc.oneof(anyWords(8), fc.constant(NO)), { maxLength: 8 }))

function always(holds: (exchange: Exchange) => void): void {
  fc.assert(
    fc.property(anyTalk(), ([goal, messages]) => {
      for (const exchange of converse(goal, ...messages).exchanges) holds(exchange)
    }),
  )
}
