import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  idle,
  isBusy,
  joined,
  logOf,
  moveTurn,
  type PendingMessage,
  remainingOf,
  type Turn,
  type TurnEvent,
  undeliveredIn,
} from './turn.ts'

const pending: PendingMessage = { id: '0192f3a0-0000-4000-8000-000000000001', text: 'Two hours a week' }
const other: PendingMessage = { id: '0192f3a0-0000-4000-8000-000000000002', text: 'Three' }

const messagesOf = (had: Readonly<Record<string, string>>) =>
  Object.entries(had).map(([id, content]) => ({ id, content, isFromUser: true, created_at: '' }))

describe('joined words', () => {
  const [a, b, c] = ['a', 'b', 'c'] as const
  const all = joined(joined({ id: a, text: 'One' }, b, 'Two'), c, 'Three')

  it.each([
    [{}, 'One\n\nTwo\n\nThree'],
    [{ [a]: 'One' }, 'Two\n\nThree'],
    // the second went together with the first
    [{ [b]: 'One\n\nTwo' }, 'Three'],
    [{ [a]: 'One', [b]: 'Two' }, 'Three'],
    // the id that all of them go under now: the server takes it for the same words only
    [{ [c]: 'One\n\nTwo\n\nThree' }, 'One\n\nTwo\n\nThree'],
    [{ [a]: 'One', [c]: 'One\n\nTwo\n\nThree' }, 'One\n\nTwo\n\nThree'],
  ])('should leave out what the server has: %j', (had, remaining) => {
    expect(remainingOf(all, messagesOf(had)).text).toBe(remaining)
  })

  it('should be shown once, and joined by what is said next', () => {
    const had = messagesOf({ [a]: 'One' })
    const failed: Turn = { kind: 'failed', pending: all, words: 'No.' }
    const { entries } = logOf({ messages: had, awaitsAssistant: false }, failed)
    expect(entries.map(({ text }) => text)).toEqual(['One', 'Two\n\nThree'])
    const rest = undeliveredIn({ messages: had, awaitsAssistant: false }, failed)
    expect(joined(rest, 'd', 'Four').text).toBe('Two\n\nThree\n\nFour')
    // the server has all of it, though the call has failed
    const kept = messagesOf({ [c]: 'One\n\nTwo\n\nThree' })
    expect(undeliveredIn({ messages: kept, awaitsAssistant: true }, failed)).toBe(null)
  })

  it('should be all that is shown of them', () => {
    expect(all).toMatchObject({ id: c, text: 'One\n\nTwo\n\nThree' })
    expect(joined(null, a, 'One')).toEqual({ id: a, text: 'One' })
  })
})

describe('moveTurn', () => {
  it('should think, speak and come to rest', () => {
    expect(after({ kind: 'sent', pending })).toEqual({ kind: 'thinking', pending })
    expect(after({ kind: 'sent', pending }, received('Good'))).toEqual({ kind: 'speaking', pending, text: 'Good' })
    expect(after({ kind: 'sent', pending }, received('Good'), received(' to know'))).toMatchObject({
      text: 'Good to know',
    })
    expect(after({ kind: 'sent', pending }, received('Good'), { kind: 'answered' })).toEqual(idle)
  })

  it('should show what still comes after Stop was pressed', () => {
    expect(after({ kind: 'sent', pending }, { kind: 'stop-pressed' }, received('Go'))).toEqual({
      kind: 'stopping',
      pending,
      text: 'Go',
    })
  })

  it('should go on where it was when Stop did not work', () => {
    expect(after({ kind: 'sent', pending }, { kind: 'stop-pressed' }, { kind: 'stop-failed' })).toMatchObject({
      kind: 'thinking',
    })
    expect(
      after({ kind: 'sent', pending }, received('Go'), { kind: 'stop-pressed' }, { kind: 'stop-failed' }),
    ).toMatchObject({ kind: 'speaking', text: 'Go' })
  })

  it('should distinguish being stopped before a word from having failed', () => {
    const words = 'Kept.'
    expect(after({ kind: 'sent', pending }, { kind: 'cut-short', words })).toEqual({ kind: 'stopped', pending, words })
    expect(after({ kind: 'sent', pending }, { kind: 'refused', words })).toEqual({ kind: 'failed', pending, words })
  })

  it('should keep what was received when the line drops, with the last piece that comes late', () => {
    expect(after({ kind: 'sent', pending }, received('Go'), { kind: 'disconnected' }, received('od'))).toEqual({
      kind: 'disconnected',
      pending,
      text: 'Good',
    })
  })

  it('should let a message that failed be said again, or another one instead', () => {
    const failed = [
      { kind: 'sent', pending },
      { kind: 'refused', words: 'No.' },
    ] satisfies TurnEvent[]
    expect(after(...failed, { kind: 'sent', pending })).toEqual({ kind: 'thinking', pending })
    expect(after(...failed, { kind: 'sent', pending: other })).toEqual({ kind: 'thinking', pending: other })
  })

  it('should never take a second message while one is on its way', () => {
    fc.assert(
      fc.property(fc.array(happenings), (before) => {
        const turn = after(...before)
        const next = moveTurn(turn, { kind: 'sent', pending: other })
        expect(next).toEqual(isBusy(turn) ? turn : { kind: 'thinking', pending: other })
      }),
    )
  })

  it('should come to rest from anywhere when it is left', () => {
    fc.assert(
      fc.property(fc.array(happenings), (before) => {
        expect(after(...before, { kind: 'left' })).toEqual(idle)
      }),
    )
  })

  it('should not care for news of a turn that is over', () => {
    fc.assert(
      fc.property(happenings, (late) => {
        fc.pre(late.kind !== 'sent')
        expect(moveTurn(idle, late)).toEqual(idle)
      }),
    )
  })
})

// Helpers

const received = (chunk: string): TurnEvent => ({ kind: 'chunk', chunk })

const after = (...happened: readonly TurnEvent[]): Turn => happened.reduce<Turn>(moveTurn, idle)

const happenings: fc.Arbitrary<TurnEvent> = fc.oneof(
  fc.constant<TurnEvent>({ kind: 'sent', pending }),
  fc.string().map(received),
  fc
    .constantFrom('stop-pressed', 'stop-failed', 'disconnected', 'answered', 'left')
    .map((kind) => ({ kind }) as TurnEvent),
  fc.constantFrom('cut-short', 'refused').map((kind) => ({ kind, words: 'No.' }) as TurnEvent),
)
