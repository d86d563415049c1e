import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aCancelledConversation,
  aDeclinedConversation,
  aPlannedConversation,
  aTurn,
  awaitingAssistant,
  awaitingConfirmation,
  awaitingLearner,
  later,
  newConversationId,
  newMessageId,
  newPlanId,
  newUserId,
} from '../../testing/builders.ts'
import { NOTHING_UNDERSTOOD } from '../brief/learn.ts'
import {
  awaitsConfirmation,
  cancel,
  confirm,
  decline,
  initiateConversation,
  isOpen,
  type Reply,
  reply,
  replyTo,
  say,
} from './conversation.ts'
import { MAX_TURNS } from './turn.ts'

const USER = newUserId()
const SAID = aTurn().text
const CLOSED = { ok: false, error: { kind: 'conversation-closed' } }
const SUPERSEDED = { ok: false, error: { kind: 'superseded' } }

describe('initiateConversation', () => {
  it('should begin with the goal, and wait for the assistant', () => {
    const goal = aTurn({ text: 'Bake bread', at: later(1) })
    const id = newConversationId()
    expect(initiateConversation(id, USER, goal)).toEqual({
      kind: 'awaiting-assistant',
      id,
      userId: USER,
      turns: [goal],
      brief: { goal: 'Bake bread', level: null, time: null, focus: null },
      asked: [],
      suggestions: [],
      updatedAt: later(1),
    })
  })
})

describe('say', () => {
  it('should add the message and turn confirmation off', () => {
    const from = awaitingConfirmation(USER)
    const turn = aTurn({ at: later(2) })
    expect(say(from, turn)).toEqual({
      ok: true,
      value: { ...from, kind: 'awaiting-assistant', turns: [...from.turns, turn], updatedAt: later(2) },
    })
  })

  it('should keep a message that was not answered yet', () => {
    const from = awaitingAssistant(USER)
    const turn = aTurn()
    expect(say(from, turn)).toMatchObject({ ok: true, value: { turns: [...from.turns, turn] } })
  })

  it('should refuse a closed conversation', () => {
    expect(say(aCancelledConversation(USER), aTurn())).toEqual(CLOSED)
    expect(say(aPlannedConversation(USER, newPlanId()), aTurn())).toEqual(CLOSED)
  })

  it('should leave room for the reply, and refuse when there is none', () => {
    const turns = Array.from({ length: MAX_TURNS - 2 }, () => aTurn())
    const last = say(awaitingLearner(USER, { turns }), aTurn())
    expect(last.ok && last.value.turns).toHaveLength(MAX_TURNS - 1)
    expect(last.ok && say(last.value, aTurn())).toEqual({ ok: false, error: { kind: 'conversation-full' } })
  })
})

describe('reply', () => {
  const from = awaitingAssistant(USER)
  const last = from.turns.at(-1)?.id ?? newMessageId()

  it('should add the reply, what was learnt and what was asked', () => {
    const understood = { ...NOTHING_UNDERSTOOD, facts: [{ name: 'level', value: 'new', quote: SAID } as const] }
    const answer = aReply({ understood, asks: 'time', suggestions: ['An hour'] })
    expect(reply(from, last, answer)).toEqual({
      ok: true,
      value: {
        ...from,
        kind: 'awaiting-learner',
        turns: [...from.turns, answer.turn],
        brief: { ...from.brief, level: SAID, set: { level: { value: 'new', turns: 1 } } },
        asked: ['time'],
        suggestions: ['An hour'],
        updatedAt: answer.turn.at,
      },
    })
  })

  it('should turn confirmation on when the model says so, or the message does', () => {
    expect(reply(from, last, aReply({ asksToProceed: true }))).toMatchObject({
      value: { kind: 'awaiting-confirmation' },
    })
    const turn = aTurn({ speaker: 'assistant', text: 'Shall I PROCEED?' })
    expect(reply(from, last, aReply({ turn }))).toMatchObject({ value: { kind: 'awaiting-confirmation' } })
    expect(reply(from, last, aReply())).toMatchObject({ value: { kind: 'awaiting-learner' } })
  })

  it('should refuse a reply to a message that was overtaken', () => {
    const stale = say(from, aTurn())
    expect(stale.ok && reply(stale.value, last, aReply())).toEqual(SUPERSEDED)
  })

  it('should refuse a second reply, and any reply to a closed conversation', () => {
    const answered = reply(from, last, aReply())
    expect(answered.ok && reply(answered.value, last, aReply())).toEqual(SUPERSEDED)
    expect(reply(aCancelledConversation(USER, { turns: from.turns }), last, aReply())).toEqual(SUPERSEDED)
  })

  it('should note each time that something is asked', () => {
    const again = { ...from, asked: ['goal', 'time'] as const }
    expect(reply(again, last, aReply({ asks: 'time' }))).toMatchObject({ value: { asked: ['goal', 'time', 'time'] } })
  })
})

