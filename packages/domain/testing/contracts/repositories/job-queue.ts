import { describe, expect } from 'vitest'
import type { Job, MailJob } from '../../../src/ports/jobs.ts'
import type { Repositories } from '../../../src/ports/repositories.ts'
import { newChapterId, newPlanId, newUserId } from '../../builders.ts'
import { aReceipt } from '../../purchase-builders.ts'
import { keep, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

const JOBS: readonly [string, () => Job][] = [
  ['draft-plan', () => ({ kind: 'draft-plan', userId: newUserId(), planId: newPlanId(), run: 1 })],
  [
    'write-chapter',
    () => ({ kind: 'write-chapter', userId: newUserId(), planId: newPlanId(), chapterId: newChapterId(), run: 2 }),
  ],
  ['send-mail', () => aMail()],
]

/**
 * No worker may be running behind the storage that `open` answers: a job that is done with is no longer live. And none of
 * it may hold a clean-up, as there is only one at a time.
 */
export function describeJobQueue(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: jobs`, () => {
    for (const [kind, build] of JOBS) {
      it(`should add a ${kind} job once while it is live`, async ({ unitOfWork }) => {
        const job = build()
        await keep(unitOfWork, async ({ jobs }) => {
          expect(await jobs.enqueue(job)).toBe(true)
          expect(await jobs.enqueue(job)).toBe(false)
        })
        expect(await keep(unitOfWork, ({ jobs }) => jobs.enqueue(job))).toBe(false)
      })
    }

    it('should take jobs of different keys for different jobs', async ({ unitOfWork }) => {
      const job: Job = { kind: 'draft-plan', userId: newUserId(), planId: newPlanId(), run: 1 }
      await keep(unitOfWork, async ({ jobs }) => {
        expect(await jobs.enqueue(job)).toBe(true)
        expect(await jobs.enqueue({ ...job, run: 2 })).toBe(true)
        expect(await jobs.enqueue({ ...job, planId: newPlanId() })).toBe(true)
      })
    })

    it('should undo a job with its unit of work', async ({ unitOfWork }) => {
      for (const [, build] of JOBS) {
        const job = build()
        await undo(unitOfWork, ({ jobs }) => jobs.enqueue(job))
        expect(await keep(unitOfWork, ({ jobs }) => jobs.enqueue(job))).toBe(true)
      }
    })

    it('should add a job once when it comes twenty times at once', async ({ unitOfWork }) => {
      for (const [, build] of JOBS) {
        const job = build()
        const added = await Promise.all(
          Array.from({ length: 20 }, () => keep(unitOfWork, ({ jobs }) => jobs.enqueue(job))),
        )
        expect(added.filter(Boolean)).toHaveLength(1)
      }
    })

    it('should add one clean-up, for any caller', async ({ unitOfWork }) => {
      const ask = ({ jobs }: Repositories) => jobs.enqueue({ kind: 'clean-up' })
      await undo(unitOfWork, ask)
      const added = await Promise.all(Array.from({ length: 20 }, () => keep(unitOfWork, ask)))
      expect(added.filter(Boolean)).toHaveLength(1)
      expect(await keep(unitOfWork, ask)).toBe(false)
    })

    it('should add one mail of a kind about one thing, and every other mail', async ({ unitOfWork }) => {
      const { userId } = aMail()
      const mails = ['verification', 'already-registered', 'password-reset', 'password-changed'] as const
      const different: readonly MailJob[] = [
        ...mails.map((mail) => aMail({ userId, mail })),
        ...mails.map((mail) => aMail({ mail })),
        ...[newPlanId(), newPlanId()].map((planId): MailJob => ({ ...aMail({ userId }), mail: 'plan-ready', planId })),
        ...[aReceipt(), aReceipt()].map((receipt): MailJob => ({ ...aMail({ userId }), mail: 'receipt', receipt })),
        ...['2026-01-15', '2026-01-16'].map((day): MailJob => ({ ...aMail({ userId }), mail: 'review-reminder', day })),
      ]
      await keep(unitOfWork, async ({ jobs }) => {
        for (const job of different) expect(await jobs.enqueue(job)).toBe(true)
        for (const job of different) expect(await jobs.enqueue({ ...job, mailId: newPlanId() })).toBe(false)
      })
    })
  })
}

// Helpers

type Special = 'plan-ready' | 'receipt' | 'operator-alert' | 'review-reminder'
type PlainMail = Exclude<MailJob, { readonly mail: Special }>

const aMail = (changes: Partial<PlainMail> = {}): PlainMail => ({
  kind: 'send-mail',
  mail: 'verification',
  userId: newUserId(),
  mailId: newPlanId(),
  ...changes,
})
