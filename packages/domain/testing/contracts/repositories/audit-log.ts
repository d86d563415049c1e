import { describe, expect } from 'vitest'
import type { Actor, AdminAction } from '../../../src/audit/audit-entry.ts'
import type { AuditQuery } from '../../../src/ports/read-models/admin.ts'
import { aLockedChapter, aVerifiedUser, newChapterId, newPlanId, newUserId } from '../../builders.ts'
import { anAuditEntry, anAuditQuery } from '../../record-builders.ts'
import { keep, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

const ACTIONS: readonly AdminAction[] = [
  { kind: 'user-added', role: 'admin' },
  { kind: 'role-changed', from: 'standard', to: 'admin' },
  { kind: 'user-activated' },
  { kind: 'user-deactivated' },
  { kind: 'user-verified' },
  { kind: 'password-set' },
  { kind: 'credits-granted', amount: 50, balance: 60 },
  { kind: 'plan-requeued', planId: newPlanId() },
  { kind: 'chapter-requeued', chapterId: newChapterId() },
  { kind: 'chapter-read', chapterId: newChapterId() },
  { kind: 'credits-withdrawn', amount: 5, balance: 0 },
  { kind: 'data-exported' },
  { kind: 'verification-resent' },
  { kind: 'note-added' },
  { kind: 'list-exported', list: 'purchases' },
  { kind: 'removal-asked' },
]

export function describeAuditLog(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: audit log`, () => {
    for (const act of ACTIONS) {
      for (const actor of [{ kind: 'operator' }, { kind: 'admin', id: newUserId() }] satisfies Actor[]) {
        it(`should give back the act ${act.kind} of an ${actor.kind} as it was added`, async ({ unitOfWork }) => {
          const entry = anAuditEntry(newUserId(), { actor, act, reason: 'A wish, “as told”.\nTwice.' })
          await keep(unitOfWork, ({ auditLog }) => auditLog.add(entry))
          expect(await keep(unitOfWork, ({ auditLog }) => auditLog.find(entry.id))).toEqual(entry)
        })
      }
    }

    it('should refuse an id that exists, and keep nothing that is undone', async ({ unitOfWork }) => {
      const [entry, undone] = [anAuditEntry(newUserId()), anAuditEntry(newUserId())]
      await keep(unitOfWork, ({ auditLog }) => auditLog.add(entry))
      await expect(keep(unitOfWork, ({ auditLog }) => auditLog.add(entry))).rejects.toThrow()
      await undo(unitOfWork, ({ auditLog }) => auditLog.add(undone))
      expect(await keep(unitOfWork, ({ auditLog }) => auditLog.find(undone.id))).toBeNull()
    })

    it('should outlive the people it is about, and say no more who they were', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const [admin, user] = [aVerifiedUser({ role: 'admin' }), aVerifiedUser()]
      const entry = anAuditEntry(user.id, { actor: { kind: 'admin', id: admin.id } })
      await keep(unitOfWork, async ({ users, auditLog }) => {
        for (const each of [admin, user]) await users.add(each)
        await auditLog.add(entry)
      })
      const page = anAuditQuery({ subjectId: user.id })
      const named = { ...entry, actorName: admin.username, subjectName: user.username, chapterTitle: null }
      expect(await adminReadModels.audit(page)).toEqual({ entries: [named], next: null })
      await keep(unitOfWork, async ({ users }) => {
        for (const { id } of [admin, user]) await users.remove(id)
      })
      expect(await adminReadModels.audit(page)).toEqual({
        entries: [{ ...entry, actorName: null, subjectName: null, chapterTitle: null }],
        next: null,
      })
    })

    it('should name the chapter that an entry is about, as long as there is one', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const { user, chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
      for (const { id } of [...chapters, { id: newChapterId() }]) {
        const act: AdminAction = { kind: 'chapter-read', chapterId: id }
        await keep(unitOfWork, ({ auditLog }) => auditLog.add(anAuditEntry(user.id, { act })))
      }
      const { entries } = await adminReadModels.audit(anAuditQuery({ subjectId: user.id, kind: 'chapter-read' }))
      expect(entries.map(({ chapterTitle }) => chapterTitle)).toEqual([null, 'Chapter 1'])
    })

    it('should page from the newest to the oldest', async ({ unitOfWork, adminReadModels }) => {
      const subjectId = newUserId()
      const entries = Array.from({ length: 5 }, () => anAuditEntry(subjectId))
      for (const entry of entries) await keep(unitOfWork, ({ auditLog }) => auditLog.add(entry))
      const seen: string[] = []
      let before: (typeof entries)[number]['id'] | null = null
      do {
        const page = await adminReadModels.audit(anAuditQuery({ before, subjectId, limit: 2 }))
        seen.push(...page.entries.map(({ id }) => id))
        before = page.next
      } while (before !== null)
      expect(seen).toEqual(entries.map(({ id }) => id).toReversed())
    })

    it('should be narrowed to whom it was done to, who did it, and what it was, and to all of them', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const [subjectId, other] = [newUserId(), newUserId()]
      const [mira, bo]: readonly Actor[] = [newUserId(), newUserId()].map((id) => ({ kind: 'admin', id }))
      const operator: Actor = { kind: 'operator' }
      if (!mira || !bo) throw new Error('two admins were made')
      const verified: AdminAction = { kind: 'user-verified' }
      const given: AdminAction = { kind: 'credits-granted', amount: 1, balance: 1 }
      const entries = [
        anAuditEntry(subjectId, { actor: mira, act: verified }),
        anAuditEntry(other, { actor: mira, act: given }),
        anAuditEntry(subjectId, { actor: operator, act: given }),
        anAuditEntry(subjectId, { actor: bo, act: given }),
        anAuditEntry(subjectId, { actor: mira, act: given }),
      ]
      for (const entry of entries) await keep(unitOfWork, ({ auditLog }) => auditLog.add(entry))
      const found = async (query: Partial<AuditQuery>) => {
        const page = await adminReadModels.audit(anAuditQuery({ ...query, limit: 1_000 }))
        // others share the storage
        return entries.flatMap(({ id }, index) => (page.entries.some((one) => one.id === id) ? [index] : []))
      }
      expect(await found({ subjectId })).toEqual([0, 2, 3, 4])
      expect(await found({ actor: mira })).toEqual([0, 1, 4])
      expect(await found({ actor: operator })).toEqual([2])
      expect(await found({ kind: 'credits-granted' })).toEqual([1, 2, 3, 4])
      expect(await found({ kind: 'removal-asked' })).toEqual([])
      expect(await found({ subjectId, actor: mira, kind: 'credits-granted' })).toEqual([4])
      expect(await found({ subjectId: other, actor: operator })).toEqual([])
      const granted = await adminReadModels.audit(anAuditQuery({ actor: operator, kind: 'credits-granted' }))
      expect(granted.entries.filter(({ actor, act }) => actor.kind !== 'operator' || act.kind !== given.kind)).toEqual(
        [],
      )
    })

    it('should page through what it is narrowed to, past what does not fit', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const actor: Actor = { kind: 'admin', id: newUserId() }
      const entries = Array.from({ length: 9 }, (_, index) =>
        anAuditEntry(newUserId(), { actor, act: { kind: index % 2 === 0 ? 'password-set' : 'user-activated' } }),
      )
      for (const entry of entries) await keep(unitOfWork, ({ auditLog }) => auditLog.add(entry))
      const wanted = entries.filter(({ act }) => act.kind === 'password-set').map(({ id }) => id)
      const [first, second] = wanted.toReversed()
      const narrowed = anAuditQuery({ actor, kind: 'password-set', limit: 2 })
      const page = await adminReadModels.audit(narrowed)
      expect(page.entries.map(({ id }) => id)).toEqual([first, second])
      const rest = await adminReadModels.audit({ ...narrowed, before: page.next, limit: 3 })
      expect(rest.entries.map(({ id }) => id)).toEqual(wanted.slice(0, 3).toReversed())
      expect(rest.next).toBeNull()
    })
  })
}
