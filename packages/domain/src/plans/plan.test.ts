import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan } from '../../testing/arbitraries.ts'
import { aBrief, aPlan, NOW, newConversationId, newPlanId, newUserId } from '../../testing/builders.ts'
import type { Result } from '../shared/result.ts'
import {
  awaitsRun,
  beginDrafting,
  failDrafting,
  finishDrafting,
  generationStatus,
  isBeingMade,
  type Plan,
  requestPlan,
  retryDrafting,
} from './plan.ts'

const DRAFT = { isFree: true, title: 'Sourdough', description: 'Bake a loaf.', thread: 'one loaf, again and again' }
const NO_ANSWER = { reason: 'No answer.', at: NOW }
const SUPERSEDED = { ok: false, error: { kind: 'superseded' } }

describe('requestPlan', () => {
  it("should wait for its first run under the learner's own words", () => {
    const plan = requested()
    expect(plan).toMatchObject({ title: 'Learn to bake', description: '', generation: { kind: 'pending', run: 1 } })
    expect(generationStatus(plan)).toBe('PENDING')
  })
})

describe('a plan that is being made', () => {
  it('should become COMPLETE with the title of the draft', () => {
    const generating = must(beginDrafting(requested(), 1))
    expect(generationStatus(generating)).toBe('GENERATING')
    const complete = must(finishDrafting(generating, 1, DRAFT))
    expect(complete).toEqual({ ...generating, ...DRAFT, generation: { kind: 'complete', run: 1 } })
    expect(generationStatus(complete)).toBe('COMPLETE')
  })

  it('should become FAILED with a reason, and PENDING again when it is retried', () => {
    const failed = must(failDrafting(requested(), 1, NO_ANSWER))
    expect(failed.generation).toEqual({ kind: 'failed', run: 1, ...NO_ANSWER })
    expect(generationStatus(failed)).toBe('FAILED')
    expect(must(retryDrafting(failed)).generation).toEqual({ kind: 'pending', run: 2 })
  })

  it('should begin again under the same run: a crashed worker is taken over', () => {
    const generating = must(beginDrafting(requested(), 1))
    expect(beginDrafting(generating, 1)).toEqual({ ok: true, value: generating })
  })

  it('should refuse the late result of an older run', () => {
    const retried = must(retryDrafting(must(failDrafting(requested(), 1, NO_ANSWER))))
    expect(finishDrafting(retried, 1, DRAFT)).toEqual(SUPERSEDED)
    expect(failDrafting(retried, 1, NO_ANSWER)).toEqual(SUPERSEDED)
    expect(beginDrafting(retried, 1)).toEqual(SUPERSEDED)
    expect(finishDrafting(retried, 2, DRAFT).ok).toBe(true)
  })
})

describe('retryDrafting', () => {
  it.each(['pending', 'generating', 'complete'] as const)('should refuse a plan that is %s', (kind) => {
    const plan = aPlan(newUserId(), newConversationId(), { generation: { kind, run: 1 } })
    expect(retryDrafting(plan)).toEqual({ ok: false, error: { kind: 'plan-not-failed' } })
  })
})

describe('any move of any plan', () => {
  it('should be taken exactly when the plan waits for that very run', () => {
    fc.assert(
      fc.property(anyPlan(newUserId(), newConversationId()), fc.integer({ min: -1, max: 1 }), (plan, off) => {
        const run = plan.generation.run + off
        const expected = off === 0 && (plan.generation.kind === 'pending' || plan.generation.kind === 'generating')
        expect(awaitsRun(plan, run)).toBe(expected)
        for (const move of [
          beginDrafting(plan, run),
          finishDrafting(plan, run, DRAFT),
          failDrafting(plan, run, NO_ANSWER),
        ]) {
          expect(move.ok).toBe(expected)
        }
        expect(retryDrafting(plan).ok).toBe(plan.generation.kind === 'failed')
      }),
    )
  })

  it('should never go back to an older run, change a complete plan, or touch what the learner agreed to', () => {
    fc.assert(
      fc.property(fc.array(anyMove()), (moves) => {
        const first = requested()
        let plan = first
        for (const move of moves) {
          const before = plan
          const result = move(plan)
          plan = result.ok ? result.value : plan
          expect(plan.generation.run).toBeGreaterThanOrEqual(before.generation.run)
          if (before.generation.kind === 'complete') expect(plan).toEqual(before)
          if (plan.generation.run > before.generation.run) expect(before.generation.kind).toBe('failed')
          expect(isBeingMade(plan)).toBe(['PENDING', 'GENERATING'].includes(generationStatus(plan)))
          const { title: _title, description: _description, thread: _thread, isFree: _isFree, ...rest } = plan
          const { generation: _generation, ...agreed } = rest
          expect(first).toMatchObject(agreed)
        }
      }),
    )
  })
})

// Helpers

const requested = (): Plan =>
  requestPlan({
    freeChapterUsed: false,
    id: newPlanId(),
    userId: newUserId(),
    conversationId: newConversationId(),
    brief: aBrief({ goal: 'Learn to bake' }),
    createdAt: NOW,
  })

type Move = (plan: Plan) => Result<Plan, unknown>

const anyMove = (): fc.Arbitrary<Move> => {
  const anyRun = fc.integer({ min: 1, max: 4 })
  return fc.oneof(
    anyRun.map(
      (run): Move =>
        (plan) =>
          beginDrafting(plan, run),
    ),
    anyRun.map(
      (run): Move =>
        (plan) =>
          finishDrafting(plan, run, DRAFT),
    ),
    anyRun.map(
      (run): Move =>
        (plan) =>
          failDrafting(plan, run, NO_ANSWER),
    ),
    fc.constant<Move>(retryDrafting),
  )
}

function must(result: Result<Plan, unknown>): Plan {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`)
  return result.value
}
