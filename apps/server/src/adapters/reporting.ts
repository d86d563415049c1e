import type { appInfo, ReplyOf } from '@app/contract'
import type { JobHandlers } from '@app/domain'
import { describeFault } from '@app/http'
import type { makeJobRunner } from '@app/postgres'
import type { SentryReporter } from '@app/sentry'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { productVersion } from '../product-version.ts'

export type Reporting = SentryReporter

/** The error-reporting service; null, and not even loaded, unless it is configured. */
export async function chooseReporting({ reporting, production }: Config): Promise<Reporting | null> {
  if (reporting.serverDsn === null) return null
  const { makeSentryReporter } = await import('@app/sentry')
  return makeSentryReporter({ dsn: reporting.serverDsn, ...installation(production) })
}

export const reportingInfo = ({ reporting, production }: Config): ReplyOf<typeof appInfo>['reporting'] => ({
  errors: reporting.webDsn === null ? null : { dsn: reporting.webDsn, ...installation(production) },
  analytics: reporting.analytics,
})

const installation = (production: boolean) => ({
  release: `waymark@${productVersion()}`,
  environment: production ? 'production' : 'development',
})

/** The same handlers, each run traced if reporting is on. */
export const tracedJobs = (handlers: JobHandlers, reporting: Reporting | null): JobHandlers =>
  reporting === null ? handlers : { ...handlers, run: (job) => reporting.traceJob(job.kind, () => handlers.run(job)) }

/** Logs the job runner's events, and reports its faults. */
export const jobLog =
  (log: Logger, reporting: Reporting | null): Parameters<typeof makeJobRunner>[2] =>
  ({ level, message, error, ...about }) => {
    log[level]({ ...about, ...(error !== undefined && { err: describeFault(error) }) }, message)
    // only the kind: a job's key names its user
    if (level === 'error') reporting?.reportFault(error, { where: message, job: about.kind ?? 'queue' })
  }
