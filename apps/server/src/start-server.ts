import { err, type LanguageModel, makeUseCases, modelFor, ok, type Result } from '@app/domain'
import { makeJobRunner } from '@app/postgres'
import { makeSafetyCheck } from '@app/safety'
import { openDatabase, orUnusable } from './adapters/database.ts'
import { chooseLanguageModel, chooseModeration } from './adapters/language-model.ts'
import { chooseMail } from './adapters/mail.ts'
import { choosePayments } from './adapters/payments.ts'
import { chooseReporting, jobLog, tracedJobs } from './adapters/reporting.ts'
import { chooseResources } from './adapters/resources.ts'
import { loadOrCreateAppSecret } from './app-secret.ts'
import type { Config } from './config.ts'
import { makeContainer, portsOf } from './container.ts'
import { ensureFirstAdmin } from './first-admin.ts'
import { probe } from './health-probe.ts'
import { makeLog } from './log.ts'
import { chooseMetrics, openMetricsServer } from './metrics/choose-metrics.ts'
import { makeIsReady } from './readiness.ts'
import { inRequest } from './request-context.ts'
import { serveHttp } from './serve-http.ts'
import { runStartSteps, type StartStep } from './start-steps.ts'

export type RunningServer = {
  /** Where it listens; null for a worker. */
  readonly address: string | null
  readonly where: string
  /** Finishes requests in flight, releases unfinished jobs, closes the database. */
  readonly stop: () => Promise<void>
}

/**
 * The whole product, running; or one sentence that says why it cannot run. It listens before the database is ready, and answers 503
 * until then.
 */
export async function startServer(config: Config, signal: AbortSignal): Promise<Result<RunningServer, string>> {
  const log = makeLog({ production: config.production, level: config.logLevel })
  const opening = [openDatabase(config, log), chooseReporting(config), makeSafetyCheck()] as const
  const [database, reporting, safety] = await Promise.all(opening)
  if (!database.ok) return database
  const { postgres } = database.value
  const metrics = await chooseMetrics(config, postgres)
  const mail = await chooseMail(config, log)
  const chosen = await chooseLanguageModel(config, log)
  const [model, reviewer, mailer] = [probe(chosen.ask), probe(chosen.ask), probe(mail.mailer.send)]
  const ask: LanguageModel['ask'] = (task, asking) =>
    (modelFor(chosen, task.kind) === chosen.model ? model : reviewer).call(task, asking)
  const secret = config.appSecret ?? loadOrCreateAppSecret(config.dataDir)
  const payments = await choosePayments(config, { log, secret })
  const container = makeContainer({
    config,
    log,
    secret,
    metrics,
    postgres,
    model: { ...chosen, ask },
    safety,
    moderation: await chooseModeration(config, log),
    mailer: { send: mailer.call },
    gateways: payments.gateways,
    resources: await chooseResources(config, { store: postgres.sourceStore, log, metrics }),
  })
  const useCases = makeUseCases(portsOf(container))

  let started = false
  const hasStarted = () => started
  const checks = () => ({
    model: model.check(),
    ...(chosen.reviewer !== undefined && { review_model: reviewer.check() }),
    mail: mailer.check(),
  })
  const isReady = makeIsReady(postgres, checks, { hasStarted })
  const closing: (() => Promise<void> | void)[] = []
  let closeHttp: (() => Promise<void>) | undefined
  const stop = async (): Promise<void> => {
    // pending reports get 3 s beside the shutdown; those of the shutdown itself hardly any
    const sent = reporting?.flush(3_000)
    // before the jobs, although it was opened before them
    await closeHttp?.()
    for (const close of closing.toReversed()) await close()
    await sent
    await reporting?.close(200)
  }
  closing.push(database.value.close, mail.close)
  try {
    const metricsServer = await openMetricsServer(config, { metrics, isReady, log })
    if (!metricsServer.ok) {
      await stop()
      return err(metricsServer.error)
    }
    if (metricsServer.value) closing.push(metricsServer.value.close)
    if (config.role !== 'worker') {
      const parts = { useCases, postgres, mail, payments, log, reporting, metrics, isReady, hasStarted }
      const http = await serveHttp(config, parts)
      if (!http.ok) {
        await stop()
        return err(http.error)
      }
      closeHttp = http.value.close
    }
    const startJobs = async () => {
      const handlers = tracedJobs(useCases.jobHandlers, reporting)
      const jobs = makeJobRunner(
        // the embedded database has no other user: jobs marked as running are orphans of a crash
        {
          url: database.value.url,
          soleWorker: config.databaseUrl === null,
          inRequest,
          concurrency: config.operatorMails ? {} : { 'alert-operators': 0 },
        },
        metrics?.countJobs(handlers) ?? handlers,
        jobLog(log, reporting),
      )
      await jobs.start().catch(async (error) => {
        await jobs.stop()
        throw error
      })
      closing.push(jobs.stop)
    }
    const steps: readonly StartStep[] = [
      orUnusable(postgres.ping),
      orUnusable(postgres.migrate),
      () => ensureFirstAdmin(config.firstAdmin, { ensure: useCases.ensureFirstAdmin, log }),
      ...(config.databaseUrl === null ? [useCases.endLostCalls] : []),
      ...(config.role === 'api' ? [] : [startJobs, () => useCases.checkStuckPlans(null)]),
    ]
    const waiting = { databaseUrl: database.value.url, maxWaitMs: config.databaseWaitMs, log, signal }
    const prepared = await runStartSteps(steps, waiting)
    if (!prepared.ok) {
      await stop()
      return prepared
    }
    started = true
    return ok({ address: config.role === 'worker' ? null : config.appUrl, where: mail.where, stop })
  } catch (error) {
    await stop()
    throw error
  }
}
