import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTurn, later, newConversationId, newMessageId, newPlanId, newUserId } from '../../testing/builders.ts'
import { isKnown, openTopics, TOPICS, type Topic } from '../brief/brief.ts'
import { NOTHING_UNDERSTOOD } from '../brief/learn.ts'
import type { Result } from '../shared/result.ts'
import {
  awaitsConfirmation,
  type Conversation,
  cancel,
  confirm,
  initiateConversation,
  isOpen,
  reply,
  replyTo,
  say,
} from './conversation.ts'
import { MAX_TURNS, type Turn } from './turn.ts'

describe('any sequence of conversation moves', () => {
  it('should keep every turn in order, and add one only where it says so', () => {
    walk((before, after, added) => {
      expect(isSame(after.turns, [...before.turns, ...added])).toBe(true)
      expect(after.turns.length).toBeLessThanOrEqual(MAX_TURNS)
      expect(after.turns[0]?.speaker).toBe('learner')
      expect([after.id, after.userId]).toEqual([before.id, before.userId])
    })
  })

  it('should reach only states that mean something', () => {
    walk((_before, after) => {
      const last = after.turns.at(-1)?.speaker
      if (after.kind === 'awaiting-assistant') expect(last).toBe('learner')
      if (after.kind === 'awaiting-learner' || after.kind === 'planned') expect(last).toBe('assistant')
      expect(Object.keys(after).sort()).toEqual([...KEYS, ...(OWN_KEYS[after.kind] ?? [])].sort())
    })
  })

  it('should never leave a closed state, and keep its plan', () => {
    walk((before, after) => {
      if (!isOpen(before)) expect(after).toEqual(before)
    })
  })

  it('should make a plan exactly from a yes that was asked for', () => {
    walk((before, after, _added, move) => {
      const becomesPlanned = after.kind === 'planned' && before.kind !== 'planned'
      expect(becomesPlanned).toBe(move.kind === 'confirm' && awaitsConfirmation(before))
    })
  })

  it('should never take back what was asked, nor what is known', () => {
    const asked: (Topic | 'goal')[] = []
    walk((before, after) => {
      expect(after.asked.slice(0, before.asked.length)).toEqual(before.asked)
      asked.push(...after.asked.slice(before.asked.length))
      for (const topic of openTopics(after.brief, after.asked)) expect(after.asked).not.toContain(topic)
      for (const topic of TOPICS) if (isKnown(before.brief, topic)) expect(isKnown(after.brief, topic)).toBe(true)
    })
    expect(new Set(asked).size).toBe(TOPICS.length)
  })

  it('should give a resent message the reply that it got, for ever', () => {
    walk((before, after) => {
      for (const { id } of before.turns) {
        const found = replyTo(before, id)
        if (found) expect(replyTo(after, id)).toBe(found)
      }
    })
  })
})

// Helpers

type Move =
  | { readonly kind: 'say' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' }
  | {
      readonly kind: 'reply'
      readonly late: boolean
      readonly asks: Topic | null
      readonly proceed: boolean
      readonly level: string
    }

const KEYS = ['asked', 'brief', 'id', 'kind', 'suggestions', 'turns', 'updatedAt', 'userId']
const OWN_KEYS: Readonly<Partial<Record<Conversation['kind'], readonly string[]>>> = {
  planned: ['planId'],
}

/** Closing moves are rare, so that most walks are long. */
const anyMove = (): fc.Arbitrary<Move> =>
  fc.oneof(
    { weight: 60, arbitrary: fc.record({ kind: fc.constant('say') }) },
    {
      weight: 90,
      arbitrary: fc.record({
        kind: fc.constant('reply'),
        late: fc.constantFrom(false, false, false, true),
        asks: fc.option(fc.constantFrom(...TOPICS)),
        proceed: fc.boolean(),
        level: fc.string(),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom({ kind: 'confirm' } as const, { kind: 'cancel' } as const) },
  )

const isSame = (turns: readonly Turn[], expected: readonly Turn[]): boolean =>
  turns.length === expected.length && turns.every((turn, index) => turn === expected[index])

type Check = (before: Conversation, after: Conversation, added: readonly Turn[], move: Move) => void

/** Goes any way from a new conversation, and checks each step. A refused move leaves everything as it was. */
function walk(check: Check): void {
  fc.assert(
    fc.property(fc.array(anyMove(), { maxLength: 200, size: 'max' }), (moves) => {
      let current: Conversation = initiateConversation(newConversationId(), newUserId(), aTurn())
      for (const move of moves) {
        const turn = aTurn({ speaker: move.kind === 'reply' ? 'assistant' : 'learner', text: 'Well?', at: later(1) })
        const result = apply(current, move, turn)
        const after: Conversation = result.ok ? result.value : current
        check(current, after, result.ok && (move.kind === 'say' || move.kind === 'reply') ? [turn] : [], move)
        current = after
      }
    }),
    // Shrinking a walk of 200 steps may take long, and a failing test must end as well.
    { numRuns: 40, interruptAfterTimeLimit: 60_000 },
  )
}

function apply(from: Conversation, move: Move, turn: Turn): Result<Conversation, unknown> {
  if (move.kind === 'say') return say(from, turn)
  if (move.kind === 'confirm') return confirm(from, newPlanId, later(2))
  if (move.kind === 'cancel') return cancel(from, later(2))
  const answers = (move.late ? from.turns.at(-2)?.id : from.turns.at(-1)?.id) ?? newMessageId()
  const facts = [{ name: 'level', value: 'some', quote: move.level }] as const
  const understood = { ...NOTHING_UNDERSTOOD, facts, answers: move.asks }
  return reply(from, answers, { turn, understood, asks: move.asks, asksToProceed: move.proceed, suggestions: [] })
}
