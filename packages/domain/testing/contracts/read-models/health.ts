import { describe, expect } from 'vitest'
import type { Failure, FailurePage, FailurePlace, Health } from '../../../src/ports/read-models/health.ts'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import { after as laterBy } from '../../../src/shared/duration.ts'
import { aLockedChapter, anOpenChapter, aPlan, aPreparingChapter, awaitingLearner, newPlanId } from '../../builders.ts'
import { aModelCall } from '../../record-builders.ts'
import { keep, seed, seedUser } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'
import { uniqueTime } from '../unique-time.ts'

export function describeHealthReadModels(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: health`, () => {
    it('should count what is being made by its state, and no chapter that is not unlocked', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const before = await adminReadModels.health(uniqueTime())
      const { id, conversation } = await seedTalk(unitOfWork)
      const kinds = ['pending', 'generating', 'generating', 'complete'] as const
      const plans = kinds.map((kind) => aPlan(id, conversation.id, { generation: { kind, run: 1 } }))
      const failed = aPlan(id, conversation.id, { generation: { kind: 'failed', run: 1, reason: 'No answer.' } })
      const chapters = [
        aLockedChapter(failed.id, 1),
        aLockedChapter(failed.id, 2, { attempt: 1, failure: 'No answer.' }),
        aPreparingChapter(failed.id, 3),
        aPreparingChapter(failed.id, 4, { step: 'generating' }),
        anOpenChapter(failed.id, 5),
        anOpenChapter(failed.id, 6),
      ]
      await seed(unitOfWork, { plans: [...plans, failed], chapters })
      const now = await adminReadModels.health(uniqueTime())
      expect(more(before.plans, now.plans)).toEqual({ pending: 1, generating: 2, complete: 1, failed: 1 })
      expect(more(before.chapters, now.chapters)).toEqual({ pending: 1, generating: 1, complete: 2, failed: 1 })
    })

    it('should report how deep each queue is, and since when a user waits', async ({ unitOfWork, adminReadModels }) => {
      const { id: userId } = await seedUser(unitOfWork)
      const queueOf = ({ queue }: Health, kind: string) => queue.find((one) => one.kind === kind)
      const before = await adminReadModels.health(uniqueTime())
      await keep(unitOfWork, async ({ jobs }) => {
        for (const run of [1, 2]) await jobs.enqueue({ kind: 'draft-plan', userId, planId: newPlanId(), run })
      })
      const now = await adminReadModels.health(uniqueTime())
      expect(now.queue.map(({ kind }) => kind)).toEqual(KINDS)
      const [was, is] = [queueOf(before, 'draft-plan'), queueOf(now, 'draft-plan')]
      expect(is).toMatchObject({ waiting: (was?.waiting ?? 0) + 2, running: was?.running })
      expect(is?.oldestWaitingSince).toBeInstanceOf(Date)
      expect(queueOf(now, 'clean-up')).toEqual(queueOf(before, 'clean-up'))
    })

    it('should count how calls ended that began since then, the most frequent outcome first', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const since = uniqueTime()
      const outcomes = ['running', 'model-timeout', 'answered', 'model-timeout', 'answered', 'answered'] as const
      await keep(unitOfWork, async ({ modelCalls }) => {
        await modelCalls.add(aModelCall({ startedAt: laterBy(since, -1), outcome: 'model-rejected' }))
        for (const outcome of outcomes) await modelCalls.add(aModelCall({ startedAt: since, outcome }))
      })
      expect((await adminReadModels.health(since)).calls).toEqual([
        { outcome: 'answered', calls: 3 },
        { outcome: 'model-timeout', calls: 2 },
        { outcome: 'running', calls: 1 },
      ])
    })

    it('should count the faults of answers since then by task, the most frequent first', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const since = uniqueTime()
      const calls = [
        { startedAt: laterBy(since, -1), purpose: 'chapter', faults: ['refusal'] },
        { startedAt: since, purpose: 'chapter', faults: ['too-short', 'refusal'] },
        { startedAt: since, purpose: 'chapter', faults: ['too-short'] },
        { startedAt: since, purpose: 'plan', faults: ['refusal'] },
        { startedAt: since, purpose: 'reply', faults: [] },
      ] as const
      await keep(unitOfWork, async ({ modelCalls }) => {
        for (const call of calls) await modelCalls.add(aModelCall(call))
      })
      expect((await adminReadModels.health(since)).faults).toEqual([
        { purpose: 'chapter', code: 'too-short', calls: 2 },
        { purpose: 'chapter', code: 'refusal', calls: 1 },
        { purpose: 'plan', code: 'refusal', calls: 1 },
      ])
    })
  })

  describe(`${name}: failures`, () => {
    it('should name plan and chapter, learner and reason, and when it failed', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const { id, username, conversation } = await seedTalk(unitOfWork)
      const times = [uniqueTime(), uniqueTime(), uniqueTime()] as const
      const plan = aPlan(id, conversation.id, { title: 'Whole' })
      const failed = aPlan(id, conversation.id, { title: 'Rice', generation: failure('No answer.', times[1]) })
      const free = aLockedChapter(plan.id, 1, {
        attempt: 1,
        failure: { code: 'failed', reason: 'Nothing came.', at: times[0] },
      })
      const paid = aLockedChapter(plan.id, 2, {
        attempt: 1,
        failure: { code: 'failed', reason: 'Cut off.', at: times[2] },
      })
      const fine = [aLockedChapter(plan.id, 3), anOpenChapter(plan.id, 4)]
      await seed(unitOfWork, { plans: [plan, failed], chapters: [free, paid, ...fine] })

      const learner = { learnerId: id, learnerName: username, lastCall: null }
      const chapterOf = ({ id, title, price }: typeof free) =>
        ({ kind: 'chapter', id, title, planTitle: 'Whole', price, ...learner }) as const
      const expected: readonly Failure[] = [
        { ...chapterOf(paid), reason: 'Cut off.', since: times[2] },
        {
          kind: 'plan',
          id: failed.id,
          title: 'Rice',
          planTitle: 'Rice',
          price: 0,
          ...learner,
          reason: 'No answer.',
          since: times[1],
        },
        { ...chapterOf(free), reason: 'Nothing came.', since: times[0] },
      ]
      const { failures } = await adminReadModels.failures({ after: null, limit: 100 })
      expect(failures.filter(({ learnerId }) => learnerId === id)).toEqual(expected)
      expect([paid, free].map(({ price }) => price)).toEqual([10, 0])
    })

    it('should report how the last call about each ended, and take no call about a chapter for one about its plan', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const { id, conversation } = await seedTalk(unitOfWork)
      const at = uniqueTime()
      const plan = aPlan(id, conversation.id, { generation: failure('No answer.', at) })
      const chapter = aLockedChapter(plan.id, 1, { attempt: 1, failure: { code: 'failed', reason: 'Cut off.', at } })
      await seed(unitOfWork, { plans: [plan], chapters: [chapter] })
      const calls = [
        { planId: plan.id, outcome: 'model-rejected', model: 'large', startedAt: laterBy(at, -3) },
        { planId: plan.id, outcome: 'answered', model: 'small', startedAt: laterBy(at, -4) },
        {
          planId: plan.id,
          chapterId: chapter.id,
          outcome: 'model-timeout',
          model: 'small',
          startedAt: laterBy(at, -2),
        },
        {
          planId: plan.id,
          chapterId: chapter.id,
          outcome: 'bad-answer',
          model: 'large',
          faults: ['too-short', 'off-topic'],
          startedAt: laterBy(at, -1),
        },
      ] as const
      await keep(unitOfWork, async ({ modelCalls }) => {
        for (const call of calls) await modelCalls.add(aModelCall(call))
      })
      const { failures } = await adminReadModels.failures({ after: null, limit: 100 })
      const lastCall = (of: string) => failures.find((one) => one.id === of)?.lastCall
      expect(lastCall(plan.id)).toEqual({ outcome: 'model-rejected', model: 'large', faults: [], requestId: null })
      expect(lastCall(chapter.id)).toEqual({
        ...{ outcome: 'bad-answer', model: 'large', faults: ['too-short', 'off-topic'], requestId: null },
      })
    })

    it('should page from the newest to the oldest, though what a page ended with is tried again meanwhile', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const { id, conversation } = await seedTalk(unitOfWork)
      const [older, newest] = [uniqueTime(), uniqueTime()]
      const plans = [older, older, older, newest].map((at) =>
        aPlan(id, conversation.id, { generation: failure('No answer.', at) }),
      )
      await seed(unitOfWork, { plans })
      const seen: string[] = []
      let after: FailurePlace | null = { since: laterBy(newest, 1), id: newPlanId() }
      while (seen.length < 4 && after) {
        const page: FailurePage = await adminReadModels.failures({ after, limit: 1 })
        seen.push(...page.failures.map((one) => one.id))
        const last = plans.find((plan) => plan.id === page.failures[0]?.id)
        if (last) await keep(unitOfWork, (all) => all.plans.save({ ...last, generation: { kind: 'pending', run: 2 } }))
        after = page.next
      }
      const [first, ...rest] = plans.map((plan) => plan.id).toReversed()
      expect(seen).toEqual([first, ...rest.toSorted().toReversed()])
    })
  })
}

// Helpers

const KINDS = [
  'alert-operators',
  'check-links',
  'check-resource',
  'clean-up',
  'draft-plan',
  'find-resources',
  'outline-chapter',
  'prepare-chapter',
  'reconcile-payments',
  'remind-learners',
  'revise-plan',
  'rewrite-chapter',
  'send-mail',
  'unlock-purchased',
  'verify-question',
  'write-chapter',
  'write-check',
  'write-placement',
]

const failure = (reason: string, at: Date) => ({ kind: 'failed', run: 1, reason, at }) as const

async function seedTalk(unitOfWork: UnitOfWork) {
  const user = await seedUser(unitOfWork)
  const conversation = awaitingLearner(user.id)
  await seed(unitOfWork, { conversations: [conversation] })
  return { ...user, conversation }
}

const more = (before: Health['plans'], now: Health['plans']): Health['plans'] => ({
  pending: now.pending - before.pending,
  generating: now.generating - before.generating,
  complete: now.complete - before.complete,
  failed: now.failed - before.failed,
})