describe('confirm', () => {
  const planId = newPlanId()

  it('should lead to a plan when the assistant asked for a yes', () => {
    const from = awaitingConfirmation(USER)
    expect(confirm(from, () => planId, later(3))).toEqual({
      ok: true,
      value: { ...from, kind: 'planned', planId, updatedAt: later(3) },
    })
  })

  it('should lead to the same plan again', () => {
    const planned = aPlannedConversation(USER, planId)
    expect(confirm(planned, newPlanId, later(9))).toEqual({ ok: true, value: planned })
  })

  it('should refuse a yes that was not asked for', () => {
    const refused = { ok: false, error: { kind: 'confirmation-not-asked' } }
    expect(confirm(awaitingLearner(USER), newPlanId, later(0))).toEqual(refused)
    expect(confirm(awaitingAssistant(USER), newPlanId, later(0))).toEqual(refused)
  })

  it('should refuse a cancelled conversation', () => {
    expect(confirm(aCancelledConversation(USER), newPlanId, later(0))).toEqual(CLOSED)
  })
})

describe('cancel', () => {
  it('should close an open conversation, and change nothing the second time', () => {
    for (const from of [awaitingAssistant(USER), awaitingConfirmation(USER)]) {
      const cancelled = cancel(from, later(4))
      expect(cancelled).toMatchObject({
        ok: true,
        value: { kind: 'cancelled', turns: from.turns, updatedAt: later(4) },
      })
      if (cancelled.ok) expect(cancel(cancelled.value, later(5))).toEqual(cancelled)
    }
  })

  it('should refuse once a plan exists', () => {
    expect(cancel(aPlannedConversation(USER, newPlanId()), later(0))).toEqual(CLOSED)
  })
})

describe('decline', () => {
  it('should end an open conversation with the answer, and keep what was said', () => {
    for (const from of [awaitingAssistant(USER), awaitingConfirmation(USER)]) {
      const answer = aTurn({ speaker: 'assistant', at: later(4) })
      const ended = decline(from, 'crisis', answer)
      expect(ended).toMatchObject({ kind: 'declined', reason: 'crisis', updatedAt: later(4) })
      expect(ended.turns).toEqual([...from.turns, answer])
    }
  })

  it('should leave nothing to be said, answered or confirmed, and nothing to cancel', () => {
    const from = aDeclinedConversation(USER)
    const declined = { ok: false, error: { kind: 'conversation-declined' } }
    expect(say(from, aTurn())).toEqual(declined)
    expect(confirm(from, newPlanId, later(0))).toEqual(declined)
    expect(cancel(from, later(0))).toEqual({ ok: true, value: from })
  })
})

describe('isOpen and awaitsConfirmation', () => {
  it.each([
    ['awaiting-assistant', awaitingAssistant(USER), true, false],
    ['awaiting-learner', awaitingLearner(USER), true, false],
    ['awaiting-confirmation', awaitingConfirmation(USER), true, true],
    ['planned', aPlannedConversation(USER, newPlanId()), false, false],
    ['cancelled', aCancelledConversation(USER), false, false],
    ['declined', aDeclinedConversation(USER), false, false],
  ] as const)('should report a conversation that is %s', (_state, conversation, open, confirmation) => {
    expect(isOpen(conversation)).toBe(open)
    expect(awaitsConfirmation(conversation)).toBe(confirmation)
  })
})

describe('replyTo', () => {
  it('should find the first reply after a message, if it was answered', () => {
    const [first, second, unanswered] = [aTurn(), aTurn(), aTurn()]
    const [answer, later] = [aTurn({ speaker: 'assistant' }), aTurn({ speaker: 'assistant' })]
    const conversation = awaitingAssistant(USER, { turns: [first, second, answer, later, unanswered] })
    expect(replyTo(conversation, first.id)).toEqual(answer)
    expect(replyTo(conversation, second.id)).toEqual(answer)
    expect(replyTo(conversation, unanswered.id)).toBeUndefined()
    expect(replyTo(conversation, newMessageId())).toBeUndefined()
  })

  it('should answer every message that has a reply behind it, and no other', () => {
    const anyTurns = fc.array(fc.constantFrom('learner', 'assistant').map((speaker) => () => aTurn({ speaker })))
    fc.assert(
      fc.property(anyTurns, (build) => {
        const turns = build.map((turn) => turn())
        const lastReply = turns.findLastIndex(({ speaker }) => speaker === 'assistant')
        for (const [index, { id }] of turns.entries()) {
          const found = replyTo(awaitingAssistant(USER, { turns }), id)
          expect(found !== undefined).toBe(index < lastReply)
          if (found) expect(turns.indexOf(found)).toBeGreaterThan(index)
        }
      }),
    )
  })
})

// Helpers

const aReply = (changes: Partial<Reply> = {}): Reply => ({
  turn: aTurn({ speaker: 'assistant', text: 'How much time do you have?', at: later(7) }),
  understood: NOTHING_UNDERSTOOD,
  asks: null,
  asksToProceed: false,
  suggestions: [],
  ...changes,
})
