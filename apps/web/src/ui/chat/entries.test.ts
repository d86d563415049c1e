import { describe, expect, it } from 'vitest'
import { idle, logOf, type PendingMessage, type Turn } from './turn.ts'

const hello = message('1', 'Learn chess', true)
const question = message('2', 'How well do you play?', false)
const pending: PendingMessage = { id: '3', text: 'Not at all' }
const answer = message('3', 'Not at all', true)
const reply = message('4', 'Good.', false)

describe('logOf', () => {
  it('should show what the server knows', () => {
    expect(shown([hello, question], idle)).toEqual(['> Learn chess', 'How well do you play?', '(none)'])
  })

  it('should show a message before the server has it, and think', () => {
    const turn: Turn = { kind: 'thinking', pending }
    expect(shown([hello, question], turn).slice(2)).toEqual(['> Not at all', '(thinking)'])
  })

  it('should show it once when the server has it', () => {
    const turn: Turn = { kind: 'thinking', pending }
    expect(shown([hello, question, answer], turn).slice(2)).toEqual(['> Not at all', '(thinking)'])
  })

  it('should show the reply as it comes', () => {
    const turn: Turn = { kind: 'speaking', pending, text: 'Go' }
    expect(shown([hello, question], turn).slice(2)).toEqual(['> Not at all', 'Go...', '(none)'])
  })

  it('should show the reply once when the server has it and the turn has not ended', () => {
    const turn: Turn = { kind: 'speaking', pending, text: 'Go' }
    expect(shown([hello, question, answer, reply], turn).slice(2)).toEqual(['> Not at all', 'Good.', '(none)'])
  })

  it('should take the first message of a conversation for the goal', () => {
    const turn: Turn = { kind: 'thinking', pending: { id: null, text: 'Learn chess' } }
    expect(shown([], turn)).toEqual(['> Learn chess', '(thinking)'])
    expect(shown([hello], turn)).toEqual(['> Learn chess', '(thinking)'])
    expect(shown([hello, question], turn)).toEqual(['> Learn chess', 'How well do you play?', '(none)'])
  })

  it('should keep what was received while it looks for the rest', () => {
    const turn: Turn = { kind: 'disconnected', pending, text: 'Go' }
    expect(shown([hello, question], turn).slice(2)).toEqual(['> Not at all', 'Go...', '(searching)'])
  })

  it('should offer to say again what has no reply, whether or not the server has it', () => {
    const failed: Turn = { kind: 'failed', pending, words: 'No.' }
    const tail = { kind: 'unanswered', pending, words: 'No.', failed: true }
    expect(logOf({ messages: [hello, question], awaitsAssistant: false }, failed).tail).toEqual(tail)
    expect(logOf({ messages: [hello, question, answer], awaitsAssistant: true }, failed).tail).toEqual(tail)
    const stopped: Turn = { kind: 'stopped', pending, words: 'Kept.' }
    expect(logOf({ messages: [], awaitsAssistant: false }, stopped).tail).toMatchObject({ failed: false })
  })

  it('should offer it after a reload, under the id that the server knows', () => {
    const { tail } = logOf({ messages: [hello, question, answer], awaitsAssistant: true }, idle)
    expect(tail).toMatchObject({ kind: 'awaited', pending })
  })
})

// Helpers

function message(id: string, content: string, isFromUser: boolean) {
  return { id, content, isFromUser, created_at: '2026-11-21T00:00:00.000Z' }
}

function shown(messages: readonly ReturnType<typeof message>[], turn: Turn): string[] {
  const { entries, tail } = logOf({ messages, awaitsAssistant: false }, turn)
  const lines = entries.map(({ text, isFromUser, coming }) => `${isFromUser ? '> ' : ''}${text}${coming ? '...' : ''}`)
  return [...lines, `(${tail.kind})`]
}
