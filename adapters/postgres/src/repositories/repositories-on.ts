import type { Repositories } from '@app/domain'
import { type JobSender, makeJobQueue, type RequestId } from '../jobs/job-queue.ts'
import type { Transaction } from '../transaction.ts'
import { makeAuditLog } from './audit-log.ts'
import { makeChapterPartRepository } from './chapter-part-repository.ts'
import { makeChapterRepository } from './chapter-repository.ts'
import { makeChapterVersionRepository } from './chapter-version-repository.ts'
import { makeCheckAttemptRepository } from './check-attempt-repository.ts'
import { makeConversationRepository } from './conversation-repository.ts'
import { makeHelpTurnRepository } from './help-turn-repository.ts'
import { makeLinkRepository } from './link-repository.ts'
import { makeModelCallRepository } from './model-call-repository.ts'
import { makePlacementRepository } from './placement-repository.ts'
import { makePlanRepository } from './plan-repository.ts'
import { makePlanShareRepository } from './plan-share-repository.ts'
import { makePurchaseRepository } from './purchase-repository.ts'
import { makeRegistrationRepository } from './registration-repository.ts'
import { makeResourceListRepository } from './resource-list-repository.ts'
import { makeReviewRepository } from './review-repository.ts'
import { makeSecretLinkRepository } from './secret-link-repository.ts'
import { makeSessionRepository } from './session-repository.ts'
import { makeMailLog, makeOperatorAlertLog, makeStaffNoteRepository } from './support-repositories.ts'
import { makeUserRepository } from './user-repository.ts'
import { makeWalletRepository } from './wallet-repository.ts'

/** Beside the connection, what some of them write with. */
export type Writing = { readonly sender: JobSender; readonly requestId: RequestId }

export const repositoriesOn = (transaction: Transaction, writing: Writing): Repositories => ({
  users: makeUserRepository(transaction),
  sessions: makeSessionRepository(transaction),
  registrations: makeRegistrationRepository(transaction),
  secretLinks: makeSecretLinkRepository(transaction),
  wallets: makeWalletRepository(transaction),
  purchases: makePurchaseRepository(transaction),
  plans: makePlanRepository(transaction),
  planShares: makePlanShareRepository(transaction),
  chapters: makeChapterRepository(transaction),
  chapterParts: makeChapterPartRepository(transaction),
  chapterVersions: makeChapterVersionRepository(transaction),
  checkAttempts: makeCheckAttemptRepository(transaction),
  helpTurns: makeHelpTurnRepository(transaction),
  resourceLists: makeResourceListRepository(transaction),
  links: makeLinkRepository(transaction),
  reviews: makeReviewRepository(transaction),
  conversations: makeConversationRepository(transaction),
  placements: makePlacementRepository(transaction),
  auditLog: makeAuditLog(transaction),
  staffNotes: makeStaffNoteRepository(transaction),
  mailLog: makeMailLog(transaction),
  operatorAlerts: makeOperatorAlertLog(transaction),
  modelCalls: makeModelCallRepository(transaction, writing.requestId),
  jobs: makeJobQueue(transaction, writing),
})
