import { type Brief, MessageId, promptFor, type ReplyTask } from '@app/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PromptTooLong } from './failure.ts'
import { requestFor } from './request.ts'

describe('requestFor', () => {
  it('should fit prompt and answer into the context, whatever the turns, or say that they do not', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 100, max: 20_000 }), fc.boolean(), (said, numCtx, thinks) => {
        const prompt = promptFor(reply(said))
        const request = attempt(() =>
          requestFor({ task: 'reply', prompt, reasoningAllowance: 4_096 }, { model: 'm', numCtx, thinks, think: null }),
        )
        if (!request) {
          // even system message, goal and latest turn alone would have been too long
          const [system, goal] = prompt.messages
          const least = [system, goal, ...(said.length > 1 ? [prompt.messages.at(-1)] : [])]
          expect(bytes(least) / 3).toBeGreaterThan(numCtx - 2_000)
          return
        }
        const { messages, options } = request
        const answer = options?.num_predict ?? 0
        expect(bytes(messages) / 3 + answer).toBeLessThanOrEqual(numCtx)
        expect(answer).toBeGreaterThanOrEqual(prompt.maxTokens / 4)
        expect(messages[0]?.content.startsWith(prompt.messages[0]?.content ?? 'never')).toBe(true)
        expect(messages[1]).toEqual(prompt.messages[1])
        const rest = messages.slice(2)
        expect(rest.length).toBeGreaterThanOrEqual(Math.min(1, said.length - 1))
        expect(rest).toEqual(prompt.messages.slice(prompt.messages.length - rest.length))
      }),
    )
  })
})

// Helpers

const long = fc
  .tuple(fc.constantFrom('bread ', 'хлеб ', '面包'), fc.integer({ min: 1, max: 700 }))
  .map(([word, times]) => word.repeat(times))

const texts = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), long), { minLength: 1, maxLength: 30 })

const brief: Brief = { goal: 'goal', level: null, time: null, focus: null }

const reply = (said: readonly string[]): ReplyTask => ({
  kind: 'reply',
  turns: said.map((text, index) => ({
    id: MessageId(`m${index}`),
    speaker: index % 2 === 0 ? 'learner' : 'assistant',
    text,
    at: new Date(0),
  })),
  brief,
  openTopics: [],
  again: null,
  changing: false,
  asked: null,
})

const bytes = (messages: readonly ({ readonly content: string } | undefined)[]): number =>
  messages.reduce((sum, message) => sum + Buffer.byteLength(message?.content ?? ''), 0)

function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch (error) {
    expect(error).toBeInstanceOf(PromptTooLong)
    return null
  }
}
