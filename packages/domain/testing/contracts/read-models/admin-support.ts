import { describe, expect } from 'vitest'
import type { PurchaseFilter, PurchasePlace } from '../../../src/ports/read-models/admin-support.ts'
import { StaffNoteId } from '../../../src/shared/ids.ts'
import {
  aLockedChapter,
  anOpenChapter,
  aRegisteredUser,
  aSession,
  aVerifiedUser,
  later,
  NOW,
  newUserId,
} from '../../builders.ts'
import { giveCredits } from '../../give-credits.ts'
import { aLapsedPurchase, anOpenPurchase, aPaidPurchase } from '../../purchase-builders.ts'
import { anAuditEntry } from '../../record-builders.ts'
import { keep, seed, seedPlan, seedUser } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describeSupportReadModels(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: what support sees of an account`, () => {
    it('should have plans with their chapters and faults, sessions, mails and notes', async (storage) => {
      const { user, plan, chapters } = await seedPlan(storage.unitOfWork, {
        chaptersOf: ({ id }) => [anOpenChapter(id, 1), aLockedChapter(id, 2, { attempt: 1, failure: 'No answer.' })],
      })
      const session = aSession(user.id)
      const admin = await seedUser(storage.unitOfWork, 0, aVerifiedUser({ role: 'admin' }))
      const note = { id: StaffNoteId(newUserId()), userId: user.id, text: 'Called.', at: later(1) }
      const sent = { id: newUserId(), userId: user.id, mail: 'verification', at: later(2) } as const
      const queued = { kind: 'send-mail', mail: 'password-reset', userId: user.id, mailId: newUserId() } as const
      await seed(storage.unitOfWork, { sessions: [session] })
      await keep(storage.unitOfWork, async ({ staffNotes, mailLog, auditLog, jobs }) => {
        await staffNotes.add({ ...note, author: { kind: 'admin', id: admin.id } })
        await mailLog.record({ ...sent, state: 'retrying' })
        await mailLog.record({ ...sent, state: 'sent' })
        await auditLog.add(anAuditEntry(user.id, { actor: { kind: 'operator' }, act: { kind: 'user-verified' } }))
        await jobs.enqueue(queued)
      })
      const found = await storage.adminReadModels.account(user.id)
      const [open, failed] = chapters
      expect(found).toMatchObject({
        user: { id: user.id, username: user.username },
        verifiedBy: { actor: { kind: 'operator' }, actorName: null },
        sessions: [session],
        plans: [
          {
            ...{ id: plan.id, title: plan.title, generationStatus: 'COMPLETE', failure: null, isArchived: false },
            chapters: [
              { id: open?.id, number: 1, isUnlocked: true, contentStatus: 'COMPLETE', failure: null },
              { id: failed?.id, isUnlocked: false, contentStatus: 'FAILED', failure: 'No answer.', unlockedAt: null },
            ],
          },
        ],
        mails: [
          { id: queued.mailId, mail: 'password-reset', state: 'queued' },
          { id: sent.id, mail: 'verification', state: 'sent', at: later(2) },
        ],
        notes: [
          {
            id: note.id,
            text: 'Called.',
            author: { kind: 'admin', id: admin.id },
            authorName: admin.username,
            at: later(1),
          },
        ],
      })
      const data = await storage.readModels.personalData(user.id)
      expect(data).toMatchObject({ staffNotes: [note], mails: [{ ...sent, state: 'sent' }] })
      expect(JSON.stringify(data?.staffNotes)).not.toContain(admin.id)
    })

    it('should sum what was granted, and know who is not verified, and who is unknown', async (storage) => {
      const user = await seedUser(storage.unitOfWork, 0, aRegisteredUser({ language: 'de' }))
      await keep(storage.unitOfWork, (repositories) => giveCredits(repositories, user.id, 25))
      expect(await storage.adminReadModels.account(user.id)).toMatchObject({
        language: 'de',
        granted: 25,
        verifiedAt: null,
        verifiedBy: null,
        sessions: [],
        plans: [],
        mails: [],
        notes: [],
      })
      expect(await keep(storage.unitOfWork, ({ wallets }) => wallets.grantedTo(user.id))).toBe(25)
      expect(await storage.adminReadModels.account(newUserId())).toBeNull()
    })

    it('should lose notes and mails with the account, record none for who is unknown, and forget old mails', async ({
      unitOfWork,
      adminReadModels,
    }) => {
      const [user, unknown] = [await seedUser(unitOfWork), newUserId()]
      const noteId = StaffNoteId(newUserId())
      const mail = { mail: 'receipt', state: 'sent' } as const
      await keep(unitOfWork, async ({ staffNotes, mailLog }) => {
        const author = { kind: 'operator' } as const
        await staffNotes.add({ id: noteId, userId: user.id, author, text: 'x', at: NOW })
        for (const [userId, at] of [
          [user.id, later(-2)],
          [user.id, NOW],
          [unknown, NOW],
        ] as const) {
          await mailLog.record({ ...mail, id: newUserId(), userId, at })
        }
        await mailLog.removeBefore(later(-1))
      })
      expect((await adminReadModels.account(user.id))?.mails.map(({ at }) => at)).toEqual([NOW])
      await keep(unitOfWork, ({ users }) => users.remove(user.id))
      expect(await keep(unitOfWork, ({ staffNotes }) => staffNotes.find(noteId))).toBeNull()
    })
  })

  describe(`${name}: purchases of all users`, () => {
    it('should page from the newest to the oldest, narrowed to user, state and days', async (storage) => {
      const user = await seedUser(storage.unitOfWork)
      const purchases = [
        aPaidPurchase(user.id, { openedAt: later(1) }),
        aLapsedPurchase(user.id, { openedAt: later(2) }),
        anOpenPurchase(user.id, { openedAt: later(2) }),
        aPaidPurchase(user.id, { openedAt: later(4) }),
      ]
      await seed(storage.unitOfWork, { purchases })
      const found = async (filter: Partial<PurchaseFilter>, limit = 2) => {
        const seen: string[] = []
        for (let after: PurchasePlace | null = null; ; ) {
          const page = await storage.adminReadModels.allPurchases({ ...ALL, userId: user.id, ...filter, after, limit })
          seen.push(...page.purchases.map(({ id }) => id))
          after = page.next
          if (after === null) return seen
        }
      }
      const inOrder = purchases
        .toSorted((a, b) => b.openedAt.getTime() - a.openedAt.getTime() || (a.id > b.id ? -1 : 1))
        .map(({ id }) => id)
      expect(await found({})).toEqual(inOrder)
      expect(await found({ state: 'paid' }, 1)).toEqual([purchases[3]?.id, purchases[0]?.id])
      expect(await found({ from: later(2), to: later(4) })).toEqual(inOrder.slice(1, 3))
      const page = await storage.adminReadModels.allPurchases({ ...ALL, userId: user.id, after: null, limit: 1 })
      expect(page.purchases).toEqual([{ ...purchases[3], username: user.username }])
    })

    it('should sum what was paid by day and by package, with pretended money apart', async (storage) => {
      const user = await seedUser(storage.unitOfWork)
      const returned = { returnedCents: 450, reversed: 50, taken: 50 }
      await seed(storage.unitOfWork, {
        purchases: [
          aPaidPurchase(user.id, { provider: 'stripe', ...returned }),
          aPaidPurchase(user.id, { provider: 'stripe' }),
          aPaidPurchase(user.id, { provider: 'sandbox' }),
          anOpenPurchase(user.id),
        ],
      })
      const { days, packages } = await storage.adminReadModels.revenue({ ...ALL, userId: user.id })
      const real = { isPretend: false, purchases: 2, credits: 200, cents: 1_800, returnedCents: 450 }
      const pretended = { isPretend: true, purchases: 1, credits: 100, cents: 900, returnedCents: 0 }
      expect(days).toMatchObject([real, pretended])
      for (const { day } of days) expect(day.toISOString()).toMatch(/T00:00:00\.000Z$/)
      expect(packages).toMatchObject([real, pretended])
      expect(await storage.adminReadModels.revenue({ ...ALL, userId: newUserId() })).toEqual({ days: [], packages: [] })
    })
  })
}

// Helpers

const ALL: PurchaseFilter = { userId: null, state: null, from: null, to: null }
