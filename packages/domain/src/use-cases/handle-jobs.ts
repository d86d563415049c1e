import type { JobHandlers } from '../ports/jobs.ts'
import type { DraftPlan } from './draft-plan.ts'
import type { SendMail } from './send-mail.ts'
import type { WriteChapter } from './write-chapter.ts'

/** Gives each job to the use case that does it. */
export const makeJobHandlers = (deps: {
  readonly draftPlan: DraftPlan
  readonly writeChapter: WriteChapter
  readonly sendMail: SendMail
}): JobHandlers => ({
  run: async (job) => {
    if (job.kind === 'send-mail') return deps.sendMail(job)
    await (job.kind === 'draft-plan' ? deps.draftPlan.run(job) : deps.writeChapter.run(job))
    return 'done'
  },
  abandon: async (job) => {
    if (job.kind === 'draft-plan') await deps.draftPlan.abandon(job)
    if (job.kind === 'write-chapter') await deps.writeChapter.abandon(job)
  },
})
