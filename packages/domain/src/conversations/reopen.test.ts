import { describe, expect, it } from 'vitest'
import {
  aCancelledConversation,
  aPlannedConversation,
  aTurn,
  later,
  NOW,
  newPlanId,
  newUserId,
} from '../../testing/builders.ts'
import { TOPICS } from '../brief/brief.ts'
import { reopen, returnToPlan } from './conversation.ts'
import type { Turn } from './turn.ts'

const USER = newUserId()

describe('reopen and returnToPlan', () => {
  it('should go on where the talk ended, and go back to the plan', () => {
    const planned = aPlannedConversation(USER, newPlanId())
    const reopened = reopen(planned, later(3))
    const { planId, ...rest } = planned
    const open = { ...rest, kind: 'awaiting-learner', asked: TOPICS, updatedAt: later(3) }
    expect(reopened).toEqual({ ok: true, value: open })
    if (!reopened.ok) return
    expect(reopen(reopened.value, later(4))).toEqual(reopened)
    expect(returnToPlan(reopened.value, planId, NOW)).toEqual({ ...planned, asked: TOPICS, updatedAt: NOW })
  })

  it('should take back that it was cancelled, on the side whose turn it was', () => {
    const { kind: _, ...cancelled } = aCancelledConversation(USER)
    const learner = aTurn({ text: 'Chess' })
    const summary = aTurn({ speaker: 'assistant', text: 'Here is a summary. Shall I proceed?' })
    const question = aTurn({ speaker: 'assistant', text: 'How much time do you have?' })
    const reopened = (...turns: Turn[]) => reopen({ ...cancelled, kind: 'cancelled', turns }, later(3))
    expect(reopened(learner)).toMatchObject({ value: { kind: 'awaiting-assistant', updatedAt: later(3) } })
    expect(reopened(learner, question)).toMatchObject({ value: { kind: 'awaiting-learner' } })
    expect(reopened(learner, summary)).toMatchObject({ value: { kind: 'awaiting-confirmation' } })
  })
})
