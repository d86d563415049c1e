import type { JobHandlers } from '../../ports/jobs.ts'
import type { makeDraftPlan } from '../learning/draft-plan.ts'
import type { makeWriteChapter } from '../learning/write-chapter.ts'
import type { makeSendMail } from '../mails/send-mail.ts'
import type { makeReconcilePayments } from '../payments/reconcile-payments.ts'
import type { makeCleanUp } from './clean-up.ts'

export const makeJobHandlers = (deps: {
  readonly draftPlan: ReturnType<typeof makeDraftPlan>
  readonly writeChapter: ReturnType<typeof makeWriteChapter>
  readonly sendMail: ReturnType<typeof makeSendMail>
  readonly cleanUp: ReturnType<typeof makeCleanUp>
  readonly reconcilePayments: ReturnType<typeof makeReconcilePayments>
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
