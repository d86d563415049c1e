import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@app/domain'
import { type IsReady, makeHttpApp, makeHttpServer, type UseCases } from '@app/http'
import type { Postgres } from '@app/postgres'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { originsOf } from './config-reporting.ts'
import type { Resolve } from './container.ts'
import { tutorInfo } from './language-model.ts'
import type { Mail } from './mail.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Payments } from './payments.ts'
import { productVersion } from './product-version.ts'
import { type Reporting, reportingInfo } from './reporting.ts'
import { inRequest } from './request-context.ts'
import { portTokens, useCaseTokens as u } from './tokens.ts'
import { whyNotListening } from './why-not-listening.ts'

/** Requests in flight get this long to finish; with the jobs' share the whole stop stays under 10 s. */
const GRACE = 4_000

const ROOT = join(import.meta.dirname, '../../..')

type Parts = {
  readonly resolve: Resolve
  readonly postgres: Postgres
  readonly mail: Mail
  readonly payments: Payments
  readonly log: Logger
  readonly reporting: Reporting | null
  readonly metrics: Metrics | null
  readonly isReady: IsReady
}

/** Serves API and web app. A port that is taken is a refusal: one sentence that says what to do. */
export async function serveHttp(
  config: Config,
  parts: Parts,
): Promise<Result<{ readonly close: () => Promise<void> }, string>> {
  const { resolve, postgres, mail, payments, log, reporting, metrics, isReady } = parts
  const webRoot = join(ROOT, 'apps/web/dist')
  const app = makeHttpApp({
    useCases: resolveUseCases(resolve),
    screens: resolve(portTokens.screens),
    adminScreens: resolve(portTokens.adminScreens),
    rateLimiter: postgres.rateLimiter,
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
    appUrl: config.appUrl,
    webRoot: existsSync(webRoot) ? webRoot : null,
    pages: mail.pages,
    sandbox: payments.pages?.(resolve(u.receivePaymentNotice)) ?? null,
    isReady,
    inRequest,
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
    return ok({ close: () => server.close(GRACE) })
  } catch (error) {
    return err(whyNotListening(error, { ...config, variable: 'PORT' }))
  }
}

/** Everything that the HTTP API needs of the domain. */
export const resolveUseCases = (resolve: Resolve): UseCases => ({
  registerUser: resolve(u.registerUser),
  verifyEmail: resolve(u.verifyEmail),
  resendVerification: resolve(u.resendVerification),
  logIn: resolve(u.logIn),
  logOut: resolve(u.logOut),
  identifyReader: resolve(u.identifyReader),
  changePassword: resolve(u.changePassword),
  requestPasswordReset: resolve(u.requestPasswordReset),
  checkResetLink: resolve(u.checkResetLink),
  resetPassword: resolve(u.resetPassword),
  readOwnSessions: resolve(u.readOwnSessions),
  endSession: resolve(u.endSession),
  logOutEverywhere: resolve(u.logOutEverywhere),
  deleteAccount: resolve(u.deleteAccount),
  requeueStuck: resolve(u.requeueStuck),
  retryPlan: resolve(u.retryPlan),
  unlockNextChapter: resolve(u.unlockNextChapter),
  toggleCompletion: resolve(u.toggleCompletion),
  markChapterRead: resolve(u.markChapterRead),
  tickObjective: resolve(u.tickObjective),
  startConversation: resolve(u.startConversation),
  readConversation: resolve(u.readConversation),
  reopenConversation: resolve(u.reopenConversation),
  readCurrentConversation: resolve(u.readCurrentConversation),
  continueConversation: resolve(u.continueConversation),
  stopReply: resolve(u.stopReply),
  confirmPlan: resolve(u.confirmPlan),
  cancelConversation: resolve(u.cancelConversation),
  openCheckout: resolve(u.openCheckout),
  confirmPayments: resolve(u.confirmPayments),
  receivePaymentNotice: resolve(u.receivePaymentNotice),
  addUser: resolve(u.addUser),
  setUserStatus: resolve(u.setUserStatus),
  setUserRole: resolve(u.setUserRole),
  setTemporaryPassword: resolve(u.setTemporaryPassword),
  grantCredits: resolve(u.grantCredits),
  requeueFailedPlan: resolve(u.requeueFailedPlan),
  requeueFailedChapter: resolve(u.requeueFailedChapter),
  readHealth: resolve(u.readHealth),
  readCosts: resolve(u.readCosts),
})
