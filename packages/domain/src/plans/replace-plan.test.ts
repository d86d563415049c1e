import { describe, expect, it } from 'vitest'
import {
  aBrief,
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aPreparingChapter,
  later,
  newConversationId,
  newPlanId,
  newUserId,
} from '../../testing/builders.ts'
import { isReplaceable, outlineOf, replacePlan } from './outline.ts'
import { awaitsRun, finishDrafting } from './plan.ts'

const PLAN = newPlanId()
const BRIEF = aBrief({ goal: 'Bake rye bread' })
const plan = aPlan(newUserId(), newConversationId(), {
  id: PLAN,
  generation: { kind: 'complete', run: 3 },
  archivedAt: later(1),
})
const outline = [aLockedChapter(PLAN, 1, { failure: 'No answer.' }), aLockedChapter(PLAN, 2)]

describe('isReplaceable', () => {
  it.each([
    ['has no chapters yet', [], true],
    ['is locked all along', outline, true],
    ['is being written', [aPreparingChapter(PLAN, 1), aLockedChapter(PLAN, 2)], false],
    ['is open', [anOpenChapter(PLAN, 1), aLockedChapter(PLAN, 2)], false],
  ])('should judge a plan that %s', (_what, chapters, isIt) => expect(isReplaceable(chapters)).toBe(isIt))
})

describe('replacePlan', () => {
  it('should ask for it anew under the same id, and keep its outline', () => {
    const replaced = replacePlan(plan, outline, BRIEF, later(5))
    if (!replaced.ok) throw new Error(replaced.error.kind)
    expect(replaced.value.plan).toEqual({
      ...plan,
      brief: BRIEF,
      title: 'Bake rye bread',
      description: '',
      generation: { kind: 'pending', run: 4 },
      createdAt: later(5),
      edits: 1,
      archivedAt: null,
    })
    expect(replaced.value.version).toEqual({
      run: 3,
      edit: 0,
      title: plan.title,
      description: plan.description,
      thread: plan.thread,
      brief: plan.brief,
      chapters: outlineOf(plan, outline).chapters,
      replacedAt: later(5),
    })
  })

  it.each([
    { kind: 'pending', run: 3 } as const,
    { kind: 'generating', run: 3 } as const,
    { kind: 'failed', run: 3, reason: 'No answer.', at: later(1) } as const,
  ])('should keep no outline of a plan that is $kind, and refuse the result of its run', (generation) => {
    const replaced = replacePlan({ ...plan, generation }, [], BRIEF, later(5))
    if (!replaced.ok) throw new Error(replaced.error.kind)
    expect(replaced.value.version).toBe(null)
    expect(awaitsRun(replaced.value.plan, 4)).toBe(true)
    const late = finishDrafting(replaced.value.plan, 3, { title: 'Old', description: '', thread: '', isFree: false })
    expect(late).toEqual({ ok: false, error: { kind: 'superseded' } })
  })

  it('should leave a plan alone of which something was unlocked', () => {
    const refused = { ok: false, error: { kind: 'chapter-unlocked' } }
    expect(replacePlan(plan, [anOpenChapter(PLAN, 1)], BRIEF, later(5))).toEqual(refused)
  })
})
