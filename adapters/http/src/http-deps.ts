import type { BlockList } from 'node:net'
import type { adminConfiguration, appInfo, ReplyOf } from '@app/contract'
import type { AdminReadModels, RateLimiter, ReadModels, UseCases } from '@app/domain'
import type { Logger } from 'pino'
import type { OwnPages } from './pages/own-pages.ts'
import type { ReportFault } from './pipeline/error-handler.ts'
import type { InRequest } from './pipeline/request-id.ts'
import type { OnAnswered, TraceRequest } from './pipeline/request-log.ts'
import type { IsReady } from './routes/health.ts'

export type HttpDeps = {
  readonly useCases: UseCases
  readonly readModels: ReadModels
  readonly adminReadModels: AdminReadModels
  readonly rateLimiter: RateLimiter
  /** What a learner may ask the tutor about chapters, a day. */
  readonly questionsPerDay: number
  readonly appInfo: ReplyOf<typeof appInfo>
  readonly version: string
  /** What admins see of what the server runs with: no secret may be in it. */
  readonly configuration: ReplyOf<typeof adminConfiguration>
  /** Where browsers reach all this, without a slash at its end: what pages call themselves elsewhere. */
  readonly appUrl: string
  /** The folder of the built web app; null serves the API alone. It is read once: a new build needs a new start. */
  readonly webRoot: string | null
  /** What lies under /dev; null where there is no such thing, as in production. */
  readonly pages: OwnPages | null
  /** The sandbox checkout; null with a real provider. */
  readonly sandbox: OwnPages | null
  readonly isReady: IsReady
  /** False: the database isn't ready yet, and every call is refused with 503. Unset: it has. */
  readonly hasStarted?: () => boolean
  readonly log: Logger
  readonly production: boolean
  /** Addresses and subnets whose `X-Forwarded-For` counts. */
  readonly trustedProxies: BlockList
  /** Origins beside our own that the web app may send to, such as an error-reporting service. */
  readonly connectTo?: readonly string[]
  /** Called with every fault that is logged. */
  readonly reportFault?: ReportFault
  /** Runs every request, to measure it. */
  readonly traceRequest?: TraceRequest
  /** Runs every request within its id. */
  readonly inRequest?: InRequest
  readonly onAnswered?: OnAnswered
  /** A browser was given the landing page. Nothing is known of who it was. */
  readonly onLandingView?: () => void
  /** How long a stream that watches stays open, in milliseconds. */
  readonly maxStreamMs?: number
}
