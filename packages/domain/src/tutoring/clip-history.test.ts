import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTurn } from '../../testing/index.ts'
import { MAX_MESSAGE_LENGTH, MAX_TURNS } from '../conversations/turn.ts'
import { promptFor } from './prompt-for.ts'
import { clipHistory } from './reply/reply-prompt.ts'

describe('clipHistory', () => {
  it('should leave an ordinary conversation whole', () => {
    const turns = Array.from({ length: 20 }, (_, number) => said(number, 'x'.repeat(400)))
    expect(clipHistory(turns)).toEqual(turns)
  })

  it('should leave out the oldest turns of the middle first', () => {
    const turns = Array.from({ length: 9 }, (_, number) => said(number, 'x'.repeat(300)))
    expect(clipHistory(turns, 505).map(({ text }) => text[0])).toEqual(['0', '5', '6', '7', '8'])
  })

  it('should always keep the goal and the latest message, and otherwise stay within its tokens, in any script', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 30 }),
        fc.nat({ max: 60 }),
        (texts, tokens) => {
          const turns = texts.map((text, number) => said(number, text))
          const clipped = clipHistory(turns, tokens)
          expect(clipped[0]).toBe(turns[0])
          expect(clipped.at(-1)).toBe(turns.at(-1))
          const latest = clipped.slice(1)
          expect(latest).toEqual(latest.length === 0 ? [] : turns.slice(-latest.length))
          const bytes = clipped.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
          if (clipped.length > 2) expect(bytes / 3).toBeLessThanOrEqual(tokens)
        },
      ),
    )
  })

  it('should let the longest conversation send a model a fraction of what it could', () => {
    let sent = 0
    const turns = []
    for (let number = 0; number < MAX_TURNS; number += 1) {
      turns.push(said(number, 'y'.repeat(MAX_MESSAGE_LENGTH - 2)))
      if (number % 2 === 1) continue
      const brief = { goal: 'Chess', level: null, time: null, focus: null }
      const { messages } = promptFor({
        kind: 'reply',
        turns: [...turns],
        brief,
        openTopics: [],
        again: null,
        changing: false,
        asked: null,
      })
      const length = messages.reduce((sum, { content }) => sum + content.length, 0)
      expect(length).toBeLessThan(20_000)
      sent += length
    }
    expect(sent).toBeLessThan(1_000_000)
  })
})

// Helpers

const said = (number: number, text: string) =>
  aTurn({ text: `${number}${text}`, speaker: number % 2 === 0 ? 'learner' : 'assistant' })
