import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Happening, idle, isBusy, moveTurn, type Said, type Turn } from './turn.ts'

const said: Said = { id: '0192f3a0-0000-4000-8000-000000000001', text: 'Two hours a week' }
const other: Said = { id: '0192f3a0-0000-4000-8000-000000000002', text: 'Three' }

describe('moveTurn', () => {
  it('should think, speak and come to rest', () => {
    expect(after({ kind: 'said', said })).toEqual({ kind: 'thinking', said })
    expect(after({ kind: 'said', said }, heard('Good'))).toEqual({ kind: 'speaking', said, text: 'Good' })
    expect(after({ kind: 'said', said }, heard('Good'), heard(' to know'))).toMatchObject({ text: 'Good to know' })
    expect(after({ kind: 'said', said }, heard('Good'), { kind: 'answered' })).toEqual(idle)
  })

  it('should show what still comes after Stop was pressed', () => {
    expect(after({ kind: 'said', said }, { kind: 'stop-pressed' }, heard('Go'))).toEqual({
      kind: 'stopping',
      said,
      text: 'Go',
    })
  })

  it('should go on where it was when Stop did not work', () => {
    expect(after({ kind: 'said', said }, { kind: 'stop-pressed' }, { kind: 'stop-failed' })).toMatchObject({
      kind: 'thinking',
    })
    expect(after({ kind: 'said', said }, heard('Go'), { kind: 'stop-pressed' }, { kind: 'stop-failed' })).toMatchObject(
      { kind: 'speaking', text: 'Go' },
    )
  })

  it('should tell being stopped before a word from having failed', () => {
    const words = 'Kept.'
    expect(after({ kind: 'said', said }, { kind: 'cut-short', words })).toEqual({ kind: 'stopped', said, words })
    expect(after({ kind: 'said', said }, { kind: 'refused', words })).toEqual({ kind: 'failed', said, words })
  })

  it('should keep what was heard when the line drops, with the last piece that comes late', () => {
    expect(after({ kind: 'said', said }, heard('Go'), { kind: 'line-lost' }, heard('od'))).toEqual({
      kind: 'lost',
      said,
      text: 'Good',
    })
  })

  it('should let a message that failed be said again, or another one instead', () => {
    const failed = [
      { kind: 'said', said },
      { kind: 'refused', words: 'No.' },
    ] satisfies Happening[]
    expect(after(...failed, { kind: 'said', said })).toEqual({ kind: 'thinking', said })
    expect(after(...failed, { kind: 'said', said: other })).toEqual({ kind: 'thinking', said: other })
  })

  it('should never take a second message while one is on its way', () => {
    fc.assert(
      fc.property(fc.array(happenings), (before) => {
        const turn = after(...before)
        const next = moveTurn(turn, { kind: 'said', said: other })
        expect(next).toEqual(isBusy(turn) ? turn : { kind: 'thinking', said: other })
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
        fc.pre(late.kind !== 'said')
        expect(moveTurn(idle, late)).toEqual(idle)
      }),
    )
  })
})

// Helpers

const heard = (piece: string): Happening => ({ kind: 'heard', piece })

const after = (...happened: readonly Happening[]): Turn => happened.reduce<Turn>(moveTurn, idle)

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  fc.constant<Happening>({ kind: 'said', said }),
  fc.string().map(heard),
  fc
    .constantFrom('stop-pressed', 'stop-failed', 'line-lost', 'answered', 'left')
    .map((kind) => ({ kind }) as Happening),
  fc.constantFrom('cut-short', 'refused').map((kind) => ({ kind, words: 'No.' }) as Happening),
)
