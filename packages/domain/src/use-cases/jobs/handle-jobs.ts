import type { JobHandlers } from '../../ports/jobs.ts'
import type { DraftPlan } from '../learning/draft-plan.ts'
import type { WriteChapter } from '../learning/write-chapter.ts'
import type { SendMail } from '../mails/send-mail.ts'
import type { ReconcilePayments } from '../payments/reconcile-payments.ts'
import type { CleanUp } from './clean-up.ts'

export const makeJobHandlers = (deps: {
  readonly draftPlan: DraftPlan
  readonly writeChapter: WriteChapter
  readonly sendMail: SendMail
  readonly cleanUp: CleanUp
  readonly reconcilePayments: ReconcilePayments
}): JobHandlers => ({
  run: async (job) => {
    if (job.kind === 'send-mail') return deps.sendMail(job)
    if (job.kind === 'reconcile-payments') return deps.reconcilePayments()
    if (job.kind === 'draft-plan') return deps.draftPlan.run(job)
    if (job.kind === 'write-chapter') return deps.writeChapter.run(job)
    await deps.cleanUp()
    return 'done'
  },
  abandon: async (job) => {
    if (job.kind === 'draft-plan') await deps.draftPlan.abandon(job)
    if (job.kind === 'write-chapter') await deps.writeChapter.abandon(job)
  },
})
