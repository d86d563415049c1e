import type { appInfo, ReplyOf } from '@app/contract'
import type { JobHandlers } from '@app/domain'
import type { makeJobRunner } from '@app/postgres'
import type { SentryReporter } from '@app/sentry'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { describeFault } from '../log.ts'
import { productVersion } from '../product-version.ts'

export type Reporting = SentryReporter

/** Who is told of faults; null when nobody was asked to. The service's code is not even loaded then. */
export async function chooseReporting({ reporting, production }: Config): Promise<Reporting | null> {
  if (reporting.serverDsn === null) return null
  const { makeSentryReporter } = await import('@app/sentry')
  return makeSentryReporter({ dsn: reporting.serverDsn, ...installation(production) })
}

/** What the web app must know to report by itself. */
export const reportingInfo = ({ reporting, production }: Config): ReplyOf<typeof appInfo>['reporting'] => ({
  errors: reporting.webDsn === null ? null : { dsn: reporting.webDsn, ...installation(production) },
  analytics: reporting.analytics,
})

const installation = (production: boolean) => ({
  release: `waymark@${productVersion()}`,
  environment: production ? 'production' : 'development',
})

/** The same handlers; how long each job takes is told to whoever wants to know. */
export const tracedJobs = (handlers: JobHandlers, reporting: Reporting | null): JobHandlers =>
  reporting === null ? handlers : { ...handlers, run: (job) => reporting.traceJob(job.kind, () => handlers.run(job)) }

/** Of what the job runner tells, everything goes to the log; faults go to whoever wants to know as well. */
export const jobLog =
  (log: Logger, reporting: Reporting | null): Parameters<typeof makeJobRunner>[2] =>
  ({ level, message, error, ...about }) => {
    log[level]({ ...about, ...(error !== undefined && { err: describeFault(error) }) }, message)
    // the job's key names whose it is, so only its kind leaves
    if (level === 'error') reporting?.reportFault(error, { where: message, job: about.kind ?? 'queue' })
  }
