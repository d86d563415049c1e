import { describe, expect } from 'vitest'
import { DAY, after as laterBy } from '../../../src/shared/duration.ts'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aRegisteredUser,
  aVerifiedUser,
  awaitingLearner,
} from '../../builders.ts'
import { aPaidPurchase } from '../../purchase-builders.ts'
import { keep, seed } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'
import { uniqueTime } from '../unique-time.ts'

export function describeFunnel(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: funnel`, () => {
    it('should follow those who signed up on each day, the newest first, without admins', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const day = uniqueTime()
      const at = (milliseconds: number) => ({ createdAt: laterBy(day, milliseconds) })
      const [talks, plans, unlocks, buys] = [at(0), at(1), at(2), at(DAY - 1)].map((when) => aVerifiedUser(when))
      if (!talks || !plans || !unlocks || !buys) throw new Error('no users')
      const outside = [aVerifiedUser(at(-1)), aVerifiedUser(at(DAY))]
      await keep(unitOfWork, async ({ users, purchases }) => {
        const others = [aRegisteredUser(at(5)), aVerifiedUser({ ...at(5), role: 'admin' }), ...outside]
        for (const user of [talks, plans, unlocks, buys, ...others]) await users.add(user)
        for (let count = 0; count < 2; count += 1) await purchases.add(aPaidPurchase(buys.id))
      })
      const conversations = [talks, plans, unlocks, buys].map(({ id }) => awaitingLearner(id))
      const [failed, ...made] = conversations.map(({ id, userId }, index) =>
        aPlan(userId, id, index === 0 ? { generation: { kind: 'failed', run: 1, reason: 'No answer.' } } : {}),
      )
      const [locked, ...opened] = made
      if (!failed || !locked) throw new Error('no plans')
      const chapters = [aLockedChapter(locked.id, 1), ...opened.map(({ id }) => anOpenChapter(id, 1))]
      await seed(unitOfWork, { conversations, plans: [failed, ...made], chapters })
      const days = await adminReadModels.funnel({ from: laterBy(day, -DAY), to: laterBy(day, 2 * DAY) })
      expect(days.map(({ views: _, ...counts }) => counts)).toEqual([
        { day: laterBy(day, DAY), ...NONE, signUps: 1, verified: 1 },
        { day, signUps: 5, verified: 4, conversations: 4, plans: 3, unlocks: 2, purchases: 1 },
        { day: laterBy(day, -DAY), ...NONE, signUps: 1, verified: 1 },
      ])
    })

    it('should have a row for a day on which no one came', async ({ adminReadModels }) => {
      const day = uniqueTime()
      const [found, ...others] = await adminReadModels.funnel({ from: day, to: laterBy(day, DAY) })
      expect(found).toEqual({ day, views: 0, ...NONE })
      expect(others).toEqual([])
    })
  })
}

// Helpers

const NONE = { signUps: 0, verified: 0, conversations: 0, plans: 0, unlocks: 0, purchases: 0 }
