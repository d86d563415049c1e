import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type UseCases } from '@app/domain'
import { describeFault, type IsReady, makeHttpApp, makeHttpServer } from '@app/http'
import type { Postgres } from '@app/postgres'
import type { Logger } from 'pino'
import { configurationInfo } from './adapters/configuration.ts'
import { tutorInfo } from './adapters/language-model.ts'
import type { Mail } from './adapters/mail.ts'
import type { Payments } from './adapters/payments.ts'
import { type Reporting, reportingInfo } from './adapters/reporting.ts'
import { originsOf } from './config/reporting.ts'
import type { Config } from './config.ts'
import { countViews } from './count-views.ts'
import { listenError } from './listen-error.ts'
import type { Metrics } from './metrics/metrics.ts'
import { productVersion } from './product-version.ts'
import { inRequest } from './request-context.ts'

/** Requests in flight get this long to finish; with the jobs' share the whole stop stays under 10 s. */
const CLOSE_TIMEOUT_MS = 4_000

const ROOT = join(import.meta.dirname, '../../..')

type Parts = {
  readonly useCases: UseCases
  readonly postgres: Postgres
  readonly mail: Mail
  readonly payments: Payments
  readonly log: Logger
  readonly reporting: Reporting | null
  readonly metrics: Metrics | null
  readonly isReady: IsReady
  readonly hasStarted: () => boolean
}

/** Serves API and web app. A port that is taken is a refusal: one sentence that says what to do. */
export async function serveHttp(config: Config, parts: Parts) {
  const { useCases, postgres, mail, payments, log, reporting, metrics, isReady, hasStarted } = parts
  const webRoot = join(ROOT, 'apps/web/dist')
  const views = countViews({
    add: postgres.addLandingViews,
    onFault: (error) => log.warn({ err: describeFault(error) }, 'Views of the landing page could not be saved yet.'),
  })
  const app = makeHttpApp({
    useCases,
    readModels: postgres.readModels,
    adminReadModels: postgres.adminReadModels,
    rateLimiter: postgres.rateLimiter,
    questionsPerDay: config.questionsPerDay,
    appInfo: {
      name: config.appName,
      tutor: tutorInfo(config),
      mailbox: mail.pages ? 'dev' : 'smtp',
      payments: config.payments.provider,
      reporting: reportingInfo(config),
      contact_email: config.contactEmail,
      community_url: config.communityUrl,
    },
    version: productVersion(),
    configuration: configurationInfo(config),
    appUrl: config.appUrl,
    webRoot: existsSync(webRoot) ? webRoot : null,
    pages: mail.pages,
    sandbox: payments.pages?.(useCases.paymentWebhook) ?? null,
    isReady,
    hasStarted,
    inRequest,
    onLandingView: views.count,
    ...(metrics && { onAnswered: metrics.onAnswered }),
    // while developing, only what went wrong is worth a line
    log: config.production ? log : log.child({}, { level: 'warn' }),
    production: config.production,
    trustedProxies: config.trustedProxies,
    connectTo: originsOf(config.reporting),
    ...(reporting && { reportFault: reporting.reportFault, traceRequest: reporting.traceRequest }),
  })
  const server = makeHttpServer(app)
  try {
    await server.listen(config.port, config.host)
    return ok({
      close: async () => {
        await server.close(CLOSE_TIMEOUT_MS)
        await views.close()
      },
    })
  } catch (error) {
    return err(listenError(error, { ...config, variable: 'PORT' }))
  }
}
