import type { JobHandlers } from '../../ports/jobs.ts'
import type { makeDraftPlan } from '../learning/draft-plan.ts'
import type { makePrepareChapter } from '../learning/prepare-chapter.ts'
import type { makeVerifyQuestion } from '../learning/verify-question.ts'
import type { makeWriteChapter } from '../learning/write-chapter.ts'
import type { makeOutlineChapter, makeRevisePlan } from '../learning/write-revision.ts'
import type { makeWriteRewrite } from '../learning/write-rewrite.ts'
import type { makeAbandonMail, makeSendMail } from '../mails/send-mail.ts'
import type { makeReconcilePayments } from '../payments/reconcile-payments.ts'
import { isUnlockDue, type UnlockPurchased } from '../payments/unlock-purchased.ts'
import type { makeWritePlacement } from '../placement/write-placement.ts'
import type { makeCheckLinks } from '../resources/check-links.ts'
import type { makeFindResources } from '../resources/find-resources.ts'
import type { makeAlertOperators } from './alert-operators.ts'
import type { makeCleanUp } from './clean-up.ts'

export const makeJobHandlers = (deps: {
  readonly draftPlan: ReturnType<typeof makeDraftPlan>
  readonly writeChapter: ReturnType<typeof makeWriteChapter>
  readonly prepareChapter: ReturnType<typeof makePrepareChapter>
  readonly revisePlan: ReturnType<typeof makeRevisePlan>
  readonly outlineChapter: ReturnType<typeof makeOutlineChapter>
  readonly verifyQuestion: ReturnType<typeof makeVerifyQuestion>
  readonly writePlacement: ReturnType<typeof makeWritePlacement>
  readonly writeRewrite: ReturnType<typeof makeWriteRewrite>
  readonly searchResources: ReturnType<typeof makeFindResources>
  readonly checkLinks: ReturnType<typeof makeCheckLinks>
  readonly unlockPurchased: UnlockPurchased
  readonly sendMail: ReturnType<typeof makeSendMail>
  readonly abandonMail: ReturnType<typeof makeAbandonMail>
  readonly alertOperators: ReturnType<typeof makeAlertOperators>
  readonly cleanUp: ReturnType<typeof makeCleanUp>
  readonly reconcilePayments: ReturnType<typeof makeReconcilePayments>
}): JobHandlers => ({
  run: async (job) => {
    if (job.kind === 'send-mail') return deps.sendMail(job)
    if (job.kind === 'reconcile-payments') return deps.reconcilePayments()
    if (job.kind === 'draft-plan') return deps.draftPlan.run(job)
    if (job.kind === 'write-chapter') return deps.writeChapter.run(job)
    if (job.kind === 'prepare-chapter') return deps.prepareChapter.run(job)
    if (job.kind === 'revise-plan') return deps.revisePlan.run(job)
    if (job.kind === 'outline-chapter') return deps.outlineChapter.run(job)
    if (job.kind === 'verify-question') return deps.verifyQuestion.run(job)
    if (job.kind === 'write-placement') return deps.writePlacement.run(job)
    if (job.kind === 'rewrite-chapter') return deps.writeRewrite.run(job)
    if (job.kind === 'find-resources' || job.kind === 'check-resource') return deps.searchResources.run(job)
    if (job.kind === 'unlock-purchased')
      return isUnlockDue(await deps.unlockPurchased.run(job.reference)) ? 'try-again' : 'done'
    if (job.kind === 'check-links') await deps.checkLinks()
    else if (job.kind === 'alert-operators') await deps.alertOperators()
    else await deps.cleanUp()
    return 'done'
  },
  abandon: async (job) => {
    if (job.kind === 'send-mail') await deps.abandonMail(job)
    if (job.kind === 'draft-plan') await deps.draftPlan.abandon(job)
    if (job.kind === 'write-chapter') await deps.writeChapter.abandon(job)
    if (job.kind === 'revise-plan') await deps.revisePlan.abandon(job)
    if (job.kind === 'outline-chapter') await deps.outlineChapter.abandon(job)
    if (job.kind === 'verify-question') await deps.verifyQuestion.abandon(job)
    if (job.kind === 'unlock-purchased') await deps.unlockPurchased.abandon(job.reference)
    if (job.kind === 'write-placement') await deps.writePlacement.abandon(job)
    if (job.kind === 'rewrite-chapter') await deps.writeRewrite.abandon(job)
    if (job.kind === 'find-resources' || job.kind === 'check-resource') await deps.searchResources.abandon(job)
  },
})
