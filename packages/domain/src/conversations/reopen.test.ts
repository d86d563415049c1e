import { describe, expect, it } from 'vitest'
import {
  aCancelledConversation,
  aPlannedConversation,
  later,
  NOW,
  newPlanId,
  newUserId,
} from '../../testing/builders.ts'
import { TOPICS } from './brief.ts'
import { reopen, returnToPlan } from './conversation.ts'

const USER = newUserId()

describe('reopen and returnToPlan', () => {
  it('should go on where the talk ended, and go back to the plan', () => {
    const planned = aPlannedConversation(USER, newPlanId())
    const reopened = reopen(planned, later(3))
    const { planId, ...rest } = planned
    const open = { ...rest, kind: 'awaiting-learner', confirmation: false, asked: TOPICS, updatedAt: later(3) }
    expect(reopened).toEqual({ ok: true, value: open })
    if (!reopened.ok) return
    expect(reopen(reopened.value, later(4))).toEqual(reopened)
    expect(returnToPlan(reopened.value, planId, NOW)).toEqual({ ...planned, asked: TOPICS, updatedAt: NOW })
  })

  it('should not open what was cancelled', () => {
    const refused = { ok: false, error: { kind: 'conversation-closed' } }
    expect(reopen(aCancelledConversation(USER), later(3))).toEqual(refused)
  })
})
