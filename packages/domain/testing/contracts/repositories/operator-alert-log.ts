import { describe, expect } from 'vitest'
import type { Repositories } from '../../../src/ports/repositories.ts'
import { after as laterBy } from '../../../src/shared/duration.ts'
import { aLockedChapter, aPlan, awaitingLearner, newPlanId } from '../../builders.ts'
import { keep, seed, seedUser, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'
import { uniqueTime } from '../unique-time.ts'

export function describeOperatorAlertLog(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: alerts to operators`, () => {
    it('should know when each kind was sent last, and forget what was undone', async ({ unitOfWork }) => {
      const at = uniqueTime()
      await keep(unitOfWork, async ({ operatorAlerts }) => {
        await operatorAlerts.saveSent('queue-waiting', at)
        await operatorAlerts.saveSent('work-failed', at)
        await operatorAlerts.saveSent('work-failed', laterBy(at, 1))
      })
      await undo(unitOfWork, ({ operatorAlerts }) => operatorAlerts.saveSent('queue-waiting', laterBy(at, 2)))
      const sent = await keep(unitOfWork, ({ operatorAlerts }) => operatorAlerts.sent())
      expect(sent.get('queue-waiting')).toEqual(at)
      expect(sent.get('work-failed')).toEqual(laterBy(at, 1))
    })

    it('should let one decide at a time, who has locked the active admins', async ({ unitOfWork }) => {
      const at = uniqueTime()
      const decide = async ({ users, operatorAlerts }: Repositories): Promise<boolean> => {
        await users.lockActiveAdmins()
        const last = (await operatorAlerts.sent()).get('budget-spent')
        if (last?.getTime() === at.getTime()) return false
        await operatorAlerts.saveSent('budget-spent', at)
        return true
      }
      const decided = await Promise.all(Array.from({ length: 20 }, () => keep(unitOfWork, decide)))
      expect(decided.filter(Boolean)).toHaveLength(1)
    })

    it('should count what failed since then, and know the last of it', async ({ unitOfWork, adminReadModels }) => {
      const { id: userId } = await seedUser(unitOfWork)
      const conversation = awaitingLearner(userId)
      const at = uniqueTime()
      // suites that share a database let something fail later, too
      const before = await adminReadModels.failedSince(at)
      const failedAt = (milliseconds: number) =>
        ({ code: 'failed', reason: 'No.', at: laterBy(at, milliseconds) }) as const
      const plans = [-1, 0].map((milliseconds) =>
        aPlan(userId, conversation.id, { generation: { kind: 'failed', run: 1, ...failedAt(milliseconds) } }),
      )
      const chapters = plans.flatMap(({ id }) => [
        aLockedChapter(id, 1),
        aLockedChapter(id, 2, { attempt: 1, failure: failedAt(2) }),
      ])
      await seed(unitOfWork, { conversations: [conversation], plans, chapters })
      await keep(unitOfWork, async ({ mailLog }) => {
        for (const state of ['failed', 'sent', 'retrying'] as const) {
          await mailLog.record({ id: newPlanId(), userId, mail: 'receipt', state, at: laterBy(at, 1) })
        }
      })
      const now = await adminReadModels.failedSince(at)
      expect(now.plans - before.plans).toBe(1)
      expect(now.chapters - before.chapters).toBe(2)
      expect(now.mails - before.mails).toBe(1)
      expect(now.latest).toEqual(before.latest ?? laterBy(at, 2))
    })
  })
}
