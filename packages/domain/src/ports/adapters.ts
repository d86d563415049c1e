import type { Scheduler } from '../reviews/scheduler.ts'
import type { LanguageDetector } from '../tutoring/language-detector.ts'
import type { Markdown } from '../tutoring/markdown.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { CalendarWriter } from './calendar-writer.ts'
import type { Clock, Pause } from './clock.ts'
import type { CommonPasswords } from './common-passwords.ts'
import type { DeckWriter } from './deck-writer.ts'
import type { IdSource } from './id-source.ts'
import type { LanguageModel } from './language-model.ts'
import type { Mailer } from './mailer.ts'
import type { Moderation } from './moderation.ts'
import type { PageReader } from './page-reader.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { PaymentGateways } from './payment-gateway.ts'
import type { AdminReadModels } from './read-models/admin.ts'
import type { ReadModels } from './read-models/learner.ts'
import type { ResourceSearch } from './resource-search.ts'
import type { SafetyCheck } from './safety-check.ts'
import type { SourceStore } from './source-store.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** An adapter for each port. A use case names those that it takes: `Pick<Adapters, 'unitOfWork' | 'clock'>`. */
export type Adapters = {
  readonly unitOfWork: UnitOfWork
  readonly readModels: ReadModels
  readonly adminReadModels: AdminReadModels
  readonly model: LanguageModel
  readonly markdown: Markdown
  readonly languages: LanguageDetector
  readonly scheduler: Scheduler
  readonly safety: SafetyCheck
  readonly moderation: Moderation
  readonly mailer: Mailer
  readonly passwordHasher: PasswordHasher
  readonly commonPasswords: CommonPasswords
  readonly accessTokens: AccessTokens
  readonly gateways: PaymentGateways
  readonly resourceSearch: ResourceSearch
  readonly pageReader: PageReader
  readonly sourceStore: Pick<SourceStore, 'states' | 'removeExpired'>
  readonly deckWriter: DeckWriter
  readonly calendarWriter: CalendarWriter
  readonly ids: IdSource
  readonly clock: Clock
  readonly pause: Pause
}
