import {
  makeUseCases,
  NO_MODERATION,
  NO_RESOURCES,
  type PaymentGateway,
  type Ports,
  paymentGateways,
  UNLIMITED,
  type UnitOfWork,
} from '@app/domain'
import {
  makeMemoryAccessTokens,
  makeMemoryCommonPasswords,
  makeMemoryFileWriters,
  makeMemoryMailer,
  makeMemoryPasswordHasher,
  makeMemoryPaymentGateway,
  makeMemorySafetyCheck,
  makeRandomIdSource,
  makeScriptedLanguageModel,
  makeSettableClock,
} from '@app/domain/testing'
import { makeLanguageDetector } from '@app/franc'
import { makeScheduler } from '@app/fsrs'
import { makeMarkdown } from '@app/markdown'
import { openPostgres } from '@app/postgres'
import { migratedDatabase } from '@app/testing/database'
import { expect } from 'vitest'

export type DomainOnPostgres = Awaited<ReturnType<typeof openDomainOnPostgres>>

type Options = Partial<
  Pick<Ports, 'model' | 'spending' | 'clock' | 'onPaymentTrouble' | 'prepareAhead' | 'resourceSearch' | 'pageReader'>
> & {
  readonly gateway?: PaymentGateway
  readonly connections?: number
  /** Stands between the domain and the storage. */
  readonly around?: (unitOfWork: UnitOfWork) => UnitOfWork
}

/** The whole domain on a real PostgreSQL of its own, with everything else in memory: for what happens at the same moment. */
export async function openDomainOnPostgres(serverUrl: string, options: Options = {}) {
  const database = await migratedDatabase(serverUrl)
  const { connections = 10 } = options
  const postgres = openPostgres({ url: database.url, connections })
  const settable = makeSettableClock()
  const clock = options.clock ?? settable
  const mailer = makeMemoryMailer()
  const payments = makeMemoryPaymentGateway(clock)
  const useCases = makeUseCases({
    unitOfWork: options.around?.(postgres.unitOfWork) ?? postgres.unitOfWork,
    readModels: postgres.readModels,
    adminReadModels: postgres.adminReadModels,
    model: options.model ?? makeScriptedLanguageModel(),
    markdown: makeMarkdown(),
    languages: makeLanguageDetector(),
    scheduler: makeScheduler(),
    safety: makeMemorySafetyCheck(),
    moderation: NO_MODERATION,
    resourceSearch: options.resourceSearch ?? NO_RESOURCES.resourceSearch,
    pageReader: options.pageReader ?? NO_RESOURCES.pageReader,
    sourceStore: postgres.sourceStore,
    mailer,
    ...makeMemoryFileWriters(),
    passwordHasher: makeMemoryPasswordHasher(),
    commonPasswords: makeMemoryCommonPasswords([]),
    accessTokens: makeMemoryAccessTokens({ clock }),
    gateways: paymentGateways(options.gateway ?? payments),
    ids: makeRandomIdSource(),
    clock,
    pause: async () => {},
    settings: { appName: 'Waymark', appUrl: 'http://localhost:3000' },
    spending: options.spending ?? UNLIMITED,
    prepareAhead: options.prepareAhead ?? false,
    onPaymentTrouble: options.onPaymentTrouble ?? (() => {}),
  })
  return {
    url: database.url,
    postgres,
    useCases,
    /** Stands still until it is set; not the one in use when another was given. */
    clock: settable,
    mailer,
    payments,
    /** Fails unless every invariant of the ledger holds, and says which row breaks one. I8 aside: a test's server is not durable. */
    expectSoundLedger: async () => {
      const findings = await postgres.checkLedger()
      expect(findings.filter(({ broken, invariant }) => broken > 0 && invariant !== 'I8')).toEqual([])
    },
    close: async () => {
      await postgres.close()
      await database.drop()
    },
  }
}
