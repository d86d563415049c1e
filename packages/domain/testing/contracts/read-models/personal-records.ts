import { describe, expect } from 'vitest'
import { later, newChapterId, newPlanId } from '../../builders.ts'
import { aModelCall, anAuditEntry } from '../../record-builders.ts'
import { keep, seedUser } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

/** What the product noted about a user by itself, as the user gets it. */
export function describePersonalRecords(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: records in personal data`, () => {
    it('should report what was done to the account, in the order in which it was, and not by whom', async ({
      unitOfWork,
      readModels,
    }) => {
      const [user, admin] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const actor = { kind: 'admin', id: admin.id } as const
      const chapterId = newChapterId()
      const entries = [
        anAuditEntry(user.id, { actor, reason: 'A wish, “as told”', at: later(2) }),
        anAuditEntry(user.id, { act: { kind: 'chapter-requeued', chapterId }, at: later(1) }),
      ]
      await keep(unitOfWork, async ({ auditLog }) => {
        for (const entry of [...entries, anAuditEntry(admin.id)]) await auditLog.add(entry)
      })
      const found = await readModels.personalData(user.id)
      expect(found?.acts).toEqual(entries.map(({ act, reason, at }) => ({ act, reason, at })))
      expect(JSON.stringify(found)).not.toContain(admin.id)
    })

    it('should report when a model was asked for the user, oldest first, and not for others', async ({
      unitOfWork,
      readModels,
    }) => {
      const [user, other] = [await seedUser(unitOfWork), await seedUser(unitOfWork)]
      const running = aModelCall({ userId: user.id, planId: newPlanId(), purpose: 'plan' })
      const about = { userId: user.id, startedAt: later(-1), cost: 700 }
      const said = { inputTokens: 30, outputTokens: 12, milliseconds: 900 }
      const answered = aModelCall({ ...about, ...said, outcome: 'answered' })
      await keep(unitOfWork, async ({ modelCalls }) => {
        for (const call of [running, answered, aModelCall({ userId: other.id })]) await modelCalls.add(call)
      })
      const nothing = { inputTokens: null, outputTokens: null, milliseconds: null }
      const common = { model: 'scripted' }
      expect((await readModels.personalData(user.id))?.modelCalls).toEqual([
        { ...common, ...said, purpose: 'reply', startedAt: later(-1), outcome: 'answered' },
        { ...common, ...nothing, purpose: 'plan', startedAt: later(0), outcome: 'running' },
      ])
    })
  })
}
