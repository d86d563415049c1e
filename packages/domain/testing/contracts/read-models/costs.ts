import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { capture } from '../../../src/credits/wallet.ts'
import type { Cost } from '../../../src/ports/read-models/health.ts'
import { DAY, HOUR, after as laterBy } from '../../../src/shared/duration.ts'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  awaitingLearner,
  later,
  newChapterId,
  newUserId,
} from '../../builders.ts'
import { aPaidPurchase } from '../../purchase-builders.ts'
import { aModelCall } from '../../record-builders.ts'
import { keep, seed, seedUser } from '../../seed.ts'
import { seedPurchase, seedUnlock } from '../../seed-movements.ts'
import { itOn } from '../it-on.ts'
import { FEW, type OpenStorage, type StorageFactory } from '../storage.ts'
import { uniqueTime } from '../unique-time.ts'

export function describeCosts(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: costs`, () => {
    it('should report each day, by UTC, what calls cost and what credits were earned and bought', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const from = uniqueTime()
      const [second, end] = [laterBy(from, DAY), laterBy(from, 3 * DAY)]
      const user = await seedUser(unitOfWork, 50)
      const chapters = [newChapterId(), newChapterId(), newChapterId()].map((id) => ({ ...aLocked(), id }))
      for (const [index, at] of [laterBy(second, -1), second, end].entries()) {
        await seedUnlock(unitOfWork, user.id, chapters[index] ?? aLocked(), { settle: capture, at })
        const purchase = aPaidPurchase(user.id)
        await seed(unitOfWork, { purchases: [purchase] })
        await seedPurchase(unitOfWork, purchase, at)
      }
      await call({ unitOfWork }, { startedAt: from, cost: 1 }, { startedAt: laterBy(second, -1), cost: 2 })
      await call({ unitOfWork }, { startedAt: second, cost: 4 }, { startedAt: second, cost: null })
      await call({ unitOfWork }, { startedAt: laterBy(from, -1), cost: 8 }, { startedAt: end, cost: 16 })

      const { days, callsWithoutPrice } = await adminReadModels.costs({ from, days: 3, most: 5 })
      expect(days).toEqual([
        { day: from, calls: 2, cost: 3, creditsEarned: 10, creditsBought: 100 },
        { day: second, calls: 2, cost: 4, creditsEarned: 10, creditsBought: 100 },
        { day: laterBy(second, DAY), calls: 0, cost: 0, creditsEarned: 0, creditsBought: 0 },
      ])
      expect(callsWithoutPrice).toBe(1)
    })

    it('should name the users who cost most, beside what they paid meanwhile', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const from = uniqueTime()
      const [cheap, dear] = [await seedUser(unitOfWork, 50), await seedUser(unitOfWork, 50)]
      const [gone, other] = [newUserId(), newUserId()]
      await seedUnlock(unitOfWork, dear.id, aLocked(), { settle: capture, at: later(0) })
      await seedUnlock(unitOfWork, dear.id, aLocked(), { settle: capture, at: laterBy(from, HOUR) })
      await seedUnlock(unitOfWork, dear.id, aLocked(), { settle: null, at: laterBy(from, HOUR) })
      const [mine, theirs] = [
        { startedAt: from, userId: dear.id },
        { startedAt: from, userId: cheap.id },
      ]
      await call({ unitOfWork }, { ...mine, cost: 3 }, { ...mine, cost: 9 }, { ...theirs, cost: 2 })
      await call({ unitOfWork }, { startedAt: from, userId: gone, cost: 5 }, { ...theirs, cost: null })
      await call({ unitOfWork }, { startedAt: from, userId: other, cost: 1 })
      // an operator's
      await call({ unitOfWork }, { startedAt: from, userId: null, cost: 20 })
      const { days, users } = await adminReadModels.costs({ from, days: 1, most: 3 })
      expect(days).toMatchObject([{ calls: 7, cost: 40 }])
      expect(users).toEqual([
        { userId: dear.id, username: dear.username, calls: 2, cost: 12, creditsPaid: 10 },
        { userId: gone, username: null, calls: 1, cost: 5, creditsPaid: 0 },
        { userId: cheap.id, username: cheap.username, calls: 2, cost: 2, creditsPaid: 0 },
      ])
    })

    it('should name the chapters that cost most, and what one that is COMPLETE costs', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const from = uniqueTime()
      expect((await adminReadModels.costs({ from, days: 1, most: 3 })).averageChapterCost).toBeNull()
      const user = await seedUser(unitOfWork, 50)
      const conversation = awaitingLearner(user.id)
      const plan = aPlan(user.id, conversation.id)
      const [free, paid] = [anOpenChapter(plan.id, 1), anOpenChapter(plan.id, 2)]
      const [failed, unpriced] = [aLockedChapter(plan.id, 3, { failure: 'No.', attempt: 1 }), anOpenChapter(plan.id, 4)]
      await seed(unitOfWork, {
        conversations: [conversation],
        plans: [plan],
        chapters: [free, paid, failed, unpriced],
      })
      await seedUnlock(unitOfWork, user.id, paid, { settle: capture })
      const gone = newChapterId()
      const about = (chapterId: typeof gone) => ({ startedAt: from, planId: plan.id, chapterId })
      await call({ unitOfWork }, { ...about(free.id), cost: 4 }, { startedAt: from, planId: plan.id, cost: 100 })
      await call({ unitOfWork }, { ...about(paid.id), cost: 2 }, { ...about(paid.id), cost: 7 })
      await call({ unitOfWork }, { ...about(failed.id), cost: 20 }, { ...about(gone), cost: 30 })
      await call(
        { unitOfWork },
        { ...about(unpriced.id), cost: null },
        { ...about(free.id), startedAt: laterBy(from, -1) },
      )

      const { chapters, averageChapterCost } = await adminReadModels.costs({ from, days: 1, most: 4 })
      const whose = { planTitle: plan.title, learnerId: user.id, learnerName: user.username }
      const unknown = { title: null, planTitle: null, learnerId: null, learnerName: null }
      expect(chapters).toEqual([
        { chapterId: gone, ...unknown, calls: 1, cost: 30, creditsPaid: 0 },
        { chapterId: failed.id, title: failed.title, ...whose, calls: 1, cost: 20, creditsPaid: 0 },
        { chapterId: paid.id, title: paid.title, ...whose, calls: 2, cost: 9, creditsPaid: 10 },
        { chapterId: free.id, title: free.title, ...whose, calls: 1, cost: 4, creditsPaid: 0 },
      ])
      expect(averageChapterCost).toBe(6.5)
    })

    it('should sum up the calls of each version of a task, and how many of its answers were unfit', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const from = uniqueTime()
      const made = { startedAt: from, purpose: 'section', version: 2, cost: 5 } as const
      const counted = { inputTokens: 100, outputTokens: 10 }
      await call(
        { unitOfWork },
        { ...made, ...counted, outcome: 'answered' },
        { ...made, outcome: 'answered', faults: ['too-short'] },
        { ...made, ...counted, outcome: 'bad-answer' },
        { ...made, outcome: 'model-timeout' },
        { ...made, version: 1, cost: 1, outcome: 'answered' },
        { ...made, version: null, cost: 1, outcome: 'model-stopped', faults: ['refusal'] },
        { ...made, purpose: 'plan', version: 1, cost: null },
        { ...made, startedAt: laterBy(from, DAY) },
      )
      const { tasks } = await adminReadModels.costs({ from, days: 1, most: 1 })
      const unknown = { inputTokens: null, outputTokens: null }
      expect(tasks).toEqual([
        {
          ...{ purpose: 'section', version: 2, calls: 4, cost: 20, inputTokens: 200, outputTokens: 20 },
          ...{ answers: 3, unfit: 2 },
        },
        { purpose: 'section', version: 1, calls: 1, cost: 1, ...unknown, answers: 1, unfit: 0 },
        { purpose: 'section', version: null, calls: 1, cost: 1, ...unknown, answers: 1, unfit: 1 },
        { purpose: 'plan', version: 1, calls: 1, cost: 0, ...unknown, answers: 0, unfit: 0 },
      ])
    })

    it('should come to the same sums by task as by day', async ({ unitOfWork, adminReadModels }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyCall(), { maxLength: 12 }), async (calls) => {
          const from = uniqueTime()
          await call(
            { unitOfWork },
            ...calls.map(({ hour, ...made }) => ({ ...made, startedAt: laterBy(from, hour * HOUR) })),
          )
          const { days, tasks } = await adminReadModels.costs({ from, days: 3, most: 1 })
          expect(total(tasks)).toEqual(total(days))
          expect(total(tasks).calls).toBe(calls.length)
          for (const { calls, answers, unfit } of tasks) {
            expect(unfit).toBeLessThanOrEqual(answers)
            expect(answers).toBeLessThanOrEqual(calls)
          }
        }),
        FEW,
      )
    })
  })
}

// Helpers

const total = (sums: readonly Cost[]): Cost => ({
  calls: sums.reduce((sum, { calls }) => sum + calls, 0),
  cost: sums.reduce((sum, { cost }) => sum + cost, 0),
})

const anyCall = () =>
  fc.record({
    hour: fc.integer({ min: 0, max: 71 }),
    purpose: fc.constantFrom('reply', 'plan', 'section', 'solve'),
    version: fc.constantFrom(null, 1, 2),
    outcome: fc.constantFrom('running', 'answered', 'bad-answer', 'model-stopped', 'model-timeout'),
    faults: fc.constantFrom([], ['too-short'], ['too-short', 'refusal']),
    cost: fc.option(fc.nat(), { nil: null }),
  })

/** A chapter that only the ledger knows. */
const aLocked = () => aLockedChapter(aPlan(newUserId(), awaitingLearner(newUserId()).id).id, 2)

const call = (
  { unitOfWork }: Pick<OpenStorage, 'unitOfWork'>,
  ...calls: readonly Parameters<typeof aModelCall>[0][]
): Promise<void> =>
  keep(unitOfWork, async ({ modelCalls }) => {
    for (const changes of calls) await modelCalls.add(aModelCall(changes))
  })
