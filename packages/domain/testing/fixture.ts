import {
  type DeclineReason,
  type GateMode,
  type LanguageDetector,
  type LanguageModel,
  type Markdown,
  type Moderation,
  makeUseCases,
  NO_MODERATION,
  NO_RESOURCES,
  type PageReader,
  type PaymentTrouble,
  paymentGateways,
  type ResourceSearch,
  type SafetyCheck,
  type Spending,
  UNLIMITED,
} from '../src/index.ts'
import { makeMemoryAccessTokens } from './memory/access-tokens.ts'
import { makeSettableClock, noPause } from './memory/clock.ts'
import { makeMemoryCommonPasswords } from './memory/common-passwords.ts'
import { makeMemoryFileWriters } from './memory/file-writers.ts'
import { makeCounterIdSource } from './memory/id-source.ts'
import { makeMemoryJobRunner } from './memory/job-runner.ts'
import { makeMemoryLanguageDetector } from './memory/language-detector.ts'
import { makeMemoryMailer } from './memory/mailer.ts'
import { makeMemoryMarkdown } from './memory/markdown.ts'
import { makeMemoryPasswordHasher } from './memory/password-hasher.ts'
import { makeMemoryPaymentGateway } from './memory/payment-gateway.ts'
import { makeMemorySafetyCheck } from './memory/safety-check.ts'
import { makeMemoryScheduler } from './memory/scheduler.ts'
import { makeMemorySourceStore } from './memory/source-store.ts'
import { makeMemoryStorage } from './memory/storage.ts'

export type Fixture = ReturnType<typeof makeFixture>

/** The whole domain on in-memory adapters: what a test plays on. */
export function makeFixture({
  model,
  spending = UNLIMITED,
  markdown = makeMemoryMarkdown(),
  languages = makeMemoryLanguageDetector(),
  safety = makeMemorySafetyCheck(),
  moderation = NO_MODERATION,
  gates = 'enforce',
  prepareAhead = false,
  resourceSearch = NO_RESOURCES.resourceSearch,
  pageReader = NO_RESOURCES.pageReader,
}: {
  readonly model: LanguageModel
  readonly spending?: Spending
  readonly markdown?: Markdown
  readonly languages?: LanguageDetector
  readonly safety?: SafetyCheck
  readonly moderation?: Moderation
  readonly gates?: GateMode
  readonly prepareAhead?: boolean
  readonly resourceSearch?: ResourceSearch
  readonly pageReader?: PageReader
}) {
  const storage = makeMemoryStorage()
  const clock = makeSettableClock()
  const declined: DeclineReason[] = []
  const paymentTroubles: PaymentTrouble[] = []
  const payments = makeMemoryPaymentGateway(clock)
  const parts = {
    ...storage,
    clock,
    ids: makeCounterIdSource(),
    mailer: makeMemoryMailer(),
    passwordHasher: makeMemoryPasswordHasher(),
    commonPasswords: makeMemoryCommonPasswords(['password', 'trustno1']),
    accessTokens: makeMemoryAccessTokens({ clock }),
    ...makeMemoryFileWriters(),
    payments,
    gateways: paymentGateways(payments),
    resourceSearch,
    pageReader,
    sourceStore: makeMemorySourceStore(),
    languages,
    safety,
    scheduler: makeMemoryScheduler(),
  }
  const useCases = makeUseCases({
    ...parts,
    model,
    spending,
    markdown,
    moderation,
    gates,
    prepareAhead,
    pause: noPause,
    settings: { appName: 'Waymark', appUrl: 'http://localhost:3000' },
    onDeclined: (reason) => declined.push(reason),
    onPaymentTrouble: (trouble) => paymentTroubles.push(trouble),
  })
  const handlers = useCases.jobHandlers
  return {
    ...parts,
    paymentTroubles,
    /** Why conversations were declined, in the order in which they were. */
    declined,
    handlers,
    runner: makeMemoryJobRunner({ jobs: storage.jobs, handlers, clock }),
    useCases,
  }
}
