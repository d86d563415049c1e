import 'reflect-metadata'
import { makeDeckWriter } from '@app/anki'
import type { Ports } from '@app/domain'
import { makeLanguageDetector } from '@app/franc'
import { makeScheduler } from '@app/fsrs'
import { makeCalendarWriter } from '@app/ical'
import { makeAccessTokens } from '@app/jose'
import { makeMarkdown } from '@app/markdown'
import type { Postgres } from '@app/postgres'
import { Container } from 'inversify'
import type { Logger } from 'pino'
import { choosePasswords } from './adapters/passwords.ts'
import { logPaymentTrouble } from './adapters/payments.ts'
import type { Config } from './config.ts'
import { logModelCalls, logUnsavedModelCall } from './metrics/choose-metrics.ts'
import type { Metrics } from './metrics/metrics.ts'
import { makeSystemIds, systemClock, systemPause } from './system.ts'

declare const provides: unique symbol
/** A symbol that knows what it stands for: without the (never set) property any token would pass for any other. */
export type Token<T> = symbol & { readonly [provides]: T }

const NAMES = [
  ...(['unitOfWork', 'readModels', 'adminReadModels', 'model', 'markdown', 'safety', 'moderation', 'mailer'] as const),
  ...(['passwordHasher', 'commonPasswords', 'accessTokens', 'gateways', 'ids', 'clock', 'pause'] as const),
  ...([
    'resourceSearch',
    'pageReader',
    'sourceStore',
    'languages',
    'scheduler',
    'deckWriter',
    'calendarWriter',
  ] as const),
  ...(['settings', 'spending', 'gates', 'prepareAhead', 'onDeclined', 'onFailedAttempt', 'onModelCall'] as const),
  ...(['onCallNotSaved', 'onPaymentTrouble'] as const),
]

type Tokens<Name extends keyof Ports> = { readonly [N in Name]-?: Token<Required<Ports>[N]> }

/** One for each port, those that the domain can do without too: one that is missing does not compile. */
export const portTokens: Tokens<keyof Ports> =
  // fromEntries forgets the names
  Object.fromEntries(NAMES.map((name) => [name, Symbol(name)])) as Tokens<(typeof NAMES)[number]>

/** What `startServer` has opened and chosen before, as some of it is asynchronous or must be closed. */
export type Parts = Pick<Ports, 'model' | 'safety' | 'moderation' | 'mailer' | 'gateways'> & {
  readonly config: Config
  readonly log: Logger
  /** Signs access tokens and mailed links. */
  readonly secret: string
  readonly metrics: Metrics | null
  readonly postgres: Pick<Postgres, 'unitOfWork' | 'readModels' | 'adminReadModels' | 'sourceStore'>
  readonly resources: Pick<Ports, 'resourceSearch' | 'pageReader'>
}

/** Binds each port to its adapter. `makeUseCases` builds the use cases from them. */
export function makeContainer(parts: Parts): Container {
  const { config, log, secret, metrics, postgres } = parts
  const container = new Container({ defaultScope: 'Singleton' })
  const bind = <T>(token: Token<T>) => container.bind<T>(token)
  const passwords = choosePasswords(config)
  const p = portTokens

  bind(p.unitOfWork).toConstantValue(postgres.unitOfWork)
  bind(p.readModels).toConstantValue(postgres.readModels)
  bind(p.adminReadModels).toConstantValue(postgres.adminReadModels)
  bind(p.model).toConstantValue(parts.model)
  bind(p.markdown).toDynamicValue(makeMarkdown)
  bind(p.languages).toDynamicValue(makeLanguageDetector)
  bind(p.scheduler).toDynamicValue(makeScheduler)
  bind(p.safety).toConstantValue(parts.safety)
  bind(p.moderation).toConstantValue(parts.moderation)
  bind(p.mailer).toConstantValue(parts.mailer)
  bind(p.passwordHasher).toConstantValue(passwords.passwordHasher)
  bind(p.commonPasswords).toConstantValue(passwords.commonPasswords)
  bind(p.accessTokens).toDynamicValue(() => makeAccessTokens({ secret, issuer: config.appUrl }))
  bind(p.gateways).toConstantValue(parts.gateways)
  bind(p.deckWriter).toDynamicValue(makeDeckWriter)
  bind(p.calendarWriter).toDynamicValue(makeCalendarWriter)
  bind(p.ids).toDynamicValue(() => makeSystemIds(secret))
  bind(p.clock).toConstantValue(systemClock)
  bind(p.pause).toConstantValue(systemPause)
  bind(p.resourceSearch).toConstantValue(parts.resources.resourceSearch)
  bind(p.pageReader).toConstantValue(parts.resources.pageReader)
  bind(p.sourceStore).toConstantValue(postgres.sourceStore)
  bind(p.settings).toConstantValue({ appName: config.appName, appUrl: config.appUrl })
  bind(p.spending).toConstantValue(config.spending)
  bind(p.gates).toConstantValue(config.gates)
  bind(p.prepareAhead).toConstantValue(config.prepareAhead)
  bind(p.onDeclined).toConstantValue((reason) => metrics?.onDeclined(reason))
  bind(p.onFailedAttempt).toConstantValue(({ task, attempt, cause, detail }) =>
    log.warn({ task, attempt, cause, detail }, `The tutor gave no ${task} (attempt ${attempt}): ${cause} ${detail}`),
  )
  bind(p.onModelCall).toConstantValue(logModelCalls(log, config, metrics))
  bind(p.onCallNotSaved).toConstantValue(logUnsavedModelCall(log))
  bind(p.onPaymentTrouble).toConstantValue(logPaymentTrouble(log))
  return container
}

/** Every port of the container, under its name. Throws for one that is not bound. */
export const portsOf = (container: Container): Ports =>
  // the tokens say that each value has the type that its name asks for
  Object.fromEntries(Object.entries(portTokens).map(([name, token]) => [name, container.get(token)])) as Ports
