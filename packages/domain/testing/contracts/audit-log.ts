import type { Act, Actor } from '../../src/audit/audit-entry.ts'
import { aVerifiedUser, newChapterId, newPlanId, newUserId } from '../builders.ts'
import { anAuditEntry } from '../record-builders.ts'
import { keep, undo } from '../seed.ts'
import { onStorage, type StorageFactory } from './storage.ts'
import { describe, expect, it } from './vitest.ts'

const ACTS: readonly Act[] = [
  { kind: 'user-added', role: 'admin' },
  { kind: 'role-changed', from: 'standard', to: 'admin' },
  { kind: 'user-activated' },
  { kind: 'user-deactivated' },
  { kind: 'user-verified' },
  { kind: 'password-set' },
  { kind: 'credits-granted', amount: 50, balance: 60 },
  { kind: 'plan-requeued', planId: newPlanId() },
  { kind: 'chapter-requeued', chapterId: newChapterId() },
  { kind: 'data-exported' },
  { kind: 'removal-asked' },
]

export function describeAuditLog(name: string, open: StorageFactory): void {
  describe(`${name}: audit log`, () => {
    for (const act of ACTS) {
      for (const actor of [{ kind: 'operator' }, { kind: 'admin', id: newUserId() }] satisfies Actor[]) {
        it(
          `should give back the act ${act.kind} of an ${actor.kind} as it was added`,
          onStorage(open, async ({ unitOfWork }) => {
            const entry = anAuditEntry(newUserId(), { actor, act, reason: 'A wish, “as told”.\nTwice.' })
            await keep(unitOfWork, ({ auditLog }) => auditLog.add(entry))
            expect(await keep(unitOfWork, ({ auditLog }) => auditLog.find(entry.id))).toEqual(entry)
          }),
        )
      }
    }

    it(
      'should refuse an id that exists, and keep nothing that is undone',
      onStorage(open, async ({ unitOfWork }) => {
        const [entry, undone] = [anAuditEntry(newUserId()), anAuditEntry(newUserId())]
        await keep(unitOfWork, ({ auditLog }) => auditLog.add(entry))
        await expect(keep(unitOfWork, ({ auditLog }) => auditLog.add(entry))).rejects.toThrow()
        await undo(unitOfWork, ({ auditLog }) => auditLog.add(undone))
        expect(await keep(unitOfWork, ({ auditLog }) => auditLog.find(undone.id))).toBeNull()
      }),
    )

    it(
      'should outlive the people it is about, and say no more who they were',
      onStorage(open, async ({ unitOfWork, adminScreens }) => {
        const [admin, user] = [aVerifiedUser({ role: 'admin' }), aVerifiedUser()]
        const entry = anAuditEntry(user.id, { actor: { kind: 'admin', id: admin.id } })
        await keep(unitOfWork, async ({ users, auditLog }) => {
          for (const each of [admin, user]) await users.add(each)
          await auditLog.add(entry)
        })
        const page = { before: null, subjectId: user.id, limit: 10 }
        const named = { ...entry, actorName: admin.username, subjectName: user.username }
        expect(await adminScreens.audit(page)).toEqual({ lines: [named], next: null })
        await keep(unitOfWork, async ({ users }) => {
          for (const { id } of [admin, user]) await users.remove(id)
        })
        expect(await adminScreens.audit(page)).toEqual({
          lines: [{ ...entry, actorName: null, subjectName: null }],
          next: null,
        })
      }),
    )

    it(
      'should page from the newest to the oldest',
      onStorage(open, async ({ unitOfWork, adminScreens }) => {
        const subjectId = newUserId()
        const entries = Array.from({ length: 5 }, () => anAuditEntry(subjectId))
        for (const entry of entries) await keep(unitOfWork, ({ auditLog }) => auditLog.add(entry))
        const seen: string[] = []
        let before: (typeof entries)[number]['id'] | null = null
        do {
          const page = await adminScreens.audit({ before, subjectId, limit: 2 })
          seen.push(...page.lines.map(({ id }) => id))
          before = page.next
        } while (before !== null)
        expect(seen).toEqual(entries.map(({ id }) => id).toReversed())
      }),
    )
  })
}
