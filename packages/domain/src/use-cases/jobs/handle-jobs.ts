import type { Job, JobHandlers, JobKind, JobOutcome } from '../../ports/index.ts'

type Handler<OneJob> = {
  readonly run: (job: OneJob) => Promise<JobOutcome>
  readonly abandon?: (job: OneJob) => Promise<unknown>
}

type Handlers = { readonly [Kind in JobKind]: Handler<Extract<Job, { readonly kind: Kind }>> }

export function makeJobHandlers(handlers: Handlers): JobHandlers {
  // each is given no job but those of its kind
  const handlerOf = (job: Job) => handlers[job.kind] as Handler<Job>
  return {
    run: (job) => handlerOf(job).run(job),
    abandon: async (job) => {
      await handlerOf(job).abandon?.(job)
    },
  }
}

/** For work that comes again by the clock: there is nothing to try again. */
export const doneAfter = (work: () => Promise<void>) => async (): Promise<JobOutcome> => {
  await work()
  return 'done'
}
